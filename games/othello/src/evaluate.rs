//! 평가: 끝에 남을 돌의 차이를 어림한다.
//!
//! 무게는 돌 하나를 단위로, 스스로 둔 판들의 마지막 돌 차이에 최소제곱(least squares)으로 맞추어 둥글렸다.
//! 그래서 끝의 점수와 나란히 놓고 견줄 수 있다.

use gaji_core::{Evaluate, Side, Term, Words};

use crate::discs::{run, spread};
use crate::{DISC, Move, Othello};

const CORNERS: u64 = 1 << 63 | 1 << 56 | 1 << 7 | 1;
/// 귀의 대각선 이웃(X-square).
const DIAGONALS: u64 = 1 << 54 | 1 << 49 | 1 << 14 | 1 << 9;
/// 귀의 변 이웃(C-square).
const ADJACENTS: u64 = spread(CORNERS) & !CORNERS & !DIAGONALS;
const SIDES: u64 = 0xff | 0xff << 56;
const TOP_AND_BOTTOM: u64 = 0x8181_8181_8181_8181;

const fn term(id: &'static str, name: Words, weight: i32, scale: i32) -> Term {
    Term { id, name, weight, scale, range: (0, 20_000) }
}

impl Evaluate for Othello {
    const TERMS: &'static [Term] = &[
        term("discs", Words::new("돌", "discs"), 300, DISC),
        term("mobility", Words::new("둘 곳", "mobility"), 800, DISC),
        term("frontier", Words::new("드러난 돌", "frontier discs"), 700, -DISC),
        term("corners", Words::new("귀", "corners"), 9000, DISC),
        term("anchored", Words::new("귀에 이어진 변", "edges anchored to corners"), 1000, DISC),
        term("adjacents", Words::new("빈 귀의 변 이웃", "beside an empty corner"), 1500, -DISC),
        term(
            "diagonals",
            Words::new("빈 귀의 대각선 이웃", "diagonal to an empty corner"),
            7000,
            -DISC,
        ),
    ];

    const UNIT: i64 = 1000;

    const POINT: i64 = DISC as i64;

    fn features(&self, side: Side, out: &mut [i32]) {
        let (own, their) = (counts(self, side), counts(self, !side));
        for (out, (own, their)) in out.iter_mut().zip(own.into_iter().zip(their)) {
            *out = own - their;
        }
    }
}

/// 항의 차례로 센 `side`의 것.
fn counts(position: &Othello, side: Side) -> [i32; 7] {
    let own = position.discs(side);
    let lost = spread(CORNERS & position.empty());
    [
        own,
        position.moves(side),
        own & spread(position.empty()),
        own & CORNERS,
        anchored(own),
        own & ADJACENTS & lost,
        own & DIAGONALS & lost,
    ]
    .map(|squares| squares.count_ones() as i32)
}

/// 자기 귀에서 끊기지 않고 이어진 변의 돌: 다시는 뒤집히지 않는다(stable).
fn anchored(own: u64) -> u64 {
    let corners = own & CORNERS;
    run(corners, own & SIDES, |discs| discs << 1)
        | run(corners, own & SIDES, |discs| discs >> 1)
        | run(corners, own & TOP_AND_BOTTOM, |discs| discs << 8)
        | run(corners, own & TOP_AND_BOTTOM, |discs| discs >> 8)
}

/// 귀가 먼저, 다음은 변, 상대에게 귀를 내주는 빈 귀의 이웃은 나중.
pub(crate) fn hint(position: &Othello, mv: Move) -> i32 {
    let Move::Place(square) = mv else { return 0 };
    let placed = 1 << square;
    let near = spread(CORNERS & position.empty());
    let is = |squares: u64| i32::from(placed & squares != 0);
    8 * is(CORNERS) + is(SIDES | TOP_AND_BOTTOM)
        - 2 * is(ADJACENTS & near)
        - 4 * is(DIAGONALS & near)
}
