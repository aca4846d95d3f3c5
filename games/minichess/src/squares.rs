//! 25칸의 집합(bitboard). 칸 번호 = 가로 × 5 + 세로라서, 번호의 차례가 곧 UCI의 ASCII 차례다.

use core::iter;

/// 칸의 집합: `square`번 비트가 칸 하나다.
pub(crate) type Squares = u32;

/// 한 변의 칸 수.
pub(crate) const WIDTH: u8 = 5;

/// 모든 칸의 수.
pub(crate) const COUNT: usize = 25;

/// 폰이 승격하는 줄, 쪽마다.
pub(crate) const LAST_RANK: [Squares; 2] = [0b10000 * EVERY_FILE, EVERY_FILE];

/// 첫째 줄: 가로마다 한 칸.
const EVERY_FILE: Squares = 0b00001_00001_00001_00001_00001;

/// `file`(a = 0)과 `rank`(1 = 0)의 칸.
pub(crate) const fn at(file: u8, rank: u8) -> u8 {
    file * WIDTH + rank
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
    [char::from(b'a' + square / WIDTH), char::from(b'1' + square % WIDTH)]
}
