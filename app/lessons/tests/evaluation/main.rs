//! 진짜 엔진이 잰 칸으로 본 평가 수업: 고르기, 뒤집히는 자리, 까닭, 참값.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

mod engine;
mod choice;
mod flips;
mod reasons;
mod pictures;
mod truth;
mod boards;
mod duel;
