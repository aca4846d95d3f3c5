//! 작은 체스의 규칙: 수를 두고, 끝을 가린다.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use gaji_core::{Board, End, Game, Info, Outcome, Piece, PositionError, Side, Step, Stroke, Words};

use crate::moves::{Move, Wanted, generate, is_uci};
use crate::setup::{Kind, Setup};
use crate::squares::{COUNT, each};
use crate::{fen, info, picture};

/// 한 국면.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MiniChess {
    pub(crate) setup: Setup,
    /// 잡지도 폰을 밀지도 않은 수.
    pub(crate) clock: u16,
    /// 몇째 수인가. 흑이 두면 는다.
    pub(crate) number: u16,
}

/// 이만큼 잡지도 폰을 밀지도 않으면 비긴다: 일흔다섯 수.
const STALE_PLIES: u16 = 150;

impl MiniChess {
    /// 정지 탐색을 가르치는 국면: 룩을 잡으면 퀸을 잃는다.
    pub const TEACHING: &str = "1p2k/2r2/4n/5/K1Q2 w - - 0 1";

    fn has_moves(&self) -> bool {
        generate(&self.setup, Wanted::All, |_| ControlFlow::Break(())).is_break()
    }

    fn append(&self, wanted: Wanted, moves: &mut Vec<Move>) {
        let _: ControlFlow<()> = generate(&self.setup, wanted, |mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
    }
}

impl Game for MiniChess {
    type Move = Move;

    const INFO: Info = info::INFO;
    const NOISY: bool = true;
    const PROMOTES: bool = true;
    const MATE_IN_MOVES: bool = true;
    const CHECK: Words = Words::new("체크", "check");
    const SLOTS: usize = COUNT * COUNT;
    const LETTERS: &'static str = "PNBRQK";
    const WORTHS: &'static [u8] = &[1, 3, 3, 5, 9, 0];

    const BAITS: &'static str = include_str!("baits.txt");

    fn start(_variant: usize) -> Self {
        fen::gardner()
    }

    fn side(&self) -> Side {
        self.setup.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        let ended = if self.in_check() { Outcome::Won(!self.side()) } else { Outcome::Draw };
        (!self.has_moves()).then_some(ended)
    }

    fn reason(&self) -> &'static str {
        if self.in_check() { "checkmate" } else { "stalemate" }
    }

    fn legal(&self, moves: &mut Vec<Move>) {
        self.append(Wanted::All, moves);
    }

    fn noisy(&self, moves: &mut Vec<Move>) {
        self.append(Wanted::Noisy, moves);
    }

    fn play(&mut self, mv: Move) {
        let side = self.side();
        let victim = self.setup.kind_on(mv.to);
        if let Some(victim) = victim {
            self.setup.lift(!side, victim, mv.to);
        }
        self.setup.lift(side, mv.kind, mv.from);
        self.setup.put(side, mv.promotion.unwrap_or(mv.kind), mv.to);
        self.setup.pass_turn();
        let progress = victim.is_some() || mv.kind == Kind::Pawn;
        self.clock = if progress { 0 } else { self.clock.saturating_add(1) };
        self.number = self.number.saturating_add(u16::from(side == Side::Second));
    }

    fn key(&self) -> u64 {
        self.setup.key()
    }

    fn write_move(&self, mv: Move, out: &mut String) {
        mv.write(out);
    }

    fn is_move_syntax(text: &str) -> bool {
        is_uci(text)
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
        self.setup.checked(self.side())
    }

    fn checked(&self) -> Option<u8> {
        let mut kings = each(self.setup.men(self.side(), Kind::King));
        kings.next().filter(|_| self.in_check()).map(picture::place_of)
    }

    fn adjudicated(&self) -> Option<End> {
        (self.clock >= STALE_PLIES).then_some(End::of(Outcome::Draw, "seventyfive_moves"))
    }

    fn recurred(&self, trail: &[Step]) -> Option<End> {
        let reach = usize::from(self.clock) + 1;
        let same = |step: &&Step| step.key == self.key();
        match trail.iter().rev().take(reach).step_by(2).filter(same).count() {
            0..3 => None,
            3 | 4 => Some(End { claim: true, ..End::of(Outcome::Draw, "threefold_repetition") }),
            _ => Some(End::of(Outcome::Draw, "fivefold_repetition")),
        }
    }

    fn reversible_plies(&self) -> u32 {
        u32::from(self.clock)
    }

    fn capture(&self, mv: Move) -> Option<(i32, i32)> {
        self.setup.kind_on(mv.to).map(|victim| (victim.value(), mv.kind.value()))
    }

    fn is_quiet(&self, mv: Move) -> bool {
        mv.promotion.is_none() && self.capture(mv).is_none()
    }

    fn slot(&self, mv: Move) -> usize {
        usize::from(mv.from) * COUNT + usize::from(mv.to)
    }

    /// 비싼 것을 싼 것으로 잡기, 승격, 나머지의 차례.
    fn hint(&self, mv: Move) -> i32 {
        let capture = self.capture(mv).map_or(0, |(victim, own)| 10_000 + 10 * victim - own);
        capture + mv.promotion.map_or(0, Kind::value)
    }
}
