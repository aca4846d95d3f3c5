//! 장기의 규칙: 따로 만든 자료의 모든 줄과 맞는다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

mod cases;
mod ends;
mod evaluation;
mod games;
mod notation;
mod perft;
mod plain;
mod positions;
mod search;
mod support;
