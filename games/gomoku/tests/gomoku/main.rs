//! 오목의 시험: 규칙, 표기, 두는 눈.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

mod support;

mod notation;
mod play;
mod rules;

/// 놀이가 지켜야 하는 법 모두.
#[test]
fn every_law_of_the_kit() {
    gaji_core::conformance::assert::<gaji_gomoku::Gomoku>();
}
