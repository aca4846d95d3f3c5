//! 말의 움직임(mobility)과 킹의 안전: 말마다 닿는 칸을 한 번만 세어 둘 다에 쓴다.

use cozy_chess::{
    BitBoard, Board, Color, File, Piece, get_bishop_moves, get_king_moves, get_knight_moves,
    get_rook_moves,
};

/// 한 쪽의 활동.
#[derive(Clone, Copy, Default)]
pub(crate) struct Activity {
    /// 갈 수 있는 칸, 종류마다 다른 값으로.
    pub(crate) mobility: i32,
    /// 상대 킹 둘레를 노리는 힘.
    pub(crate) pressure: i32,
}

/// 종류 하나를 재는 자.
struct Measure {
    /// 보통 이만큼 갈 수 있다: 말의 값에 이미 들어 있다.
    usual: i32,
    /// 한 칸의 값.
    step: i32,
    /// 킹 둘레를 노리는 힘.
    threat: i32,
}

const KNIGHT: Measure = Measure { usual: 4, step: 4, threat: 6 };
const BISHOP: Measure = Measure { usual: 6, step: 4, threat: 6 };
const ROOK: Measure = Measure { usual: 7, step: 2, threat: 8 };
const QUEEN: Measure = Measure { usual: 13, step: 1, threat: 10 };

/// `color`의 활동.
pub(crate) fn activity(men: &Board, color: Color) -> Activity {
    let occupied = men.occupied();
    let free = !(men.colors(color) | pawn_attacks(men, !color));
    let ring = get_king_moves(men.king(!color));
    let mut total = Activity::default();
    let mut count = |measure: Measure, reach: BitBoard| {
        total.mobility += measure.step * ((reach & free).len() as i32 - measure.usual);
        total.pressure += if (reach & ring).is_empty() { 0 } else { measure.threat };
    };
    let own = |piece| men.colored_pieces(color, piece);
    own(Piece::Knight).into_iter().for_each(|at| count(KNIGHT, get_knight_moves(at)));
    own(Piece::Bishop).into_iter().for_each(|at| count(BISHOP, get_bishop_moves(at, occupied)));
    own(Piece::Rook).into_iter().for_each(|at| count(ROOK, get_rook_moves(at, occupied)));
    own(Piece::Queen).into_iter().for_each(|at| {
        count(QUEEN, get_bishop_moves(at, occupied) | get_rook_moves(at, occupied));
    });
    total
}

/// 제 킹 둘레와 그 앞의 폰.
pub(crate) fn shelter(men: &Board, color: Color) -> i32 {
    let ring = get_king_moves(men.king(color)).0;
    let ahead = if color == Color::White { ring << 8 } else { ring >> 8 };
    (men.colored_pieces(color, Piece::Pawn) & BitBoard(ring | ahead)).len() as i32
}

fn pawn_attacks(men: &Board, color: Color) -> BitBoard {
    let pawns = men.colored_pieces(color, Piece::Pawn).0;
    let (left, right) = (pawns & !File::A.bitboard().0, pawns & !File::H.bitboard().0);
    BitBoard(match color {
        Color::White => left << 7 | right << 9,
        Color::Black => left >> 9 | right >> 7,
    })
}
