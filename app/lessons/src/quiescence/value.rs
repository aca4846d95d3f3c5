//! 값을 읽는 자: 폰 하나의 크기와, 누구 쪽에서 본 값인가.

use gaji_protocol::Number;

/// 폰 하나, 점수의 단위.
pub(super) const PAWN: i64 = 100;

/// 둘 차례인 쪽의 값을 먼저 두는 쪽에서.
pub(super) const fn seen(value: Number, side: u8) -> Number {
    if side == 0 { value } else { value.flipped() }
}
