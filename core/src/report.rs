//! 탐색의 답.

use alloc::vec::Vec;

use crate::{Bound, Score};

/// 마지막으로 끝낸 깊이의 답.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// 고른 수. 한 깊이도 끝내지 못했으면 첫 수다. 끝난 국면과, 깊이 0에서 그냥 두는 것이 나을 때만 `None`.
    pub best: Option<M>,
    /// 그 값. 끝낸 깊이가 없으면 `None`.
    pub score: Option<Score>,
    /// 마지막으로 끝낸 깊이, 수(ply). 없으면 0.
    pub depth: u32,
    /// 주 변화(principal variation).
    pub pv: Vec<M>,
    /// 뿌리의 수와 값, 규칙의 차례.
    pub moves: Vec<RootMove<M>>,
    /// 지금까지 센 것. 끝내지 못한 깊이도 든다.
    pub counts: Counts,
    /// 놀이의 끝까지 다 보아서 더 깊이 보아도 같다.
    pub complete: bool,
}

/// 뿌리의 한 수.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RootMove<M> {
    /// 수.
    pub mv: M,
    /// 값, 뿌리에서 둘 차례인 쪽에서.
    pub score: Score,
    /// 값이 정확한가, 한계인가.
    pub bound: Bound,
}

/// 탐색이 센 것.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// 들어간 국면. 뿌리와 정지 탐색도 센다.
    pub nodes: u64,
    /// 점수를 얻은 국면.
    pub leaves: u64,
    /// 정지 탐색의 국면.
    pub quiescence: u64,
    /// 형제를 남기고 자른 횟수.
    pub cuts: u64,
    /// 전치표가 답한 횟수.
    pub hits: u64,
}
