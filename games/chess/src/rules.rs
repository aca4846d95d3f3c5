//! 체스의 규칙: 수를 두고, 끝을 가린다.

use alloc::string::String;
use alloc::vec::Vec;

use cozy_chess::{BitBoard, Board as Men, Piece as Kind, Rank, Square};
use gaji_core::{Board, End, Game, Info, Outcome, Piece, PositionError, Side, Step, Stroke};

use crate::men::{side_of, value};
use crate::moves::{self, Move};
use crate::tally::{self, Tally};
use crate::{draws, fen, info, picture, san};

/// 한 국면.
#[derive(Clone, Debug)]
pub struct Chess {
    pub(crate) men: Men,
    /// 잡지도 폰을 밀지도 않은 수. `men`의 것은 100에서 멈춘다.
    pub(crate) clock: u16,
    pub(crate) tally: Tally,
}

impl Chess {
    pub(crate) fn new(men: Men, clock: u16) -> Self {
        Self { tally: Tally::of(&men), men, clock }
    }

    /// 잡기와 승격으로 갈 수 있는 칸.
    fn noisy_targets(&self, kind: Kind) -> BitBoard {
        let side = self.men.side_to_move();
        let victims = self.men.colors(!side);
        match kind {
            Kind::Pawn => {
                let en_passant = moves::en_passant(&self.men).map_or(BitBoard::EMPTY, Into::into);
                victims | Rank::Eighth.relative_to(side).bitboard() | en_passant
            }
            _ => victims,
        }
    }
}

/// 같은 국면: 말, 차례, 캐슬링, 할 수 있는 앙파상, 두 셈.
impl PartialEq for Chess {
    fn eq(&self, other: &Self) -> bool {
        self.men.same_position(&other.men)
            && self.clock == other.clock
            && self.men.fullmove_number() == other.men.fullmove_number()
    }
}

impl Eq for Chess {}

impl Game for Chess {
    type Move = Move;

    const INFO: Info = info::INFO;
    const NOISY: bool = true;
    const SELECTIVE: bool = true;
    const SLOTS: usize = Kind::NUM * Square::NUM;
    const ASCII_ORDER: bool = false;

    fn start(_variant: usize) -> Self {
        Self::new(Men::default(), 0)
    }

    fn side(&self) -> Side {
        side_of(self.men.side_to_move())
    }

    fn outcome(&self) -> Option<Outcome> {
        let ended = if self.in_check() { Outcome::Won(!self.side()) } else { Outcome::Draw };
        (!self.men.generate_moves(|_| true)).then_some(ended)
    }

    fn reason(&self) -> &'static str {
        if self.in_check() { "checkmate" } else { "stalemate" }
    }

    /// 차례는 ASCII가 아니라 폰, 나이트, 비숍, 룩, 퀸, 킹이다. 같은 종류에서는 킹을 가리지 않는 말부터
    /// a1 b1 … h8, 도착 칸도 그 차례, 앙파상은 다른 폰의 수 뒤, 승격은 나이트, 비숍, 룩, 퀸.
    fn legal(&self, moves: &mut Vec<Move>) {
        moves::append(&self.men, |_| BitBoard::FULL, moves);
    }

    fn noisy(&self, moves: &mut Vec<Move>) {
        moves::append(&self.men, |kind| self.noisy_targets(kind), moves);
    }

    fn play(&mut self, mv: Move) {
        let victim = mv.victim(&self.men);
        self.tally.play(&self.men, mv, victim);
        let progress = victim.is_some() || mv.piece == Kind::Pawn;
        self.clock = if progress { 0 } else { self.clock.saturating_add(1) };
        self.men.play_unchecked(mv.inner);
    }

    /// 킹과 폰만 남으면 넘기는 것이 나을 수 있다(zugzwang).
    fn null_move(&self) -> Option<Self> {
        let humble = self.men.pieces(Kind::Pawn) | self.men.pieces(Kind::King);
        let officers = self.men.colors(self.men.side_to_move()) & !humble;
        let men = (!officers.is_empty()).then(|| self.men.null_move())??;
        Some(Self { men, clock: self.clock.saturating_add(1), tally: self.tally })
    }

    /// 앙파상은 잡을 수 있을 때만 국면을 가른다.
    fn key(&self) -> u64 {
        match moves::en_passant(&self.men) {
            Some(_) => self.men.hash(),
            None => self.men.hash_without_ep(),
        }
    }

    fn write_move(&self, mv: Move, out: &mut String) {
        mv.write(&self.men, out);
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
        picture::pieces(&self.men, out);
    }

    fn stroke(&self, mv: Move) -> Stroke {
        picture::stroke(&self.men, mv)
    }

    fn in_check(&self) -> bool {
        !self.men.checkers().is_empty()
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
        mv.victim(&self.men).map(|(victim, _)| (value(victim), value(mv.piece)))
    }

    fn slot(&self, mv: Move) -> usize {
        mv.piece as usize * Square::NUM + mv.inner.to as usize
    }

    /// 비싼 것을 싼 것으로 잡기, 승격, 그리고 칸의 값이 느는 차례.
    fn hint(&self, mv: Move) -> i32 {
        let capture = self.capture(mv).map(|(victim, own)| 10_000 + 10 * victim - own);
        let promotion = mv.inner.promotion.map(|kind| 500 + value(kind));
        match (capture, promotion) {
            (None, None) => {
                let color = self.men.side_to_move();
                tally::gain(color, mv.piece, mv.inner.from, mv.to(&self.men))
            }
            _ => capture.unwrap_or(0) + promotion.unwrap_or(0),
        }
    }
}

const _: () = assert!(size_of::<Chess>() <= 128);
