//! 둘 때마다 고쳐 쓰는 합(incremental): 말의 값과 칸의 값을 잎에서 다시 세지 않는다.

use core::ops::{AddAssign, SubAssign};

use gaji_core::Side;

use crate::men::Kind;
use crate::moves::Move;
use crate::setup::Setup;
use crate::squares::{COUNT, each, seen_by};
use crate::tables::{ENDING, OPENING, PHASE, at};

/// 백에서 본 합.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    material: i16,
    opening: i16,
    ending: i16,
    /// 남은 말의 무게: 처음 24, 폰과 킹만 남으면 0. 두 쪽 모두 더한다.
    phase: i16,
}

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
    pub(crate) fn material(self) -> i32 {
        self.material.into()
    }

    /// 칸 값의 차: 초반과 종반의 것을 남은 말의 무게로 섞는다(tapered evaluation).
    pub(crate) fn placement(self) -> i32 {
        self.blend(self.opening.into(), self.ending.into())
    }

    /// 남은 말의 무게로 섞은 값.
    pub(crate) fn blend(self, opening: i32, ending: i32) -> i32 {
        let phase = i32::from(self.phase).min(FULL_PHASE);
        (opening * phase + ending * (FULL_PHASE - phase)) / FULL_PHASE
    }
}

/// `kind`가 옮기며 늘어나는 초반의 칸 값, 그 쪽에서. 조용한 수의 차례를 매긴다.
pub(crate) fn gain(side: Side, kind: Kind, from: u8, to: u8) -> i32 {
    let gain = i32::from(man(side, kind, to).opening - man(side, kind, from).opening);
    if side == Side::First { gain } else { -gain }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.material += other.material;
        self.opening += other.opening;
        self.ending += other.ending;
        self.phase += other.phase;
    }
}

impl SubAssign for Tally {
    fn sub_assign(&mut self, other: Self) {
        self.material -= other.material;
        self.opening -= other.opening;
        self.ending -= other.ending;
        self.phase -= other.phase;
    }
}

/// 칸에 선 말 하나의 몫.
fn man(side: Side, kind: Kind, square: u8) -> Tally {
    MEN[side.index()][kind as usize][usize::from(square)]
}

type Men = [[Tally; COUNT]; Kind::COUNT];

static MEN: [Men; 2] = [men_of(Side::First), men_of(Side::Second)];

const fn men_of(side: Side) -> Men {
    let mut men = [[Tally { material: 0, opening: 0, ending: 0, phase: 0 }; COUNT]; Kind::COUNT];
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
    Tally {
        material: sign * kind.value() as i16,
        opening: sign * at(&OPENING, kind, square),
        ending: sign * at(&ENDING, kind, square),
        phase: PHASE[kind as usize],
    }
}
