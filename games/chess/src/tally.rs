//! 둘 때마다 고쳐 쓰는 합(incremental): 말의 값과 칸의 값을 잎에서 다시 세지 않는다.

use core::ops::{AddAssign, SubAssign};

use gaji_core::Side;

use crate::men::Kind;
use crate::moves::Move;
use crate::setup::Setup;
use crate::squares::{COUNT, each, seen_by};
use crate::tables::{self, at};

/// 백에서 본 합 넷을 16비트씩 한 낱말에: 더하고 빼는 것이 한 번이다.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally(i64);

/// 낱말의 몇째인가: 말의 값, 초반과 종반의 칸 값, 남은 말의 무게(처음 24, 폰과 킹만 남으면 0. 두 쪽 모두 더한다).
const MATERIAL: u32 = 0;
const OPENING: u32 = 16;
const ENDING: u32 = 32;
const PHASE: u32 = 48;

/// 처음 국면의 무게.
const FULL_PHASE: i32 = 24;

impl Tally {
    pub(crate) fn of(setup: &Setup) -> Self {
        let mut tally = Self::default();
        for square in each(setup.occupied()) {
            if let Some((side, kind)) = setup.man_on(square) {
                tally += man(side, kind, square);
            }
        }
        tally
    }

    /// `side`가 둔 `mv`만큼 고친다.
    pub(crate) fn play(&mut self, side: Side, mv: Move, victim: Option<(Kind, u8)>) {
        *self -= man(side, mv.kind, mv.from);
        *self += man(side, mv.promotion.unwrap_or(mv.kind), mv.to);
        if let Some((kind, square)) = victim {
            *self -= man(!side, kind, square);
        }
        if let Some((from, to)) = mv.castling() {
            *self -= man(side, Kind::Rook, from);
            *self += man(side, Kind::Rook, to);
        }
    }

    /// 말 값의 차.
    pub(crate) const fn material(self) -> i32 {
        self.sum(MATERIAL)
    }

    /// 칸 값의 차: 초반과 종반의 것을 남은 말의 무게로 섞는다(tapered evaluation).
    pub(crate) fn placement(self) -> i32 {
        self.blend(self.sum(OPENING), self.sum(ENDING))
    }

    /// 남은 말의 무게로 섞은 값.
    pub(crate) fn blend(self, opening: i32, ending: i32) -> i32 {
        let phase = self.sum(PHASE).min(FULL_PHASE);
        (opening * phase + ending * (FULL_PHASE - phase)) / FULL_PHASE
    }

    /// 합 하나. 아래의 합이 음수면 하나 빌려 갔으므로 반올림으로 돌려놓는다.
    const fn sum(self, shift: u32) -> i32 {
        let half = (1 << shift) >> 1;
        (self.0.wrapping_add(half) >> shift) as i16 as i32
    }
}

/// `kind`가 옮기며 늘어나는 초반의 칸 값, 그 쪽에서. 조용한 수의 차례를 매긴다.
pub(crate) fn gain(side: Side, kind: Kind, from: u8, to: u8) -> i32 {
    let gain = man(side, kind, to).sum(OPENING) - man(side, kind, from).sum(OPENING);
    if side == Side::First { gain } else { -gain }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.0 = self.0.wrapping_add(other.0);
    }
}

impl SubAssign for Tally {
    fn sub_assign(&mut self, other: Self) {
        self.0 = self.0.wrapping_sub(other.0);
    }
}

/// 칸에 선 말 하나의 몫.
fn man(side: Side, kind: Kind, square: u8) -> Tally {
    MEN[side.index()][kind as usize][usize::from(square)]
}

type Men = [[Tally; COUNT]; Kind::COUNT];

static MEN: [Men; 2] = [men_of(Side::First), men_of(Side::Second)];

const fn men_of(side: Side) -> Men {
    let mut men = [[Tally(0); COUNT]; Kind::COUNT];
    let mut index = 0;
    while index < COUNT * Kind::COUNT {
        let (kind, square) = (index / COUNT, index % COUNT);
        men[kind][square] = worth(side, Kind::ALL[kind], square as u8);
        index += 1;
    }
    men
}

/// 흑의 말은 판을 뒤집어 세고 부호를 바꾼다.
const fn worth(side: Side, kind: Kind, square: u8) -> Tally {
    let sign = if matches!(side, Side::First) { 1 } else { -1 };
    let square = seen_by(side, square);
    let opening = sign * at(&tables::OPENING, kind, square) as i64;
    let ending = sign * at(&tables::ENDING, kind, square) as i64;
    let phase = tables::PHASE[kind as usize] as i64;
    let material = sign * kind.value() as i64;
    Tally(material + (opening << OPENING) + (ending << ENDING) + (phase << PHASE))
}
