//! 둘 수 없는 수가 왜 안 되는지: 판과 둘 수 있는 수만 보고 아는 만큼, 자리와 말을 들어 말한다. 놀이마다 적을 것이 없다.
//!
//! 빠르지 않아도 되므로 코어와 달리 작게 컴파일한다(작업 공간의 `profile.engine`).
#![no_std]

extern crate alloc;

mod scene;
mod places;
mod piece;
mod reading;
mod words;

use alloc::string::String;

use gaji_core::{Game, MoveError, Words};

pub use scene::{Scene, Spelled};

/// 둘 수 없는 까닭, 두 언어로.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// 한국어.
    pub ko: String,
    /// 영어(English).
    pub en: String,
}

impl From<Words> for Refusal {
    fn from(Words { ko, en }: Words) -> Self {
        Self { ko: ko.into(), en: en.into() }
    }
}

/// 수의 표기 `text`를 `position`에서 두려다 난 `error`를 더 자세히.
#[must_use]
pub fn refusal<G: Game>(position: &G, text: &str, error: MoveError) -> Refusal {
    match error {
        MoveError::Illegal => Scene::of(position).illegal(text),
        error => error.words().into(),
    }
}
