//! 둘 수 없는 수가 왜 안 되는지: 판과 둘 수 있는 수만 보고 아는 만큼, 자리와 말과 글자를 들어 말한다. 놀이마다 적을 것이 없다.
//!
//! 아무것에도 기대지 않으므로 명령줄과 화면이 함께 쓰고, 엔진의 wasm에는 들지 않는다.
#![no_std]

extern crate alloc;

mod scene;
mod places;
mod piece;
mod reading;
mod words;

use alloc::string::String;

pub use scene::{Man, Scene, Spelled};

/// 둘 수 없는 까닭, 두 언어로.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// 한국어.
    pub ko: String,
    /// 영어(English).
    pub en: String,
}
