//! 엔진의 수를 사람이 읽는 글로.

use gaji_protocol::Number;
use gaji_words::{Lang, decimal, number, parts, signed};

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

/// [`change`]를 좁은 자리에: 소수는 첫째 자리까지만.
#[must_use]
pub fn rough_change(value: Number, base: Number) -> String {
    match (value, base) {
        (Number::Points(value), Number::Points(base)) => {
            hundredths(i64::from(value - base) / 10 * 10)
        }
        _ => change(value, base),
    }
}

/// 백분의 일 점수가 `base`에서 얼마나 달라졌는가: `+5`, `−0.35`, `0`. 이기고 지는 것은 `+∞`와 `−∞`다.
#[must_use]
pub fn change(value: Number, base: Number) -> String {
    let points = |number| match number {
        Number::Points(points) => i64::from(points),
        _ => 0,
    };
    match value {
        Number::Least | Number::Loss(_) => "−∞".to_string(),
        Number::Most | Number::Win(_) => "+∞".to_string(),
        Number::Points(_) => hundredths(points(value) - points(base)),
    }
}

fn hundredths(points: i64) -> String {
    if points % 100 == 0 {
        return signed(points / 100);
    }
    let plus = if points > 0 { "+" } else { "" };
    format!("{plus}{}", decimal(points * 10))
}

fn points_text(points: i32, denominator: u32) -> String {
    match denominator {
        0 | 1 => number(i64::from(points)),
        _ => decimal(i64::from(points) * 1_000 / i64::from(denominator)),
    }
}
