//! 엔진의 답.

use serde::{Deserialize, Serialize};

use crate::{GameInfo, Number, Scene, Text, Thought, Trace};

/// 답 하나.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// 놀이의 목록.
    Games(Vec<GameInfo>),
    /// 국면.
    Scene(Box<Scene>),
    /// 깊이 하나를 끝냈다. 더 온다.
    Deepened(Deepened),
    /// 생각의 끝.
    Thought(Thought),
    /// 기록.
    Trace(Box<Trace>),
    /// 점검하는 중이거나(`done < count`) 끝.
    SelfCheck(SelfCheckReport),
    /// 수마다의 점수.
    Scores(Scores),
    /// 할 수 없다: 무엇이 왜.
    Refused(Text),
}

impl Reply {
    /// 이 부탁의 마지막 답인가.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        match self {
            Self::Deepened(_) => false,
            Self::SelfCheck(report) => report.done == report.count,
            _ => true,
        }
    }
}

/// 깊이 하나를 끝낸 뒤의 생각.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deepened {
    /// 지금까지 안 것.
    pub thought: Thought,
}

/// 자가 점검의 중간이나 끝.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SelfCheckReport {
    /// 견줄 국면.
    pub count: u32,
    /// 견준 국면.
    pub done: u32,
    /// 값과 수가 같은 국면.
    pub agreed: u32,
    /// 미니맥스의 잎에 견준 알파베타의 잎, 국면마다의 몫을 고르게 한 것(%).
    pub mean_share: f64,
}

/// 수마다의 점수.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scores {
    /// 규칙의 차례.
    pub moves: Vec<MoveTerms>,
}

/// 한 수의 점수와 특징.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveTerms {
    /// 표기.
    pub text: String,
    /// 점수, 둘 차례인 쪽에서.
    pub value: Number,
    /// 둔 뒤의 날 특징, 항의 차례.
    pub features: Vec<i32>,
    /// 두면 바로 이기는가.
    pub wins: bool,
}
