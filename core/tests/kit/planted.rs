//! 버그를 심은 띠: 놀이의 물음마다 지금 심은 버그가 답한다.

use std::cell::Cell;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::rc::Rc;

use gaji_core::{
    Board, End, Evaluate, Game, Info, MoveError, Outcome, Piece, PositionError, Side, Step, Stroke,
    Term,
};

use super::bug::planted;
use super::strip::{Hop, Strip};
use super::words;

/// 놀이의 상수: 상수의 버그는 여기서 나온다.
pub(crate) trait Facts: Debug + 'static {
    const INFO: Info = words::INFO;
    const TERMS: &'static [Term] = words::TERMS;
    const UNIT: i64 = Strip::UNIT;
}

/// 옳은 상수.
#[derive(Debug)]
pub(crate) struct Right;

impl Facts for Right {}

/// 국면을 담는 그릇: 그릇의 버그(나누어 쓰기, 큰 크기)는 여기서 나온다.
pub(crate) trait Body: Clone + Debug + 'static {
    fn of(strip: Strip) -> Self;
    fn get(&self) -> Strip;
    fn set(&mut self, strip: Strip);
}

impl Body for Strip {
    fn of(strip: Strip) -> Self {
        strip
    }
    fn get(&self) -> Strip {
        *self
    }
    fn set(&mut self, strip: Strip) {
        *self = strip;
    }
}

/// 복사해도 같은 국면을 가리킨다(aliasing).
impl Body for Rc<Cell<Strip>> {
    fn of(strip: Strip) -> Self {
        Self::new(Cell::new(strip))
    }
    fn get(&self) -> Strip {
        Cell::get(self)
    }
    fn set(&mut self, strip: Strip) {
        Cell::set(self, strip);
    }
}

/// 너무 큰 국면.
#[derive(Clone, Debug)]
pub(crate) struct Padded {
    strip: Strip,
    _padding: [u8; 256],
}

impl Body for Padded {
    fn of(strip: Strip) -> Self {
        Self { strip, _padding: [0; 256] }
    }
    fn get(&self) -> Strip {
        self.strip
    }
    fn set(&mut self, strip: Strip) {
        self.strip = strip;
    }
}

/// 지금 심은 버그로 두는 띠.
#[derive(Debug)]
pub(crate) struct Planted<F = Right, S = Strip> {
    body: S,
    facts: PhantomData<fn() -> F>,
}

impl<F: Facts, S: Body> Planted<F, S> {
    fn of(strip: Strip) -> Self {
        Self { body: S::of(strip), facts: PhantomData }
    }

    fn strip(&self) -> Strip {
        self.body.get()
    }
}

impl<F, S: Clone> Clone for Planted<F, S> {
    fn clone(&self) -> Self {
        Self { body: self.body.clone(), facts: PhantomData }
    }
}

impl<F: Facts, S: Body> PartialEq for Planted<F, S> {
    fn eq(&self, other: &Self) -> bool {
        (planted().equal)(&self.strip(), &other.strip())
    }
}

impl<F: Facts, S: Body> Eq for Planted<F, S> {}

impl<F: Facts, S: Body> Game for Planted<F, S> {
    type Move = Hop;
    const INFO: Info = F::INFO;
    const NOISY: bool = Strip::NOISY;
    const SLOTS: usize = Strip::SLOTS;

    fn start(_: usize) -> Self {
        Self::of((planted().start)())
    }
    fn side(&self) -> Side {
        self.strip().side
    }
    fn outcome(&self) -> Option<Outcome> {
        (planted().outcome)(&self.strip())
    }
    fn reason(&self) -> &'static str {
        (planted().reason)(&self.strip())
    }
    fn legal(&self, moves: &mut Vec<Hop>) {
        (planted().legal)(&self.strip(), moves);
    }
    fn play(&mut self, hop: Hop) {
        let mut strip = self.strip();
        (planted().play)(&mut strip, hop);
        self.body.set(strip);
    }
    fn key(&self) -> u64 {
        (planted().key)(&self.strip())
    }
    fn write_move(&self, hop: Hop, out: &mut String) {
        (planted().write_move)(&self.strip(), hop, out);
    }
    fn write(&self, out: &mut String) {
        (planted().write)(&self.strip(), out);
    }
    fn parse(_: usize, text: &str) -> Result<Self, PositionError> {
        (planted().parse)(text).map(Self::of)
    }
    fn board(&self) -> Board {
        (planted().board)(&self.strip())
    }
    fn pieces(&self, out: &mut Vec<Piece>) {
        (planted().pieces)(&self.strip(), out);
    }
    fn stroke(&self, hop: Hop) -> Stroke {
        (planted().stroke)(&self.strip(), hop)
    }
    fn is_move_syntax(text: &str) -> bool {
        (planted().is_move_syntax)(text)
    }
    fn parse_move(&self, text: &str) -> Result<Hop, MoveError> {
        (planted().parse_move)(&self.strip(), text)
    }
    fn recurred(&self, trail: &[Step]) -> Option<End> {
        (planted().recurred)(&self.strip(), trail)
    }
    fn reversible_plies(&self) -> u32 {
        (planted().reversible_plies)(&self.strip())
    }
    fn decisive(&self, places: &mut Vec<u8>) {
        (planted().decisive)(&self.strip(), places);
    }
    fn points(&self) -> Option<[i32; 2]> {
        (planted().points)(&self.strip())
    }
    fn capture(&self, hop: Hop) -> Option<(i32, i32)> {
        (planted().capture)(&self.strip(), hop)
    }
    fn gives_check(&self, hop: Hop) -> bool {
        (planted().gives_check)(&self.strip(), hop)
    }
    fn noisy(&self, moves: &mut Vec<Hop>) {
        (planted().noisy)(&self.strip(), moves);
    }
    fn candidates(&self, moves: &mut Vec<Hop>) {
        (planted().candidates)(&self.strip(), moves);
    }
    fn null_move(&self) -> Option<Self> {
        (planted().null_move)(&self.strip()).map(Self::of)
    }
    fn slot(&self, hop: Hop) -> usize {
        (planted().slot)(&self.strip(), hop)
    }
}

impl<F: Facts, S: Body> Evaluate for Planted<F, S> {
    const TERMS: &'static [Term] = F::TERMS;
    const UNIT: i64 = F::UNIT;

    fn features(&self, side: Side, out: &mut [i32]) {
        (planted().features)(&self.strip(), side, out);
    }
    fn move_features(&self, hop: Hop, out: &mut [i32]) {
        (planted().move_features)(&self.strip(), hop, out);
    }
}
