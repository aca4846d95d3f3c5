//! 엔진에 부탁의 바이트를 보내고 답의 바이트를 읽는다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

#[path = "../../../../tests/fuzz.rs"]
mod fuzzing;
mod ask;
mod look;
mod think;
mod level;
mod scores;
mod check;
mod trace;
mod depths;
mod bad;
mod fuzz;
mod baits;
