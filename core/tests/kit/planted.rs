//! 버그를 심은 띠: 놀이의 물음마다 [`Bug`]의 대답을 쓰고, 버그는 대답 하나를 바꾼다.

use std::cell::Cell;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::rc::Rc;

use gaji_core::{
    Board, End, Evaluate, Game, Info, MoveError, Outcome, Piece, PositionError, Side, Step, Stroke,
    Term,
};

use super::strip::{self, Hop, Strip};

/// 버그 하나. 바꾸지 않은 대답은 모두 옳다.
pub(crate) trait Bug: 'static {
    const INFO: Info = strip::INFO;
    const TERMS: &'static [Term] = strip::TERMS;

    fn start() -> Strip {
        Strip::start(0)
    }
    fn equal(left: &Strip, right: &Strip) -> bool {
        left == right
    }
    fn outcome(strip: &Strip) -> Option<Outcome> {
        strip.outcome()
    }
    fn reason(strip: &Strip) -> &'static str {
        strip.reason()
    }
    fn legal(strip: &Strip, moves: &mut Vec<Hop>) {
        strip.legal(moves);
    }
    fn play(strip: &mut Strip, hop: Hop) {
        strip.play(hop);
    }
    fn key(strip: &Strip) -> u64 {
        strip.key()
    }
    fn write_move(strip: &Strip, hop: Hop, out: &mut String) {
        strip.write_move(hop, out);
    }
    fn write(strip: &Strip, out: &mut String) {
        strip.write(out);
    }
    fn parse(text: &str) -> Result<Strip, PositionError> {
        strip::read(text)
    }
    fn board(strip: &Strip) -> Board {
        strip.board()
    }
    fn pieces(strip: &Strip, out: &mut Vec<Piece>) {
        strip.pieces(out);
    }
    fn stroke(strip: &Strip, hop: Hop) -> Stroke {
        strip.stroke(hop)
    }
    fn is_move_syntax(text: &str) -> bool {
        Strip::is_move_syntax(text)
    }
    fn parse_move(strip: &Strip, text: &str) -> Result<Hop, MoveError> {
        let mut moves = Vec::new();
        Self::legal(strip, &mut moves);
        let written = |hop: &Hop| {
            let mut out = String::new();
            Self::write_move(strip, *hop, &mut out);
            out == text
        };
        let refused =
            if Self::is_move_syntax(text) { MoveError::Illegal } else { MoveError::Syntax };
        moves.into_iter().find(written).ok_or(refused)
    }
    fn recurred(strip: &Strip, trail: &[Step]) -> Option<End> {
        strip.recurred(trail)
    }
    fn reversible_plies(strip: &Strip) -> u32 {
        strip.reversible_plies()
    }
    fn points(strip: &Strip) -> Option<[i32; 2]> {
        strip.points()
    }
    fn capture(strip: &Strip, hop: Hop) -> Option<(i32, i32)> {
        strip.capture(hop)
    }
    fn noisy(strip: &Strip, moves: &mut Vec<Hop>) {
        strip.noisy(moves);
    }
    fn candidates(strip: &Strip, moves: &mut Vec<Hop>) {
        Self::legal(strip, moves);
    }
    fn slot(strip: &Strip, hop: Hop) -> usize {
        strip.slot(hop)
    }
    fn features(strip: &Strip, side: Side, out: &mut [i32]) {
        strip.features(side, out);
    }
    fn move_features(strip: &Strip, hop: Hop, out: &mut [i32]) {
        let mut after = *strip;
        Self::play(&mut after, hop);
        Self::features(&after, strip.side, out);
    }
}

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

/// `B`를 심은 띠.
#[derive(Debug)]
pub(crate) struct Planted<B, S = Strip> {
    body: S,
    bug: PhantomData<fn() -> B>,
}

impl<B: Bug, S: Body> Planted<B, S> {
    fn of(strip: Strip) -> Self {
        Self { body: S::of(strip), bug: PhantomData }
    }

    fn strip(&self) -> Strip {
        self.body.get()
    }
}

impl<B, S: Clone> Clone for Planted<B, S> {
    fn clone(&self) -> Self {
        Self { body: self.body.clone(), bug: PhantomData }
    }
}

impl<B: Bug, S: Body> PartialEq for Planted<B, S> {
    fn eq(&self, other: &Self) -> bool {
        B::equal(&self.strip(), &other.strip())
    }
}

impl<B: Bug, S: Body> Eq for Planted<B, S> {}

impl<B: Bug + Debug, S: Body> Game for Planted<B, S> {
    type Move = Hop;
    const INFO: Info = B::INFO;
    const NOISY: bool = Strip::NOISY;
    const SLOTS: usize = Strip::SLOTS;

    fn start(_: usize) -> Self {
        Self::of(B::start())
    }
    fn side(&self) -> Side {
        self.strip().side
    }
    fn outcome(&self) -> Option<Outcome> {
        B::outcome(&self.strip())
    }
    fn reason(&self) -> &'static str {
        B::reason(&self.strip())
    }
    fn legal(&self, moves: &mut Vec<Hop>) {
        B::legal(&self.strip(), moves);
    }
    fn play(&mut self, hop: Hop) {
        let mut strip = self.strip();
        B::play(&mut strip, hop);
        self.body.set(strip);
    }
    fn key(&self) -> u64 {
        B::key(&self.strip())
    }
    fn write_move(&self, hop: Hop, out: &mut String) {
        B::write_move(&self.strip(), hop, out);
    }
    fn write(&self, out: &mut String) {
        B::write(&self.strip(), out);
    }
    fn parse(_: usize, text: &str) -> Result<Self, PositionError> {
        B::parse(text).map(Self::of)
    }
    fn board(&self) -> Board {
        B::board(&self.strip())
    }
    fn pieces(&self, out: &mut Vec<Piece>) {
        B::pieces(&self.strip(), out);
    }
    fn stroke(&self, hop: Hop) -> Stroke {
        B::stroke(&self.strip(), hop)
    }
    fn is_move_syntax(text: &str) -> bool {
        B::is_move_syntax(text)
    }
    fn parse_move(&self, text: &str) -> Result<Hop, MoveError> {
        B::parse_move(&self.strip(), text)
    }
    fn recurred(&self, trail: &[Step]) -> Option<End> {
        B::recurred(&self.strip(), trail)
    }
    fn reversible_plies(&self) -> u32 {
        B::reversible_plies(&self.strip())
    }
    fn points(&self) -> Option<[i32; 2]> {
        B::points(&self.strip())
    }
    fn capture(&self, hop: Hop) -> Option<(i32, i32)> {
        B::capture(&self.strip(), hop)
    }
    fn noisy(&self, moves: &mut Vec<Hop>) {
        B::noisy(&self.strip(), moves);
    }
    fn candidates(&self, moves: &mut Vec<Hop>) {
        B::candidates(&self.strip(), moves);
    }
    fn slot(&self, hop: Hop) -> usize {
        B::slot(&self.strip(), hop)
    }
}

impl<B: Bug + Debug, S: Body> Evaluate for Planted<B, S> {
    const TERMS: &'static [Term] = B::TERMS;
    const UNIT: i64 = Strip::UNIT;

    fn features(&self, side: Side, out: &mut [i32]) {
        B::features(&self.strip(), side, out);
    }
    fn move_features(&self, hop: Hop, out: &mut [i32]) {
        B::move_features(&self.strip(), hop, out);
    }
}
