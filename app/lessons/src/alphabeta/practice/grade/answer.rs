//! 적은 답과 그 글: 주소에는 `w-i:3_g_x_v-2`처럼 적힌다.

use gaji_protocol::Number;

/// 한 나무에서 받는 답의 최대 수.
const MOST: usize = 200;
/// 적을 수 있는 수: 나무의 잎과 같다.
const LARGEST: i32 = 999;

/// 물음 하나의 답.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// α와 β.
    Window(Number, Number),
    /// 더 본다.
    GoOn,
    /// 자른다.
    Snip,
    /// 값.
    Value(Number),
}

/// 사람이 적은 수: `3`, `−2`, `∞`, `-inf`. 읽을 수 없으면 `None`.
#[must_use]
pub fn read_number(text: &str) -> Option<Number> {
    let text = text.trim().replace('−', "-").to_lowercase();
    match text.strip_prefix(['-', '+']).unwrap_or(&text) {
        "∞" | "i" | "inf" if text.starts_with('-') => Some(Number::Least),
        "∞" | "i" | "inf" => Some(Number::Most),
        _ => {
            let value: i32 = text.parse().ok()?;
            (-LARGEST..=LARGEST).contains(&value).then_some(Number::Points(value))
        }
    }
}

/// 주소의 글. 하나라도 읽을 수 없으면 `None`.
pub(crate) fn read_answers(text: &str) -> Option<Vec<Answer>> {
    let answers: Option<Vec<_>> = text.split('_').map(read_answer).collect();
    answers.filter(|answers| answers.len() <= MOST)
}

/// [`read_answers`]가 읽는 글.
pub(crate) fn write_answers(answers: &[Answer]) -> String {
    answers.iter().map(write_answer).collect::<Vec<_>>().join("_")
}

fn read_answer(text: &str) -> Option<Answer> {
    match (text, text.strip_prefix('w'), text.strip_prefix('v')) {
        ("g", ..) => Some(Answer::GoOn),
        ("x", ..) => Some(Answer::Snip),
        (_, Some(window), _) => {
            let (alpha, beta) = window.split_once(':')?;
            Some(Answer::Window(read_number(alpha)?, read_number(beta)?))
        }
        (_, _, Some(value)) => read_number(value).map(Answer::Value),
        _ => None,
    }
}

fn write_answer(answer: &Answer) -> String {
    match answer {
        Answer::GoOn => "g".to_string(),
        Answer::Snip => "x".to_string(),
        Answer::Window(alpha, beta) => {
            format!("w{}:{}", write_number(*alpha), write_number(*beta))
        }
        Answer::Value(value) => format!("v{}", write_number(*value)),
    }
}

/// 적은 나무의 값은 점수이거나 끝없는 것뿐이다.
fn write_number(number: Number) -> String {
    match number {
        Number::Least | Number::Loss(_) => "-i".to_string(),
        Number::Most | Number::Win(_) => "i".to_string(),
        Number::Points(points) => points.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Number, read_answers, read_number, write_answers};

    #[test]
    fn numbers_are_read_however_they_are_typed() {
        for (text, number) in [
            (" 3 ", Number::Points(3)),
            ("+3", Number::Points(3)),
            ("−12", Number::Points(-12)),
            ("∞", Number::Most),
            ("+INF", Number::Most),
            ("−∞", Number::Least),
            ("-inf", Number::Least),
        ] {
            assert_eq!(read_number(text), Some(number), "{text}");
        }
        assert!(
            ["", "x", "1000", "--3", "3.5", "99999999999"].iter().all(|t| read_number(t).is_none())
        );
    }

    #[test]
    fn answers_survive_the_address() {
        let text = "w-i:3_g_x_v-2_wi:i";
        let answers = read_answers(text).expect("answers");
        assert_eq!((answers.len(), write_answers(&answers)), (5, text.to_string()));
        for wrong in ["", "y", "w3", "v", "g__x", "v1000"] {
            assert_eq!(read_answers(wrong), None, "{wrong}");
        }
    }
}
