//! 평가: 말의 값과, 기본으로는 꺼 둔 활동성.

use gaji_core::{Evaluate, Side, Term};

use crate::MiniChess;
use crate::attacks::attacks;
use crate::info;
use crate::setup::{Kind, Setup, signed};
use crate::squares::each;

impl Evaluate for MiniChess {
    const TERMS: &'static [Term] = &[
        Term { id: "material", name: info::MATERIAL, weight: 1_000, scale: 1, range: (0, 2_000) },
        Term { id: "activity", name: info::ACTIVITY, weight: 0, scale: 10, range: (0, 1_000) },
    ];

    /// 점수는 폰의 백분의 일.
    const UNIT: i64 = 1_000;

    const POINT: i64 = 100;

    fn features(&self, side: Side, out: &mut [i32]) {
        out[0] = signed(side, self.setup.material());
        out[1] = activity(&self.setup, side) - activity(&self.setup, !side);
    }
}

/// 킹과 폰을 뺀 `side`의 말이 갈 수 있는 칸의 수.
fn activity(setup: &Setup, side: Side) -> i32 {
    let reach = |kind, from| attacks(kind, side, from, setup.occupied()) & !setup.of(side);
    [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen]
        .into_iter()
        .flat_map(|kind| each(setup.men(side, kind)).map(move |from| (kind, from)))
        .map(|(kind, from)| reach(kind, from).count_ones() as i32)
        .sum()
}
