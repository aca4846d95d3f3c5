//! 답의 JSON: 이름은 적은 차례대로 나온다.

use std::fmt;

use gaji_core::{Evaluate, Game, Outcome, Record, Score, Side};
use serde_json::{Map, Value};

/// 한 줄의 답.
#[derive(Default)]
pub(crate) struct Object(Map<String, Value>);

impl Object {
    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.0.insert(name.into(), value.into());
        self
    }

    /// 점수, 놀이의 단위로. 승패가 정해졌으면 `null`과 남은 수(plies).
    pub(crate) fn with_score<G: Evaluate>(self, name: &str, score: Option<Score>) -> Self {
        match score.map(|score| (score, score.plies())) {
            None => self.with(name, Value::Null),
            Some((_, Some(plies))) => self.with(name, Value::Null).with("plies", plies),
            Some((score, None)) => self.with(name, thousandths(i64::from(score.raw()) * G::UNIT)),
        }
    }
}

impl From<Object> for Value {
    fn from(object: Object) -> Self {
        Self::Object(object.0)
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Value::from(self.0.clone()).to_string())
    }
}

/// 천분의 일로 센 수. 정수면 정수로 적는다.
pub(crate) fn thousandths(count: i64) -> Value {
    if count % 1000 == 0 { Value::from(count / 1000) } else { Value::from(count as f64 / 1000.0) }
}

/// 수의 표기.
pub(crate) fn move_text<G: Game>(position: &G, mv: G::Move) -> String {
    let mut text = String::new();
    position.write_move(mv, &mut text);
    text
}

/// 이긴 쪽, 또는 비김.
pub(crate) fn over(outcome: Outcome) -> &'static str {
    match outcome.winner() {
        Some(Side::First) => "first",
        Some(Side::Second) => "second",
        None => "draw",
    }
}

/// 저절로 끝난 판이면 찾을 수가 없다: 끝만 말한다.
pub(crate) fn over_line<G: Game>(record: &Record<G>) -> Option<String> {
    let end = record.end().filter(|end| !end.claim)?;
    Some(Object::default().with("over", over(end.outcome)).to_string())
}
