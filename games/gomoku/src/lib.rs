//! 오목(Gomoku): 15×15 판의 점에 번갈아 돌을 놓아 다섯을 한 줄로 이으면 이긴다.
//!
//! 네 벌의 규칙이 있다: 여섯 이상도 이기는 자유룰(free-style), 꼭 다섯만 이기는 표준룰(standard),
//! 두 쪽 모두 3-3을 둘 수 없는 일반룰, 검정만 3-3, 4-4, 여섯을 두면 지는 렌주룰(renju). 렌주룰의 출처는
//! 국제렌주연맹(Renju International Federation)의 규칙 9조다.
#![no_std]

extern crate alloc;

mod point;
mod stones;
mod line;
mod rules;
mod judge;
mod windows;
mod candidates;
mod evaluate;
mod notation;
mod picture;
mod info;

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{
    Board, Game, Info, MoveError, Outcome, Piece, PositionError, Side, Stroke, scramble,
};

use judge::{Foul, Judge, Verdict};
pub use point::Point;
use rules::Rules;
use stones::Stones;
use windows::Windows;

/// 한 국면.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gomoku {
    stones: Stones,
    windows: Windows,
    /// 놓인 돌의 열쇠.
    placed: u64,
    side: Side,
    rules: Rules,
    ended: Option<Ended>,
}

/// 목록(catalog)이 부르는 이름.
pub type Position = Gomoku;

/// 돌이 만든 끝. 가득 찬 판은 여기 없다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    Five(Side),
    /// 검정이 마지막에 둔 금수: 판만 보아서는 어느 돌이 마지막인지 알 수 없어 적어 둔다.
    Foul(Point, Foul),
}

impl Gomoku {
    const fn empty(rules: Rules, side: Side) -> Self {
        let (stones, windows) = (Stones::EMPTY, Windows::EMPTY);
        Self { stones, windows, placed: 0, side, rules, ended: None }
    }

    /// 판정 없이 돌을 놓는다.
    fn put(&mut self, side: Side, at: Point) {
        self.windows.place(&self.stones, side, at);
        self.stones.place(side, at);
        self.placed ^= scramble(u64::from(at.place()) << 1 | side.index() as u64);
    }

    /// `side`가 `at`에 놓으면.
    fn verdict(&self, side: Side, at: Point) -> Verdict {
        Judge { stones: &self.stones, rules: self.rules, side }.verdict(at)
    }

    fn is_legal(&self, at: Point) -> bool {
        self.stones.is_empty(at)
            && (self.rules.foul_loses() || !matches!(self.verdict(self.side, at), Verdict::Foul(_)))
    }

    fn has_legal(&self) -> bool {
        Point::sorted().any(|at| self.is_legal(at))
    }
}

impl Game for Gomoku {
    type Move = Point;

    const INFO: Info = info::INFO;

    const SLOTS: usize = Point::COUNT as usize;

    fn start(variant: usize) -> Self {
        Self::empty(Rules::of(variant), Side::First)
    }

    fn variant(&self) -> usize {
        self.rules.variant()
    }

    fn side(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.ended {
            Some(Ended::Five(side)) => Some(Outcome::Won(side)),
            Some(Ended::Foul(..)) => Some(Outcome::Won(Side::Second)),
            None => (!self.has_legal()).then_some(Outcome::Draw),
        }
    }

    fn reason(&self) -> &'static str {
        match self.ended {
            Some(Ended::Five(_)) => "five",
            Some(Ended::Foul(_, foul)) => foul.reason(),
            None => "full",
        }
    }

    fn legal(&self, moves: &mut Vec<Point>) {
        if self.ended.is_none() {
            moves.extend(Point::sorted().filter(|&at| self.is_legal(at)));
        }
    }

    fn play(&mut self, at: Point) {
        self.ended = match self.verdict(self.side, at) {
            Verdict::Five => Some(Ended::Five(self.side)),
            Verdict::Foul(foul) => Some(Ended::Foul(at, foul)),
            Verdict::Plain => None,
        };
        self.put(self.side, at);
        self.side = !self.side;
    }

    fn key(&self) -> u64 {
        let foul = match self.ended {
            Some(Ended::Foul(at, _)) => 1 + u64::from(at.place()),
            _ => 0,
        };
        let rest = foul << 3 | (self.variant() as u64) << 1 | self.side.index() as u64;
        self.placed ^ scramble(!rest)
    }

    fn write_move(&self, at: Point, out: &mut String) {
        notation::write_point(at, out);
    }

    fn write(&self, out: &mut String) {
        notation::write(self, out);
    }

    fn parse(variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(Rules::of(variant), text)
    }

    fn is_move_syntax(text: &str) -> bool {
        notation::read_point(text).is_some()
    }

    fn parse_move(&self, text: &str) -> Result<Point, MoveError> {
        let at = notation::read_point(text).ok_or(MoveError::Syntax)?;
        if self.ended.is_some() || !self.stones.is_empty(at) {
            return Err(MoveError::Illegal);
        }
        // 두면 지는 금수는 둘 수 있으니, 둘 수 없는 빈 점은 일반룰의 3-3뿐이다.
        self.is_legal(at).then_some(at).ok_or(MoveError::Forbidden(info::DOUBLE_THREE))
    }

    fn board(&self) -> Board {
        picture::board()
    }

    fn pieces(&self, out: &mut Vec<Piece>) {
        picture::pieces(self, out);
    }

    fn stroke(&self, at: Point) -> Stroke {
        Stroke::place(at.place())
    }

    fn candidates(&self, moves: &mut Vec<Point>) {
        candidates::push(self, moves);
    }

    fn slot(&self, at: Point) -> usize {
        at.place().into()
    }

    fn hint(&self, at: Point) -> i32 {
        windows::hint(&self.stones, self.side, at)
    }
}
