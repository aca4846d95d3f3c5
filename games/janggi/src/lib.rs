//! 장기(Janggi): 궁성(palace)의 궁을 외통으로 몰거나, 점수로 가린다.
//!
//! 행마는 판에 그은 줄에서 나온 표로, 장군은 궁에서 바깥을 내다보아 안다. 규칙의 갈래는
//! [`Profile`], 마와 상의 차림은 [`Setup`]이다. 읽는 차례는 모듈의 차례와 같다.
#![no_std]

extern crate alloc;

mod few;
mod point;
mod points;
mod tables;
mod man;
mod men;
mod reach;
mod attack;
mod profile;
mod setup;
mod legal;
mod ends;
mod notation;
mod words;
mod fen;
mod info;
mod picture;
mod evaluate;

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{
    Board, End, Game, Info, Outcome, Piece, PositionError, Side, Step, Stroke, Words, scramble,
};

use ends::PASS_KEYS;
use evaluate::POINT;
use man::Kind;
use men::Men;
use point::{FILES, POINTS, Point};

pub use profile::Profile;
pub use setup::Setup;

/// 한 수: 기물이 떠나는 점과 닿는 점. 제자리로 가는 궁은 쉬는 수다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    from: Point,
    to: Point,
}

impl Move {
    /// 쉬는 수(pass)인가.
    #[must_use]
    pub const fn is_pass(self) -> bool {
        self.from == self.to
    }
}

/// 한 국면.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Janggi {
    men: Men,
    /// 둘 차례.
    side: Side,
    /// 방금 잇달아 쉰 수, 0–2.
    passes: u8,
    /// 둘 차례인 쪽이 장군을 받고 있는가. 마디마다 여러 번 묻기에 적어 둔다.
    check: bool,
    /// 잡지 않고 둔 수(ply).
    quiet: u16,
    /// 몇째 수인가: 한이 둘 때마다 하나씩.
    number: u16,
    profile: Profile,
}

/// 목록(catalog)이 부르는 이름.
pub type Position = Janggi;

impl Janggi {
    /// 두 쪽의 차림을 골라 시작한다. 차림은 저마다 제 왼쪽에서 읽는다.
    #[must_use]
    pub fn with_setups(profile: Profile, cho: Setup, han: Setup) -> Self {
        let (men, side) = (setup::men(cho, han), Side::First);
        Self { men, side, passes: 0, check: false, quiet: 0, number: 1, profile }
    }
}

impl Game for Janggi {
    type Move = Move;

    const INFO: Info = info::INFO;
    const NOISY: bool = true;

    const LETTERS: &'static str = "KARCNBP";
    const WORTHS: &'static [u8] = &man::WORTHS;
    const OTHER_GLYPHS: &'static [[&'static str; 2]] = info::HANGUL;
    const COUNTED: &'static [&'static str] = &ends::COUNTED;
    const SETUPS: &'static [Words] = &Setup::NAMES;
    const SELECTIVE: bool = true;
    const ASCII_ORDER: bool = false;
    const SLOTS: usize = POINTS * POINTS;

    fn start(variant: usize) -> Self {
        Self::with_setups(Profile::ALL[variant], Setup::Heeh, Setup::Heeh)
    }

    fn arranged(variant: usize, [cho, han]: [usize; 2]) -> Self {
        Self::with_setups(Profile::ALL[variant], Setup::ALL[cho], Setup::ALL[han])
    }

    fn variant(&self) -> usize {
        self.profile as usize
    }

    fn side(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended().map(|(outcome, _)| outcome)
    }

    fn reason(&self) -> &'static str {
        self.ended().map_or("", |(_, reason)| reason)
    }

    fn legal(&self, moves: &mut Vec<Move>) {
        self.each_step(|mv| moves.push(mv));
        moves.extend(self.pass());
    }

    fn play(&mut self, mv: Move) {
        let captured = if mv.is_pass() { None } else { self.men.shift(mv.from, mv.to) };
        self.passes = if mv.is_pass() { self.passes + 1 } else { 0 };
        self.quiet = if captured.is_some() { 0 } else { self.quiet.saturating_add(1) };
        self.number = self.number.saturating_add(u16::from(self.side == Side::Second));
        self.side = !self.side;
        self.check = self.men.in_check(self.side);
    }

    /// 쉬는 수와 달리 판을 끝내지 않는다. 쉬는 것이 뜻을 갖는 국면에서는 넘기지 않는다.
    fn null_move(&self) -> Option<Self> {
        let plain = self.passes == 0 && !self.check && !self.is_bikjang();
        let (side, quiet) = (!self.side, self.quiet.saturating_add(1));
        plain.then(|| Self { side, quiet, check: self.men.in_check(side), ..self.clone() })
    }

    fn key(&self) -> u64 {
        let rules = scramble((2 * self.profile as u64 + self.side as u64) << 32);
        self.men.key() ^ rules ^ PASS_KEYS[usize::from(self.passes)]
    }

    fn write_move(&self, mv: Move, out: &mut String) {
        notation::write_move(mv, out);
    }

    fn write(&self, out: &mut String) {
        fen::write(self, out);
    }

    fn parse(variant: usize, text: &str) -> Result<Self, PositionError> {
        fen::parse(Profile::ALL[variant], text)
    }

    fn board(&self) -> Board {
        picture::board()
    }

    fn pieces(&self, out: &mut Vec<Piece>) {
        picture::pieces(&self.men, out);
    }

    fn stroke(&self, mv: Move) -> Stroke {
        picture::stroke(mv)
    }

    fn is_move_syntax(text: &str) -> bool {
        notation::is_move(text)
    }

    fn say_move(&self, mv: Move, out: &mut String) {
        notation::say_move(self, mv, out);
    }

    fn say_other(&self, mv: Move, out: &mut String) {
        notation::say_letters(self, mv, out);
    }

    fn respell(text: &str) -> Option<String> {
        notation::respell(text)
    }

    fn adjudicated(&self) -> Option<End> {
        self.capped()
    }

    fn recurred(&self, trail: &[Step]) -> Option<End> {
        self.repeated(trail)
    }

    fn reversible_plies(&self) -> u32 {
        self.quiet.into()
    }

    fn points(&self) -> Option<[i32; 2]> {
        Some(self.half_points())
    }

    fn notice(&self) -> Option<Words> {
        (self.is_bikjang() && self.passes == 0).then(|| info::bikjang(self.profile.counts()))
    }

    fn in_check(&self) -> bool {
        self.check
    }

    fn checked(&self) -> Option<u8> {
        self.check.then(|| self.men.general(self.side))
    }

    fn capture(&self, mv: Move) -> Option<(i32, i32)> {
        let worth = |kind: Kind| POINT * i32::from(kind.worth());
        let victim = self.men.at(mv.to).filter(|_| !mv.is_pass())?;
        Some((worth(victim.kind), self.men.at(mv.from).map_or(0, |man| worth(man.kind))))
    }

    fn noisy(&self, moves: &mut Vec<Move>) {
        self.each_capture(|mv| moves.push(mv));
    }

    fn slot(&self, mv: Move) -> usize {
        usize::from(mv.from) * POINTS + usize::from(mv.to)
    }

    /// 비싼 것을 싼 것으로 잡는 수, 앞으로 나아가는 수, 물러나는 수, 쉬는 수의 차례.
    fn hint(&self, mv: Move) -> i32 {
        match self.capture(mv) {
            Some((victim, attacker)) => 100 + (16 * victim - attacker) / POINT,
            None if mv.is_pass() => -100,
            None => {
                let down = i32::from(mv.to / FILES) - i32::from(mv.from / FILES);
                down * i32::from(point::forward(self.side))
            }
        }
    }
}

/// 국면은 마디마다 베끼므로 256바이트를 넘지 않는다.
const _: () = assert!(size_of::<Janggi>() <= 256);
