//! 평가: 항마다 백에서 본 값을 내고, 묻는 쪽에서 본다.

use gaji_core::{Evaluate, Side, Term, Words};

use crate::activity::{activity, shelter};
use crate::men::Kind;
use crate::pawns::structure;
use crate::{Chess, info};

impl Evaluate for Chess {
    const TERMS: &'static [Term] = &[
        term("material", info::MATERIAL, 1),
        term("placement", info::PLACEMENT, 1),
        term("bishops", info::BISHOPS, 30),
        term("mobility", info::MOBILITY, 1),
        term("pawns", info::PAWNS, 1),
        term("king", info::KING, 1),
    ];

    /// 점수는 폰의 백분의 일.
    const UNIT: i64 = 1_000;

    const MARGIN: i64 = 100;

    const POINT: i64 = 100;

    fn features(&self, side: Side, out: &mut [i32]) {
        let sign = if side == Side::First { 1 } else { -1 };
        for (out, feature) in out.iter_mut().zip(self.seen_by_white()) {
            *out = sign * feature;
        }
    }
}

const fn term(id: &'static str, name: Words, scale: i32) -> Term {
    Term { id, name, weight: 1_000, scale, range: (0, 2_000) }
}

const SIDES: [Side; 2] = [Side::First, Side::Second];

/// 킹 둘레의 폰 하나.
const SHELTER: i32 = 7;

impl Chess {
    fn seen_by_white(&self) -> [i32; 6] {
        let setup = &self.setup;
        let [white, black] = SIDES.map(|side| activity(setup, side));
        let shelter = shelter(setup, Side::First) - shelter(setup, Side::Second);
        let danger = SHELTER * shelter + white.pressure - black.pressure;
        [
            self.tally.material(),
            self.tally.placement(),
            self.bishop_pair(Side::First) - self.bishop_pair(Side::Second),
            white.mobility - black.mobility,
            self.pawns(),
            self.tally.blend(danger, 0),
        ]
    }

    fn bishop_pair(&self, side: Side) -> i32 {
        i32::from(self.setup.men(side, Kind::Bishop).count_ones() >= 2)
    }

    fn pawns(&self) -> i32 {
        let [white, black] = SIDES.map(|side| structure(&self.setup, side));
        self.tally.blend(white.0 - black.0, white.1 - black.1)
    }
}
