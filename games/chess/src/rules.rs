//! 체스의 규칙: 수를 두고, 끝을 가린다.

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{Board, End, Game, Info, Outcome, Piece, PositionError, Side, Step, Stroke, Words};

use crate::generate::generate;
use crate::men::Kind;
use crate::moves::{self, Move};
use crate::setup::Setup;
use crate::squares::{self, LAST_RANK, bit};
use crate::tally::{self, Tally};
use crate::{checks, draws, exchange, fen, info, picture, san};

/// 한 국면.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chess {
    pub(crate) setup: Setup,
    /// 잡지도 폰을 밀지도 않은 수.
    pub(crate) clock: u16,
    pub(crate) tally: Tally,
}

impl Chess {
    pub(crate) fn new(setup: Setup, clock: u16) -> Self {
        Self { tally: Tally::of(&setup), setup, clock }
    }
}

impl Game for Chess {
    type Move = Move;

    const INFO: Info = info::INFO;
    const NOISY: bool = true;
    const PROMOTES: bool = true;
    const MATE_IN_MOVES: bool = true;
    const CHECK: Words = Words::new("체크", "check");

    const LETTERS: &'static str = "PNBRQK";
    const WORTHS: &'static [u8] = &[1, 3, 3, 5, 9, 0];
    const SELECTIVE: bool = true;
    const SLOTS: usize = Kind::COUNT * squares::COUNT;
    const ASCII_ORDER: bool = false;

    fn start(_variant: usize) -> Self {
        Self::new(Setup::start(), 0)
    }

    fn side(&self) -> Side {
        self.setup.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        let ended = if self.in_check() { Outcome::Won(!self.side()) } else { Outcome::Draw };
        (!generate(&self.setup, |_, _, _| true)).then_some(ended)
    }

    fn reason(&self) -> &'static str {
        match draws::is_insufficient(&self.setup) {
            _ if self.in_check() => "checkmate",
            true => draws::INSUFFICIENT,
            false => "stalemate",
        }
    }

    /// 차례는 ASCII가 아니라 폰, 나이트, 비숍, 룩, 퀸, 킹이다. 같은 종류에서는 킹을 가리지 않는 말부터
    /// a1 b1 … h8, 도착 칸도 그 차례, 앙파상은 다른 폰의 수 뒤, 승격은 나이트, 비숍, 룩, 퀸.
    fn legal(&self, moves: &mut Vec<Move>) {
        moves::append(&self.setup, !0, !0, moves);
    }

    fn noisy(&self, moves: &mut Vec<Move>) {
        let side = self.side();
        let victims = self.setup.of(!side);
        let en_passant = self.setup.en_passant().map_or(0, bit);
        let for_pawns = victims | LAST_RANK[side.index()] | en_passant;
        moves::append(&self.setup, for_pawns, victims, moves);
    }

    fn play(&mut self, mv: Move) {
        let victim = mv.victim(&self.setup);
        self.tally.play(self.side(), mv, victim);
        let progress = victim.is_some() || mv.kind == Kind::Pawn;
        self.clock = if progress { 0 } else { self.clock.saturating_add(1) };
        self.setup.play(mv, victim);
    }

    /// 킹과 폰만 남으면 넘기는 것이 나을 수 있다(zugzwang).
    fn null_move(&self) -> Option<Self> {
        let humble = self.setup.kind(Kind::Pawn) | self.setup.kind(Kind::King);
        let officers = self.setup.of(self.side()) & !humble;
        let setup = (officers != 0).then(|| self.setup.null_move())??;
        Some(Self { setup, clock: self.clock.saturating_add(1), tally: self.tally })
    }

    fn key(&self) -> u64 {
        self.setup.key()
    }

    fn write_move(&self, mv: Move, out: &mut String) {
        mv.write(out);
    }

    fn is_move_syntax(text: &str) -> bool {
        moves::is_uci(text)
    }

    fn say_move(&self, mv: Move, out: &mut String) {
        san::write(self, mv, out);
    }

    fn write(&self, out: &mut String) {
        fen::write(self, out);
    }

    fn parse(_variant: usize, text: &str) -> Result<Self, PositionError> {
        fen::parse(text)
    }

    fn board(&self) -> Board {
        picture::board()
    }

    fn pieces(&self, out: &mut Vec<Piece>) {
        picture::pieces(&self.setup, out);
    }

    fn stroke(&self, mv: Move) -> Stroke {
        picture::stroke(mv)
    }

    fn in_check(&self) -> bool {
        self.setup.checkers() != 0
    }

    fn checked(&self) -> Option<u8> {
        self.in_check().then(|| squares::flip(self.setup.king(self.side())))
    }

    fn adjudicated(&self) -> Option<End> {
        draws::adjudicated(self)
    }

    fn recurred(&self, trail: &[Step]) -> Option<End> {
        draws::recurred(self, trail)
    }

    fn reversible_plies(&self) -> u32 {
        self.clock.into()
    }

    fn capture(&self, mv: Move) -> Option<(i32, i32)> {
        mv.victim(&self.setup).map(|(victim, _)| (victim.value(), mv.kind.value()))
    }

    fn is_quiet(&self, mv: Move) -> bool {
        mv.promotion.is_none() && self.capture(mv).is_none()
    }

    fn gives_check(&self, mv: Move) -> bool {
        checks::gives_check(&self.setup, mv)
    }

    fn loses_exchange(&self, mv: Move) -> bool {
        exchange::loses(&self.setup, mv)
    }

    fn slot(&self, mv: Move) -> usize {
        mv.kind as usize * squares::COUNT + usize::from(mv.to)
    }

    /// 비싼 것을 싼 것으로 잡기, 승격, 그리고 칸의 값이 느는 차례.
    fn hint(&self, mv: Move) -> i32 {
        let capture = self.capture(mv).map(|(victim, own)| 10_000 + 10 * victim - own);
        let promotion = mv.promotion.map(|kind| 500 + kind.value());
        match (capture, promotion) {
            (None, None) => tally::gain(self.side(), mv.kind, mv.from, mv.to),
            _ => capture.unwrap_or(0) + promotion.unwrap_or(0),
        }
    }
}

const _: () = assert!(size_of::<Chess>() <= 128);
