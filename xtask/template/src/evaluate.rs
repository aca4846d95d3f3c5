//! 평가: 폰의 수와 나아간 걸음의 차이. 점수는 폰의 백분의 일이다.

use gaji_core::{Evaluate, Side, Term};

use crate::{Template, info, steps};

/// 폰 하나의 값.
pub(crate) const PAWN: i32 = 100;
/// 한 걸음의 값.
const STEP: i32 = 20;

impl Evaluate for Template {
    const TERMS: &'static [Term] = &[
        Term { id: "pawns", name: info::PAWNS, weight: 1_000, scale: PAWN, range: (0, 2_000) },
        Term { id: "advance", name: info::ADVANCE, weight: 1_000, scale: STEP, range: (0, 2_000) },
    ];

    /// 가중치가 천분의 일이므로, 천으로 나누면 점수가 특징 × 배수의 단위다.
    const UNIT: i64 = 1_000;

    fn features(&self, side: Side, out: &mut [i32]) {
        out[0] = self.cells_of(side).count() as i32 - self.cells_of(!side).count() as i32;
        out[1] = advance(self, side) - advance(self, !side);
    }
}

/// `side`의 폰이 나아간 걸음의 합.
fn advance(position: &Template, side: Side) -> i32 {
    position.cells_of(side).map(|cell| i32::from(steps(cell, side))).sum()
}
