//! 명령줄 도구를 그대로 불러, 따로 만든 자료의 줄마다 답을 견준다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

mod baits;
mod errors;
mod rules;
mod run;
mod scores;
mod search;
mod solve;
