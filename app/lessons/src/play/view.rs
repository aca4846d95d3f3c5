//! 점수를 누구 쪽에서, 무엇을 하나로 세어 적는가.

use gaji_protocol::{GameInfo, Number};
use gaji_words::{Lang, play as words};

use super::side_name;

/// 사람들이 세는 말의 값 하나가 점수로는 얼마인가.
const WORTH: u32 = 100;

/// `side`가 둘 때의 점수를 누구 쪽에서 적는가. 체스의 점수는 언제나 백 쪽에서 보는 것이 관습이다.
const fn viewer(info: &GameInfo, side: u8) -> u8 {
    if info.mate_in_moves { 0 } else { side }
}

/// `side`가 둘 때의 점수를 적는 쪽에서.
#[must_use]
pub const fn seen(info: &GameInfo, value: Number, side: u8) -> Number {
    if is_turned(info, side) { value.flipped() } else { value }
}

/// 둘 차례인 쪽이 아니라 상대 쪽에서 적는가.
pub(super) const fn is_turned(info: &GameInfo, side: u8) -> bool {
    viewer(info, side) != side
}

/// 점수를 누구 쪽에서 보았고, 값을 아는 말이 있으면 가장 싼 것이 얼마인가.
#[must_use]
pub fn score_about(lang: Lang, info: &GameInfo, side: u8) -> String {
    let whose = words::score_side(lang, &side_name(lang, info, viewer(info, side)));
    let valued = info.pieces.iter().filter(|piece| piece.worth > 0);
    match valued.min_by_key(|piece| piece.worth) {
        Some(piece) => {
            let kind = lang.pick(&piece.name.ko, &piece.name.en);
            let worth = WORTH * u32::from(piece.worth);
            format!("{whose} {}", words::score_unit(lang, kind, &worth))
        }
        None => whose,
    }
}
