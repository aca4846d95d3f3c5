//! 수를 적는 법. 두 언어가 같다: 셋씩 끊고, 빼기는 줄표가 아니라 빼기표(−)로.

/// `-12345` → `−12,345`.
#[must_use]
pub fn number(value: i64) -> String {
    let digits = value.unsigned_abs().to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3 + 3);
    if value < 0 {
        out.push('−');
    }
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// 부호를 언제나 보인다: `+3`, `−3`, `0`.
#[must_use]
pub fn signed(value: i64) -> String {
    if value > 0 { format!("+{}", number(value)) } else { number(value) }
}

/// 천분의 일(thousandths)인 정수를 소수로: `150` → `0.15`, `-1000` → `−1`.
#[must_use]
pub fn decimal(thousandths: i64) -> String {
    let whole = thousandths.unsigned_abs();
    let sign = if thousandths < 0 { "−" } else { "" };
    let text = format!("{sign}{}.{:03}", number_unsigned(whole / 1000), whole % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// 전체 가운데 몫을 백분율로, 반올림해서. 전체가 0이면 0 %.
///
/// 0이 아닌 몫은 `0%`로, 전체가 아닌 몫은 `100%`로 적지 않는다: 반올림이 거짓말이 되지 않게.
#[must_use]
pub fn percent(part: u64, whole: u64) -> String {
    match (part, whole) {
        (0, _) | (_, 0) => "0%".to_string(),
        _ if part == whole => "100%".to_string(),
        _ => {
            let rounded = (part as f64 / whole as f64 * 100.0).round() as u64;
            match rounded {
                0 => "<1%".to_string(),
                100 if part < whole => ">99%".to_string(),
                _ => format!("{rounded}%"),
            }
        }
    }
}

/// 부분과 전체: `7/9`.
#[must_use]
pub fn share(part: u64, whole: u64) -> String {
    format!("{}/{}", number_unsigned(part), number_unsigned(whole))
}

fn number_unsigned(value: u64) -> String {
    number(i64::try_from(value).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::{decimal, number, percent, share, signed};

    #[test]
    fn numbers_are_grouped_by_three() {
        let cases = [(0, "0"), (999, "999"), (1000, "1,000"), (-255_168, "−255,168")];
        for (value, text) in cases {
            assert_eq!(number(value), text);
        }
        assert_eq!(number(i64::MIN), "−9,223,372,036,854,775,808");
    }

    #[test]
    fn signs_are_shown() {
        assert_eq!([signed(5), signed(-4), signed(0)], ["+5", "−4", "0"]);
    }

    #[test]
    fn thousandths_lose_trailing_zeros() {
        let cases = [
            (150, "0.15"),
            (1000, "1"),
            (-50, "−0.05"),
            (0, "0"),
            (1_234_500, "1,234.5"),
            (100_000, "100"),
        ];
        for (value, text) in cases {
            assert_eq!(decimal(value), text);
        }
    }

    #[test]
    fn percentages_do_not_lie_at_the_ends() {
        let cases = [
            (7, 9, "78%"),
            (0, 9, "0%"),
            (1, 1000, "<1%"),
            (999, 1000, ">99%"),
            (9, 9, "100%"),
            (1, 0, "0%"),
            (1, 200, "1%"),
            (3, 2, "150%"),
        ];
        for (part, whole, text) in cases {
            assert_eq!(percent(part, whole), text);
        }
        assert_eq!(share(1234, 5678), "1,234/5,678");
    }
}
