//! 엔진의 수를 사람이 읽는 글로.

use gaji_protocol::Number;
use gaji_words::{Lang, decimal, number, parts};

/// 그림 안의 짧은 글: `3`, `−0.15`, `∞`, `승3`. `denominator`는 점수의 단위(1이나 1,000)다.
#[must_use]
pub fn short(lang: Lang, value: Number, denominator: u32) -> String {
    match value {
        Number::Least => "−∞".to_string(),
        Number::Most => "∞".to_string(),
        Number::Win(plies) => parts::win_short(lang, &plies),
        Number::Loss(plies) => parts::loss_short(lang, &plies),
        Number::Points(points) => points_text(points, denominator),
    }
}

/// 문장 안의 글: `3`, `5수 만에 이김`.
#[must_use]
pub fn spoken(lang: Lang, value: Number, denominator: u32) -> String {
    match value {
        Number::Win(plies) => parts::win_in(lang, &plies),
        Number::Loss(plies) => parts::loss_in(lang, &plies),
        other => short(lang, other, denominator),
    }
}

fn points_text(points: i32, denominator: u32) -> String {
    match denominator {
        0 | 1 => number(i64::from(points)),
        _ => decimal(i64::from(points) * 1_000 / i64::from(denominator)),
    }
}
