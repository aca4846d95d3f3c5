//! 폰의 짜임(pawn structure): 통과한 폰은 나아갈수록 좋고, 겹치거나 외딴 폰은 나쁘다.
//!
//! 모두 백의 눈으로 한꺼번에 센다(bitboard fill): 흑의 것은 판을 뒤집어 센다.

use cozy_chess::{BitBoard, Board, Color, File, Piece};

/// (초반, 종반)의 값, 폰의 백분의 일.
pub(crate) type Blend = (i32, i32);

/// 앞길을 막거나 잡을 상대의 폰이 없는 폰(passed pawn), 줄마다.
const PASSED: [Blend; 8] =
    [(0, 0), (0, 6), (2, 10), (6, 22), (14, 45), (28, 80), (45, 120), (0, 0)];
/// 앞에 제 폰이 있는 폰(doubled pawn).
const DOUBLED: Blend = (-8, -16);
/// 곁줄에 제 폰이 없는 폰(isolated pawn).
const ISOLATED: Blend = (-10, -12);

/// `color`의 폰의 짜임.
pub(crate) fn structure(men: &Board, color: Color) -> Blend {
    let pawns = |color| men.colored_pieces(color, Piece::Pawn);
    match color {
        Color::White => seen_by_white(pawns(color), pawns(!color)),
        Color::Black => seen_by_white(pawns(color).flip_ranks(), pawns(!color).flip_ranks()),
    }
}

fn seen_by_white(own: BitBoard, other: BitBoard) -> Blend {
    let behind_own = behind(own);
    let passed = own & !behind_own & !behind(other | beside(other));
    let doubled = (own & behind_own).len() as i32;
    let isolated = (own & !beside(own | behind_own | ahead(own))).len() as i32;
    passed.into_iter().map(|square| PASSED[square.rank() as usize]).fold(
        (doubled * DOUBLED.0 + isolated * ISOLATED.0, doubled * DOUBLED.1 + isolated * ISOLATED.1),
        |sum, bonus| (sum.0 + bonus.0, sum.1 + bonus.1),
    )
}

/// 바로 옆 칸.
fn beside(set: BitBoard) -> BitBoard {
    let left = (set.0 & !File::A.bitboard().0) >> 1;
    let right = (set.0 & !File::H.bitboard().0) << 1;
    BitBoard(left | right)
}

/// 아래로 판 끝까지.
const fn behind(set: BitBoard) -> BitBoard {
    let below = set.0 >> 8;
    let below = below | below >> 8;
    let below = below | below >> 16;
    BitBoard(below | below >> 32)
}

/// 위로 판 끝까지.
const fn ahead(set: BitBoard) -> BitBoard {
    behind(set.flip_ranks()).flip_ranks()
}
