//! 커넥트 포(Connect 4): 세로 일곱 줄에 번갈아 떨어뜨려, 먼저 넷을 한 줄로 이으면 이긴다.
//!
//! 한 줄은 7비트(맨 위 하나는 늘 빈 울타리)인 두 벌의 비트판(bitboard)이다: 둘 차례의 것과 모두의 것.
#![no_std]

extern crate alloc;

mod bits;
mod board_text;
mod evaluate;
mod history;
mod info;
mod notation;
mod picture;
mod prospect;
mod windows;
mod zugzwang;

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{
    Board, Game, Info, Outcome, Piece, PositionError, Prospect, Side, Stroke, scramble,
};

use bits::{COLUMNS, FLOOR, FULL, bottom, column, has_four, mirror, top};
use evaluate::COLUMN_WEIGHTS;

pub use windows::WINDOWS;

/// 한 국면. 둘 차례는 놓인 수에서 나온다.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Connect4 {
    /// 둘 차례인 쪽의 돌.
    own: u64,
    /// 두 쪽의 돌.
    all: u64,
}

/// 목록(catalog)이 부르는 이름.
pub type Position = Connect4;

impl Connect4 {
    /// `side`의 돌. 칸 (세로줄 c, 아래에서 r)은 비트 7c + r이다.
    #[must_use]
    pub fn discs(&self, side: Side) -> u64 {
        if side == self.side() { self.own } else { self.last() }
    }

    /// 빈칸.
    #[must_use]
    pub const fn empty(&self) -> u64 {
        FULL & !self.all
    }

    /// 방금 둔 쪽의 돌.
    const fn last(&self) -> u64 {
        self.own ^ self.all
    }

    const fn is_open(&self, column: u8) -> bool {
        self.all & top(column) == 0
    }

    /// 그 줄에 떨어진 돌이 서는 칸.
    const fn landing(&self, index: u8) -> u64 {
        (self.all + bottom(index)) & column(index)
    }

    /// 다음 돌이 설 수 있는 칸 모두.
    const fn landings(&self) -> u64 {
        (self.all + FLOOR) & FULL
    }

    /// 국면을 세로줄마다 한 수로: 높이가 h면 2^h − 1과 2^(h+1) − 2 사이라, 줄끼리도 높이끼리도 겹치지 않는다.
    const fn columns(&self) -> u64 {
        self.own + self.all
    }
}

impl Game for Connect4 {
    /// 둘 세로줄, 0–6.
    type Move = u8;

    const INFO: Info = info::INFO;

    /// 돌이 서는 칸마다 하나.
    const SLOTS: usize = (COLUMNS * COLUMNS) as usize;

    fn start(_variant: usize) -> Self {
        Self::default()
    }

    fn side(&self) -> Side {
        if self.all.count_ones().is_multiple_of(2) { Side::First } else { Side::Second }
    }

    fn outcome(&self) -> Option<Outcome> {
        if has_four(self.last()) {
            Some(Outcome::Won(!self.side()))
        } else {
            (self.all == FULL).then_some(Outcome::Draw)
        }
    }

    fn reason(&self) -> &'static str {
        if has_four(self.last()) { "line" } else { "full" }
    }

    fn legal(&self, moves: &mut Vec<u8>) {
        if !has_four(self.last()) {
            moves.extend((0..COLUMNS).filter(|&column| self.is_open(column)));
        }
    }

    fn play(&mut self, column: u8) {
        self.own = self.last();
        self.all |= self.all + bottom(column);
    }

    fn key(&self) -> u64 {
        scramble(self.columns())
    }

    fn write_move(&self, column: u8, out: &mut String) {
        notation::write_move(column, out);
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

    fn stroke(&self, column: u8) -> Stroke {
        picture::stroke(self, column)
    }

    fn decisive(&self, places: &mut Vec<u8>) {
        picture::fours(self.last(), places);
    }

    fn slot(&self, column: u8) -> usize {
        self.landing(column).trailing_zeros() as usize
    }

    /// 가운데부터.
    fn hint(&self, column: u8) -> i32 {
        COLUMN_WEIGHTS[usize::from(column)]
    }

    fn plies_left(&self) -> Option<u32> {
        Some(self.empty().count_ones())
    }

    fn symmetric_key(&self) -> u64 {
        let columns = self.columns();
        scramble(columns.min(mirror(columns)))
    }

    fn prospect(&self, left: u32) -> Prospect {
        prospect::prospect(self, left)
    }

    fn replies(&self, columns: &mut Vec<u8>) {
        prospect::replies(self, columns);
    }
}
