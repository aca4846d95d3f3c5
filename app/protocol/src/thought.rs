//! 생각의 중간과 끝.

use serde::{Deserialize, Serialize};

use crate::{MoveInfo, Number};

/// 마지막으로 끝낸 깊이까지 안 것.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    /// 고른 수의 표기. 끝난 국면이면 `None`.
    pub best: Option<String>,
    /// 그 값, 둘 차례인 쪽에서. 끝낸 깊이가 없으면 `None`.
    pub value: Option<Number>,
    /// 끝낸 깊이, 수(ply).
    pub depth: u32,
    /// 끝낸 깊이마다 고른 것, 얕은 것부터.
    pub depths: Vec<Depth>,
    /// 예상하는 수순.
    pub line: Vec<MoveInfo>,
    /// 뿌리의 수마다, 규칙의 차례.
    pub moves: Vec<MoveScore>,
    /// 들어간 국면.
    pub nodes: u64,
    /// 점수를 얻은 국면.
    pub leaves: u64,
    /// 정지 탐색의 국면.
    pub quiescence: u64,
    /// 자른 횟수.
    pub cuts: u64,
    /// 전치표가 답한 횟수.
    pub hits: u64,
    /// 걸린 시간, 밀리초.
    pub ms: f64,
    /// 더 깊이 보아도 같다.
    pub complete: bool,
}

/// 끝낸 깊이 하나.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Depth {
    /// 깊이, 수(ply).
    pub depth: u32,
    /// 고른 수의 표기.
    pub best: String,
    /// 그 값, 둘 차례인 쪽에서.
    pub value: Number,
    /// 여기까지 들어간 국면.
    pub nodes: u64,
}

/// 뿌리의 한 수.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveScore {
    /// 표기.
    pub text: String,
    /// 값, 둘 차례인 쪽에서.
    pub value: Number,
    /// 값이 한계뿐이면(≤) 거짓.
    pub exact: bool,
}
