//! 값의 시험: 점수, 끝, 평가, 기록이 저마다의 셈을 지킨다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

#[path = "../kit/strip.rs"]
mod strip;
#[path = "../kit/words.rs"]
mod words;

mod evaluator;
mod level;
mod outcome;
mod record;
mod score;
