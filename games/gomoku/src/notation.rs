//! 표기: 위에서부터 열다섯 가로줄을 `/`로 잇고 둘 차례를 적는다. 둔 수의 차례(`h8 i9`)도 읽는다.
//!
//! 검정의 금수로 끝난 국면은 그 금수를 뒤에 덧붙인다: 판만 보아서는 어느 돌이 마지막인지 알 수 없다.

mod board;
mod moves;

use alloc::string::String;

use gaji_core::PositionError;

use crate::Gomoku;
use crate::point::{Point, SIZE};
use crate::rules::Rules;

pub(crate) use board::write;

/// 판 안의 점의 표기를 적는다: 왼쪽부터 a–o, 아래부터 1–15.
pub(crate) fn write_point(at: Point, out: &mut String) {
    let rank = SIZE - at.row();
    out.push(char::from(b'a' + at.column()));
    if rank >= 10 {
        out.push('1');
    }
    out.push(char::from(b'0' + rank % 10));
}

/// 점의 표기를 읽는다.
pub(crate) fn read_point(text: &str) -> Option<Point> {
    let (file, rank) = text.split_at_checked(1)?;
    let column = file.bytes().next()?.checked_sub(b'a')?;
    let plain = !rank.starts_with(['0', '+']);
    let rank: u8 = rank.parse().ok()?;
    let inside = column < SIZE && (1..=SIZE).contains(&rank);
    (plain && inside).then(|| Point::at(SIZE - rank, column))
}

pub(crate) fn parse(rules: Rules, text: &str) -> Result<Gomoku, PositionError> {
    if text.contains('/') { board::parse(rules, text) } else { moves::parse(rules, text) }
}
