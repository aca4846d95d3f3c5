//! 오델로(Othello): 8×8 판에 돌을 놓아 사이에 낀 상대의 돌을 뒤집고, 끝에 돌이 많은 쪽이 이긴다.
//!
//! 뒤집을 것이 없으면 쉬고(pass), 둘 다 없으면 끝난다. 규칙의 출처는 세계오델로연맹(World Othello
//! Federation)의 규칙집이고, 검정(X)이 먼저 둔다.
#![no_std]

extern crate alloc;

mod discs;
mod evaluate;
mod notation;
mod picture;
mod info;

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{Board, Game, Info, Outcome, Piece, PositionError, Side, Stroke, scramble};

use discs::{BLACK, WHITE};

/// 돌 하나의 값: 끝의 점수와 평가가 모두 돌의 백분의 일을 단위로 쓴다.
const DISC: i32 = 100;

/// 한 국면.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Othello {
    discs: [u64; 2],
    side: Side,
}

/// 목록(catalog)이 부르는 이름.
pub type Position = Othello;

/// 한 수.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// 칸에 놓는다: 8 × 세로줄 + 가로줄(a1은 0, a2는 1, h8은 63).
    Place(u8),
    /// 놓을 곳이 없어 쉰다.
    Pass,
}

impl Othello {
    const fn discs(&self, side: Side) -> u64 {
        self.discs[side.index()]
    }

    const fn empty(&self) -> u64 {
        !(self.discs[0] | self.discs[1])
    }

    /// `side`가 놓을 수 있는 칸.
    fn moves(&self, side: Side) -> u64 {
        discs::moves(self.discs(side), self.discs(!side))
    }

    /// 센 돌 [검정, 하양].
    fn counts(&self) -> [i32; 2] {
        self.discs.map(|discs| discs.count_ones() as i32)
    }
}

impl Game for Othello {
    type Move = Move;

    const INFO: Info = info::INFO;

    const COUNTED: &'static [&'static str] = &["no_moves"];

    /// 예순네 칸과 쉬는 수.
    const SLOTS: usize = 65;

    fn start(_variant: usize) -> Self {
        Self { discs: [BLACK, WHITE], side: Side::First }
    }

    fn side(&self) -> Side {
        self.side
    }

    /// 이긴 크기가 남도록 돌의 차이로 센다: 탐색은 이기는 데 그치지 않고 돌을 하나라도 더 남긴다.
    fn outcome(&self) -> Option<Outcome> {
        let over = self.moves(self.side) == 0 && self.moves(!self.side) == 0;
        let [black, white] = self.counts();
        over.then_some(Outcome::Points((black - white) * DISC))
    }

    fn reason(&self) -> &'static str {
        "no_moves"
    }

    fn legal(&self, moves: &mut Vec<Move>) {
        let squares = self.moves(self.side);
        if squares != 0 {
            moves.extend(discs::squares(squares).map(Move::Place));
        } else if self.moves(!self.side) != 0 {
            moves.push(Move::Pass);
        }
    }

    fn play(&mut self, mv: Move) {
        if let Move::Place(square) = mv {
            let (own, their) = (self.side.index(), (!self.side).index());
            let flips = discs::flips(self.discs[own], self.discs[their], square);
            self.discs[own] |= flips | 1 << square;
            self.discs[their] ^= flips;
        }
        self.side = !self.side;
    }

    /// 한 수에 여러 돌이 뒤집히므로, 하나씩 고치기보다 두 판을 통째로 흩뿌리는 쪽이 빠르다.
    fn key(&self) -> u64 {
        let side = self.side.index() as u64;
        scramble(self.discs[0] ^ scramble(self.discs[1] ^ scramble(side)))
    }

    fn write_move(&self, mv: Move, out: &mut String) {
        notation::write_move(mv, out);
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

    fn stroke(&self, mv: Move) -> Stroke {
        match mv {
            Move::Place(square) => Stroke::place(picture::place(square)),
            Move::Pass => Stroke::PASS,
        }
    }

    fn points(&self) -> Option<[i32; 2]> {
        Some(self.counts().map(|discs| 2 * discs))
    }

    fn slot(&self, mv: Move) -> usize {
        match mv {
            Move::Place(square) => square.into(),
            Move::Pass => Self::SLOTS - 1,
        }
    }

    fn hint(&self, mv: Move) -> i32 {
        evaluate::hint(self, mv)
    }
}
