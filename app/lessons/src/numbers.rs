//! 엔진의 수를 사람이 읽는 글로.

use gaji_protocol::{GameInfo, Number};
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

/// [`short`]를 그 놀이가 세는 대로.
#[must_use]
pub fn short_in(lang: Lang, value: Number, info: &GameInfo) -> String {
    match value {
        Number::Win(plies) => parts::win_short(lang, &moves(info, plies)),
        Number::Loss(plies) => parts::loss_short(lang, &moves(info, plies)),
        other => short(lang, other, info.denominator),
    }
}

/// [`spoken`]을 그 놀이가 세는 대로.
#[must_use]
pub fn spoken_in(lang: Lang, value: Number, info: &GameInfo) -> String {
    match value {
        Number::Win(plies) if info.mate_in_moves => parts::mate_in(lang, &moves(info, plies)),
        Number::Loss(plies) if info.mate_in_moves => parts::mated_in(lang, &moves(info, plies)),
        other => spoken(lang, other, info.denominator),
    }
}

/// 끝까지의 수(ply)를 그 놀이가 세는 대로: 체스의 외통은 두 쪽이 한 번씩 둔 것이 한 수다.
pub(crate) const fn moves(info: &GameInfo, plies: u32) -> u32 {
    if info.mate_in_moves { plies.div_ceil(2) } else { plies }
}

/// [`change`]를 좁은 자리에: 반올림해서, 한 자리면 소수 첫째 자리까지, 두 자리부터는 정수로.
#[must_use]
pub fn rough_change(value: Number, base: Number) -> String {
    let (Number::Points(value), Number::Points(base)) = (value, base) else {
        return change(value, base);
    };
    let points = i64::from(value) - i64::from(base);
    let step = if points.abs() < 995 { 10 } else { 100 };
    let half = if points < 0 { -step / 2 } else { step / 2 };
    hundredths((points + half) / step * step)
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

#[cfg(test)]
mod tests {
    use super::rough_change;
    use gaji_protocol::Number;

    #[test]
    fn narrow_places_round_and_keep_to_four_letters() {
        let rough = |points| rough_change(Number::Points(points), Number::Points(0));
        let cases = [
            (39, "+0.4"),
            (-39, "−0.4"),
            (4, "0"),
            (-4, "0"),
            (500, "+5"),
            (994, "+9.9"),
            (999, "+10"),
            (-1_249, "−12"),
            (1_250, "+13"),
        ];
        for (points, text) in cases {
            assert_eq!(rough(points), text, "{points}");
        }
        assert!((-9_999..9_999).all(|points| rough(points).chars().count() <= 4));
    }
}
