//! 바깥에서 온 글이 틀렸을 때 하는 말. 두 언어로, 무엇이 어디서 틀렸는지.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

use crate::Words;

/// 국면의 글이 틀렸다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// 무엇이 틀렸는가.
    pub what: Words,
    /// 몇째 글자인가(1부터). 전체의 잘못이면 `None`.
    pub at: Option<usize>,
    /// 판의 어느 자리인가, [`Board::places`](crate::Board::places)의 번호. 글은 옳아도 거기 그 말이 설 수 없을 때 적는다.
    pub place: Option<u8>,
}

impl PositionError {
    /// 전체의 잘못.
    #[must_use]
    pub const fn whole(what: Words) -> Self {
        Self { what, at: None, place: None }
    }

    /// `index`째 글자(0부터)의 잘못.
    #[must_use]
    pub const fn at(index: usize, what: Words) -> Self {
        Self { what, at: Some(index + 1), place: None }
    }

    /// `place`에 선 말의 잘못: 판을 보는 이에게는 글자의 차례보다 자리의 이름이 먼저다.
    #[must_use]
    pub const fn on(self, place: u8) -> Self {
        Self { place: Some(place), ..self }
    }

    /// 한국어 한 문장.
    #[must_use]
    pub fn korean(&self) -> String {
        match self.at {
            Some(at) => format!("{}번째 글자: {}", at, self.what.ko),
            None => self.what.ko.to_string(),
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Some(at) => write!(f, "character {}: {}", at, self.what.en),
            None => f.write_str(self.what.en),
        }
    }
}

impl core::error::Error for PositionError {}

/// 수의 글이 틀렸다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// 수의 표기가 아니다.
    Syntax,
    /// 표기는 맞지만 지금 둘 수 없다.
    Illegal,
    /// 둘 수 있어 보이지만 그 놀이의 규칙이 막는다: 그 까닭.
    Forbidden(Words),
    /// 놀이가 이미 끝났다.
    Over,
}

impl MoveError {
    /// 두 언어로 하는 말.
    #[must_use]
    pub const fn words(self) -> Words {
        match self {
            Self::Syntax => Words::new("수의 표기가 아니에요", "not the notation of a move"),
            Self::Illegal => Words::new("지금 둘 수 없는 수예요", "not a legal move here"),
            Self::Forbidden(why) => why,
            Self::Over => Words::new("이미 끝난 판이에요", "the game is already over"),
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words().en)
    }
}

impl core::error::Error for MoveError {}
