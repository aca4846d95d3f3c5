//! 평가: 말, 둘 곳, 갇힌 말. 점수는 말의 백분의 일.

use gaji_core::{Evaluate, Side, Term, Words};

use crate::layout::points;
use crate::{Gonu, Move, step};

/// 말 하나의 값.
pub(crate) const MAN: i32 = 100;

const fn term(id: &'static str, ko: &'static str, en: &'static str, scale: i32) -> Term {
    Term { id, name: Words::new(ko, en), weight: 1000, scale, range: (0, 10_000) }
}

impl Evaluate for Gonu {
    const TERMS: &'static [Term] = &[
        term("men", "말", "men", MAN),
        term("mobility", "둘 곳", "mobility", MAN / 10),
        term("trapped", "갇힌 말", "trapped men", -MAN / 5),
    ];

    const UNIT: i64 = 1000;

    /// 갇힌 말 하나: 잡지 않는 고누에서는 말의 수가 바뀌지 않는다.
    const POINT: i64 = MAN as i64 / 5;

    fn features(&self, side: Side, out: &mut [i32]) {
        let (own, their) = (counts(self, side), counts(self, !side));
        for (out, (own, their)) in out.iter_mut().zip(own.into_iter().zip(their)) {
            *out = own - their;
        }
    }
}

/// 항의 차례로 센 `side`의 것.
fn counts(position: &Gonu, side: Side) -> [i32; 3] {
    let (layout, empty) = (position.layout(), position.empty());
    let [mut men, mut mobility, mut trapped] = [0; 3];
    for from in points(position.men(side)) {
        let free = (layout.next(side, from) & empty).count_ones() as i32;
        men += 1;
        mobility += free;
        trapped += i32::from(free == 0);
    }
    [men, mobility, trapped]
}

/// 많이 잡는 수가 먼저, 다음은 길이 많은 점으로 나가는 수.
pub(crate) fn hint(position: &Gonu, mv: Move) -> i32 {
    let (layout, side) = (position.layout(), position.side);
    let roads = |point| layout.next(side, point).count_ones() as i32;
    step::taken(position, mv).count_ones() as i32 * MAN + roads(mv.to) - roads(mv.from)
}
