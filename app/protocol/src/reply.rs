//! 엔진의 답.

use serde::{Deserialize, Serialize};

use crate::{GameInfo, MoveScore, Number, Scene, Text, Thought, Trace};

/// 답 하나.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// 놀이의 목록.
    Games(Vec<GameInfo>),
    /// 국면.
    Scene(Box<Scene>),
    /// 깊이 하나를 끝냈다. 더 온다.
    Deepened(Thought),
    /// 생각의 끝.
    Thought(Thought),
    /// 기록.
    Trace(Box<Trace>),
    /// 점검하는 중이거나(`done < count`) 끝.
    SelfCheck(SelfCheckReport),
    /// 수마다의 점수.
    Scores(Scores),
    /// 여기까지 푼 것. 다 풀 때까지(`moves.len() < count`) 더 온다.
    Solved(Solved),
    /// 미끼를 세는 중이거나(`done < count`) 끝.
    Baits(BaitsReport),
    /// 할 수 없다: 무엇이 왜.
    Refused(Refusal),
    /// 답하기 전에 그만두었다: 화면이 거두었거나 새 부탁에 밀렸다.
    Stopped,
}

impl Reply {
    /// 이 부탁의 마지막 답인가.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        match self {
            Self::Deepened(_) => false,
            Self::SelfCheck(report) => report.done == report.count,
            Self::Solved(solved) => solved.moves.len() == solved.count as usize,
            Self::Baits(report) => report.done == report.count,
            _ => true,
        }
    }
}

/// 할 수 없는 까닭.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// 무엇이 왜.
    pub why: Text,
    /// 둘 수 없던 수의 번호(0부터). 앞의 수들은 성하다.
    pub at_move: Option<u32>,
    /// 판을 보면 까닭을 더 말할 수 있는 수라면, 어떻게 틀렸는가.
    pub doubt: Option<Doubt>,
}

/// 둘 수 없던 수가 어떻게 틀렸는가.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Doubt {
    /// 수의 표기이지만 지금 둘 수 없다.
    Illegal,
    /// 어느 표기로도 읽지 못했다.
    Misread {
        /// 놀이의 표기로 고친 글. 고칠 수 없는 글이면 `None`.
        respelled: Option<String>,
    },
}

/// 자가 점검의 중간이나 끝.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SelfCheckReport {
    /// 견줄 국면.
    pub count: u32,
    /// 견준 국면.
    pub done: u32,
    /// 값과 수가 같은 국면.
    pub agreed: u32,
    /// 미니맥스의 잎에 견준 알파베타의 잎, 국면마다의 몫을 고르게 한 것(%).
    pub mean_share: f64,
    /// 처음 어긋난 국면.
    pub first_wrong: Option<Disagreement>,
}

/// 미니맥스와 알파베타가 어긋난 국면.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Disagreement {
    /// 국면의 표기.
    pub position: String,
    /// 미니맥스의 값과 수.
    pub right: MoveScore,
    /// 알파베타의 값과 수.
    pub wrong: MoveScore,
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
    /// 두면 상대가 바로 이기는 수의 표기, 규칙의 차례로 첫째. 한 수 점수를 물었을 때만 안다.
    pub gives: Option<String>,
    /// 다른 데 두면 상대가 바로 이길 자리를 차지하는가. 한 수 점수를 물었을 때만 안다.
    pub blocks: bool,
}

/// 끝까지 푼 값.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solved {
    /// 풀 수의 수.
    pub count: u32,
    /// 여기까지 푼 수, 규칙의 차례.
    pub moves: Vec<MoveScore>,
}

/// 미끼를 센 것의 중간이나 끝.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BaitsReport {
    /// 실린 미끼.
    pub count: u32,
    /// 본 미끼.
    pub done: u32,
    /// 깊이 1부터, 정지 탐색 [없이, 함께].
    pub tallies: [[Tally; 2]; BAIT_DEPTHS],
}

/// 미끼를 무는지 보는 깊이의 수: 1, 2, 3.
pub const BAIT_DEPTHS: usize = 3;

/// 한 깊이에서 센 것.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// 미끼를 문 국면.
    pub fallen: Vec<String>,
    /// 미끼이든 아니든, 가장 좋은 수보다 크게(폰 둘 이상) 나쁜 수를 고른 국면의 수.
    pub losing: u32,
}
