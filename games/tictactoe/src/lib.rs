//! 틱택토(tic-tac-toe): 3×3 판에 X와 O가 번갈아 놓고, 먼저 셋을 한 줄로 이으면 이긴다.
//!
//! 칸은 왼쪽 위부터 0–8. 쪽마다 9비트 한 벌(bitboard)이고, 둘 차례는 놓인 수에서 나온다.
#![no_std]

extern crate alloc;

mod evaluate;
mod info;
mod lines;
mod notation;
mod picture;

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{Board, Game, Info, Outcome, Piece, PositionError, Side, Stroke, scramble};

use lines::{LINES, has_line, joined};

/// 칸의 수.
const CELLS: u8 = 9;
/// 꽉 찬 판.
const FULL: u16 = 0x1ff;

/// 한 국면.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TicTacToe {
    marks: [u16; 2],
}

/// 목록(catalog)이 부르는 이름.
pub type Position = TicTacToe;

impl TicTacToe {
    const fn marks(&self, side: Side) -> u16 {
        self.marks[side.index()]
    }

    const fn filled(&self) -> u16 {
        self.marks[0] | self.marks[1]
    }
}

impl Game for TicTacToe {
    /// 놓을 칸, 0–8.
    type Move = u8;

    const INFO: Info = info::INFO;

    const SLOTS: usize = CELLS as usize;

    fn start(_variant: usize) -> Self {
        Self::default()
    }

    fn side(&self) -> Side {
        if self.filled().count_ones().is_multiple_of(2) { Side::First } else { Side::Second }
    }

    fn outcome(&self) -> Option<Outcome> {
        let last = !self.side();
        if has_line(self.marks(last)) {
            Some(Outcome::Won(last))
        } else {
            (self.filled() == FULL).then_some(Outcome::Draw)
        }
    }

    fn reason(&self) -> &'static str {
        if has_line(self.marks(!self.side())) { "line" } else { "full" }
    }

    fn legal(&self, moves: &mut Vec<u8>) {
        if self.outcome().is_none() {
            moves.extend((0..CELLS).filter(|cell| self.filled() & (1 << cell) == 0));
        }
    }

    fn play(&mut self, cell: u8) {
        self.marks[self.side().index()] |= 1 << cell;
    }

    fn key(&self) -> u64 {
        scramble(u64::from(self.marks[0]) | u64::from(self.marks[1]) << CELLS)
    }

    fn write_move(&self, cell: u8, out: &mut String) {
        notation::write_move(cell, out);
    }

    fn write(&self, out: &mut String) {
        notation::write(self, out);
    }

    fn parse(_variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(text)
    }

    fn is_move_syntax(text: &str) -> bool {
        notation::is_move(text)
    }

    fn board(&self) -> Board {
        picture::board()
    }

    fn pieces(&self, out: &mut Vec<Piece>) {
        picture::pieces(self, out);
    }

    fn stroke(&self, cell: u8) -> Stroke {
        Stroke::place(cell)
    }

    fn decisive(&self, places: &mut Vec<u8>) {
        let line = joined(self.marks(!self.side()));
        places.extend((0..CELLS).filter(|cell| line >> cell & 1 == 1));
    }

    fn slot(&self, cell: u8) -> usize {
        cell.into()
    }

    /// 잇는 칸, 막는 칸, 그다음은 지나는 줄이 많은 칸: 가운데 4, 귀 3, 변 2.
    fn hint(&self, cell: u8) -> i32 {
        let [mine, theirs] = [self.side(), !self.side()].map(|side| self.marks(side) | 1 << cell);
        if has_line(mine) {
            6
        } else if has_line(theirs) {
            5
        } else {
            LINES.iter().map(|line| i32::from(line >> cell & 1)).sum()
        }
    }

    fn plies_left(&self) -> Option<u32> {
        Some(u32::from(CELLS) - self.filled().count_ones())
    }
}
