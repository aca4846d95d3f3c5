//! 고누(Gonu): 말밭의 점에서 이웃한 빈 점으로 말을 옮겨, 상대를 움직이지 못하게 가두면 이긴다.
//!
//! 세 말밭이 있다: 우물고누(첫수에 우물 곁의 말로 가운데를 막지 못한다), 호박고누(제 집을 나선 말은 돌아가지
//! 못하고 남의 집에 들지 못한다), 줄고누(줄 위에서 상대를 두 말 사이에 끼우면 잡는다). 규칙의 출처는
//! 한국민족문화대백과사전의 «고누»와 놀이판을 모두 푼 공개된 풀이들이다.
#![no_std]

extern crate alloc;

mod layout;
mod step;
mod evaluate;
mod notation;
mod picture;
mod info;

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{
    Board, End, Game, Info, Outcome, Piece, PositionError, Side, Step, Stroke, scramble,
};

use layout::Layout;
pub use step::Move;

/// 한 국면.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gonu {
    men: [u16; 2],
    side: Side,
    variant: u8,
    /// 첫수이고, 이 말밭에는 첫수의 금지가 있다.
    first: bool,
}

/// 목록(catalog)이 부르는 이름.
pub type Position = Gonu;

impl Gonu {
    fn layout(&self) -> &'static Layout {
        layout::of(self.variant.into())
    }

    const fn men(&self, side: Side) -> u16 {
        self.men[side.index()]
    }

    const fn empty(&self) -> u16 {
        !(self.men[0] | self.men[1])
    }

    /// 둘 차례인 쪽의 말이 하나 이하로 줄었는가.
    fn is_reduced(&self) -> bool {
        self.men(self.side).count_ones() < 2
    }
}

/// 같은 국면이 이만큼 나오면 비긴다.
const REPETITIONS: usize = 3;

impl Game for Gonu {
    type Move = Move;

    const INFO: Info = info::INFO;

    const NOISY: bool = true;

    const SLOTS: usize = layout::MOST_POINTS * layout::MOST_POINTS;

    fn start(variant: usize) -> Self {
        let layout = layout::of(variant);
        let (men, first) = (layout.start, !layout.banned.is_empty());
        Self { men, side: Side::First, variant: variant as u8, first }
    }

    fn variant(&self) -> usize {
        self.variant.into()
    }

    fn side(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome> {
        let stuck = || step::moves(self).next().is_none();
        (self.is_reduced() || stuck()).then_some(Outcome::Won(!self.side))
    }

    fn reason(&self) -> &'static str {
        if self.is_reduced() { "reduced" } else { "blocked" }
    }

    fn legal(&self, moves: &mut Vec<Move>) {
        if !self.is_reduced() {
            moves.extend(step::moves(self));
        }
    }

    fn play(&mut self, mv: Move) {
        let taken = step::taken(self, mv);
        self.men[self.side.index()] ^= 1 << mv.from | 1 << mv.to;
        self.men[(!self.side).index()] &= !taken;
        self.side = !self.side;
        self.first = false;
    }

    fn key(&self) -> u64 {
        let [first, second] = self.men.map(u64::from);
        let rest = u64::from(self.variant) << 2 | (self.side.index() as u64) << 1;
        scramble(first | second << 16 | (rest | u64::from(self.first)) << 32)
    }

    fn write_move(&self, mv: Move, out: &mut String) {
        notation::write_move(self.layout(), mv, out);
    }

    fn write(&self, out: &mut String) {
        notation::write(self, out);
    }

    fn parse(variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(variant, text)
    }

    fn is_move_syntax(text: &str) -> bool {
        notation::is_move(text)
    }

    fn board(&self) -> Board {
        picture::board(self.layout())
    }

    fn pieces(&self, out: &mut Vec<Piece>) {
        picture::pieces(self, out);
    }

    fn stroke(&self, mv: Move) -> Stroke {
        let layout = self.layout();
        Stroke::shift(picture::place(layout, mv.from), picture::place(layout, mv.to))
    }

    /// 되풀이는 아무도 가두지 못했다는 뜻이다: 비긴다.
    fn recurred(&self, trail: &[Step]) -> Option<End> {
        let now = trail.last()?.key;
        // 같은 국면은 같은 쪽의 차례에만 다시 온다.
        let same = trail.iter().rev().step_by(2).filter(|step| step.key == now);
        (same.take(REPETITIONS).count() == REPETITIONS)
            .then_some(End::of(Outcome::Draw, "repetition"))
    }

    /// 말을 물리지 못하는 걸음이 드물어, 언제나 처음까지 돌아본다.
    fn reversible_plies(&self) -> u32 {
        u32::MAX
    }

    fn capture(&self, mv: Move) -> Option<(i32, i32)> {
        let taken = step::taken(self, mv).count_ones() as i32;
        (taken > 0).then_some((taken * evaluate::MAN, evaluate::MAN))
    }

    fn is_noisy(variant: usize) -> bool {
        layout::of(variant).captures
    }

    fn noisy(&self, moves: &mut Vec<Move>) {
        if !self.is_reduced() {
            moves.extend(step::moves(self).filter(|&mv| step::taken(self, mv) != 0));
        }
    }

    fn slot(&self, mv: Move) -> usize {
        usize::from(mv.from) * layout::MOST_POINTS + usize::from(mv.to)
    }

    fn hint(&self, mv: Move) -> i32 {
        evaluate::hint(self, mv)
    }
}
