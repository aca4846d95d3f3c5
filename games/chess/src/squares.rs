//! 64칸의 집합(bitboard). 칸 번호 = 가로줄(rank) × 8 + 세로줄(file): a1이 0, h8이 63이다.

use core::iter;

use gaji_core::Side;

/// 칸의 집합: `square`번 비트가 칸 하나다.
pub(crate) type Squares = u64;

/// 모든 칸의 수.
pub(crate) const COUNT: usize = 64;

/// 세로줄 a와 h.
pub(crate) const FILE_A: Squares = 0x0101_0101_0101_0101;
pub(crate) const FILE_H: Squares = FILE_A << 7;

/// 폰이 승격하는 줄, 쪽마다.
pub(crate) const LAST_RANK: [Squares; 2] = [0xff << 56, 0xff];

/// a1과 같은 색의 칸.
pub(crate) const DARK: Squares = 0xaa55_aa55_aa55_aa55;

/// `file`(a = 0)과 `rank`(1 = 0)의 칸.
pub(crate) const fn at(file: u8, rank: u8) -> u8 {
    rank * 8 + file
}

/// 칸의 세로줄, a = 0.
pub(crate) const fn file(square: u8) -> u8 {
    square % 8
}

/// 칸의 가로줄, 1 = 0.
pub(crate) const fn rank(square: u8) -> u8 {
    square / 8
}

/// `side`가 제 쪽에서 본 칸: 흑은 판을 위아래로 뒤집는다.
pub(crate) const fn seen_by(side: Side, square: u8) -> u8 {
    match side {
        Side::First => square,
        Side::Second => flip(square),
    }
}

/// 판을 위아래로 뒤집은 칸.
pub(crate) const fn flip(square: u8) -> u8 {
    square ^ 56
}

/// 칸 하나의 집합.
pub(crate) const fn bit(square: u8) -> Squares {
    1 << square
}

/// 집합의 칸을 번호 차례로.
pub(crate) fn each(mut set: Squares) -> impl Iterator<Item = u8> {
    iter::from_fn(move || {
        let square = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(square)
    })
}

/// 칸의 이름 두 글자(`e4`).
pub(crate) fn name(square: u8) -> [char; 2] {
    [file_letter(square), rank_digit(square)]
}

/// 세로줄의 글자.
pub(crate) fn file_letter(square: u8) -> char {
    char::from(b'a' + file(square))
}

/// 가로줄의 숫자.
pub(crate) fn rank_digit(square: u8) -> char {
    char::from(b'1' + rank(square))
}

/// 이름의 칸.
pub(crate) fn named(name: &str) -> Option<u8> {
    match *name.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(at(file - b'a', rank - b'1')),
        _ => None,
    }
}
