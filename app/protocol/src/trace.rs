//! 한 깊이의 탐색을 한 걸음씩. 값은 모두 MAX(뿌리에서 둘 차례인 쪽)가 본 것이다.

use serde::{Deserialize, Serialize};

use crate::Piece;

/// 기록된 탐색.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trace {
    /// 마디. 첫째가 뿌리이고 부모가 자식보다 앞선다. 잘려서 보지 않은 마디도 있다.
    pub nodes: Vec<Node>,
    /// 일어난 차례.
    pub moments: Vec<Moment>,
    /// 주 변화 위의 마디, 뿌리부터.
    pub line: Vec<u32>,
    /// 견주어 볼 수.
    pub summary: Summary,
}

/// 나무의 한 마디.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// 부모의 번호.
    pub parent: Option<u32>,
    /// 뿌리에서의 거리.
    pub ply: u32,
    /// 들어온 수의 표기. 뿌리는 빈 글.
    pub text: String,
    /// MAX가 둘 차례인가.
    pub max: bool,
    /// 탐색이 들어갔는가. 거짓이면 잘린 가지다.
    pub visited: bool,
    /// 자식이 그려지지 않는 마디인가(잎이거나 접혔거나).
    pub terminal: bool,
    /// 잎의 참값: 잘려서 보지 않은 잎도 안다. 갈래는 `None`.
    pub leaf: Option<Number>,
    /// 접혀서 그리지 않은, 탐색이 이 아래에서 들어간 마디의 수.
    pub folded: u64,
    /// 작은 판에 그릴 말. 판이 없는 놀이는 빈다.
    pub pieces: Vec<Piece>,
    /// 방금 떠난 자리.
    pub from: Option<u8>,
    /// 방금 둔 자리.
    pub last: Option<u8>,
    /// 더 보지 않고 평가만 한 값.
    pub still: Number,
}

impl Node {
    /// 점수를 매기고 마는 잎인가, 접힌 것 없이.
    #[must_use]
    pub const fn is_leaf(&self) -> bool {
        self.terminal && self.folded == 0
    }
}

/// 한 순간.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// 어느 마디에서.
    pub node: u32,
    /// 무슨 일이.
    pub what: What,
    /// 그 마디의 α.
    pub alpha: Number,
    /// 그 마디의 β.
    pub beta: Number,
}

/// 일어난 일.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    /// 들어갔다.
    Enter,
    /// 점수를 얻었다.
    Leaf {
        /// 점수.
        value: Number,
        /// 놀이가 끝난 국면인가.
        end: bool,
        /// 정지 탐색의 끝(cap)에 걸렸는가.
        capped: bool,
    },
    /// 그냥 두기의 값.
    StandPat {
        /// 점수.
        value: Number,
    },
    /// 자식에게서 더 좋은 값을 얻었다. α(MAX)나 β(MIN)가 바뀌었다.
    Update {
        /// 그 자식. 접혀서 그리지 않았으면 `None`.
        child: Option<u32>,
        /// 새 값.
        value: Number,
    },
    /// 남은 자식을 보지 않는다.
    Cut {
        /// 보지 않은 자식의 수. 그냥 두기로 자르면 0.
        left: u32,
        /// 창의 다른 끝을 물려준 조상: 그가 이미 얻은 값이 창을 닫았다. 기록한 나무 밖이면 `None`.
        because: Option<u32>,
    },
    /// 떠난다.
    Exit {
        /// 읽어서 안 것.
        reading: Reading,
        /// 탐색이 돌려준 값(fail-hard면 창의 끝).
        returned: Number,
    },
}

/// 마디의 값에 대해 읽어서 안 것: 낮은 쪽 끝과 높은 쪽 끝. 둘이 같으면 =, 아니면 ≥나 ≤.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// 적어도.
    pub low: Number,
    /// 많아야.
    pub high: Number,
}

/// 화면에 적는 수 하나.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Number {
    /// −∞.
    Least,
    /// n수 만에 진다. 늦을수록 낫다.
    Loss(u32),
    /// 점수, 놀이의 단위.
    Points(i32),
    /// n수 만에 이긴다. 견줄 때는 [`Number::rank`]를 쓴다.
    Win(u32),
    /// +∞.
    Most,
}

impl Number {
    /// 크기를 견줄 수 있는 정수.
    #[must_use]
    pub const fn rank(self) -> i64 {
        const WIN: i64 = 2_000_000_000;
        match self {
            Self::Least => -WIN - 1,
            Self::Loss(plies) => plies as i64 - WIN,
            Self::Points(points) => points as i64,
            Self::Win(plies) => WIN - plies as i64,
            Self::Most => WIN + 1,
        }
    }

    /// 점수면 그 점수.
    #[must_use]
    pub const fn points(self) -> Option<i32> {
        match self {
            Self::Points(points) => Some(points),
            _ => None,
        }
    }

    /// 상대가 본 같은 값.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::Least => Self::Most,
            Self::Loss(plies) => Self::Win(plies),
            Self::Points(points) => Self::Points(-points),
            Self::Win(plies) => Self::Loss(plies),
            Self::Most => Self::Least,
        }
    }
}

/// 센 것과 견줄 것. 모두 같은 국면, 같은 깊이다.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// 뿌리의 값.
    pub value: Number,
    /// 고른 첫 마디.
    pub best: Option<u32>,
    /// 들어간 국면.
    pub nodes: u64,
    /// 점수를 얻은 국면.
    pub leaves: u64,
    /// 자른 횟수.
    pub cuts: u64,
    /// 미니맥스로 다시 본 것. 마디를 펼친 기록이거나 나무가 너무 크면 `None`.
    pub minimax: Option<Minimax>,
    /// 어떤 차례로도 밑돌 수 없는 잎. 나무가 너무 커서 세지 못하면 `None`.
    pub fewest_leaves: Option<u64>,
}

/// 아무것도 자르지 않은 탐색.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Minimax {
    /// 값과 고른 수가 기록한 탐색과 같은가.
    pub agrees: bool,
    /// 들어간 국면.
    pub nodes: u64,
    /// 점수를 얻은 국면.
    pub leaves: u64,
}
