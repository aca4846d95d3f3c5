//! 폰의 짜임(pawn structure): 통과한 폰은 나아갈수록 좋고, 겹치거나 외딴 폰은 나쁘다.
//!
//! 모두 백의 눈으로 한꺼번에 센다(bitboard fill): 흑의 것은 판을 뒤집어 센다.

use gaji_core::Side;

use crate::men::Kind;
use crate::setup::Setup;
use crate::squares::{FILE_A, FILE_H, Squares, each, rank};

/// (초반, 종반)의 값, 폰의 백분의 일.
pub(crate) type Blend = (i32, i32);

/// 앞길을 막거나 잡을 상대의 폰이 없는 폰(passed pawn), 줄마다.
const PASSED: [Blend; 8] =
    [(0, 0), (0, 6), (2, 10), (6, 22), (14, 45), (28, 80), (45, 120), (0, 0)];
/// 앞에 제 폰이 있는 폰(doubled pawn).
const DOUBLED: Blend = (-8, -16);
/// 곁줄에 제 폰이 없는 폰(isolated pawn).
const ISOLATED: Blend = (-10, -12);

/// `side`의 폰의 짜임.
pub(crate) fn structure(setup: &Setup, side: Side) -> Blend {
    let pawns = |side| setup.men(side, Kind::Pawn);
    match side {
        Side::First => seen_by_white(pawns(side), pawns(!side)),
        Side::Second => seen_by_white(pawns(side).swap_bytes(), pawns(!side).swap_bytes()),
    }
}

fn seen_by_white(own: Squares, other: Squares) -> Blend {
    let behind_own = behind(own);
    let passed = own & !behind_own & !behind(other | beside(other));
    let doubled = (own & behind_own).count_ones() as i32;
    let isolated = (own & !beside(own | behind_own | ahead(own))).count_ones() as i32;
    each(passed).map(|square| PASSED[usize::from(rank(square))]).fold(
        (doubled * DOUBLED.0 + isolated * ISOLATED.0, doubled * DOUBLED.1 + isolated * ISOLATED.1),
        |sum, bonus| (sum.0 + bonus.0, sum.1 + bonus.1),
    )
}

/// 바로 옆 칸.
const fn beside(set: Squares) -> Squares {
    (set & !FILE_A) >> 1 | (set & !FILE_H) << 1
}

/// 아래로 판 끝까지.
const fn behind(set: Squares) -> Squares {
    let below = set >> 8;
    let below = below | below >> 8;
    let below = below | below >> 16;
    below | below >> 32
}

/// 위로 판 끝까지.
const fn ahead(set: Squares) -> Squares {
    behind(set.swap_bytes()).swap_bytes()
}
