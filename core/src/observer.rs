//! 탐색을 보는 눈(observer). 보기만 하고 결과는 바꾸지 못한다.

use crate::{Score, Side, Window};

/// 탐색이 하는 일 하나. 점수와 창은 그 마디에서 둘 차례인 쪽(`side`)에서 본 것이다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<M> {
    /// 새 깊이를 시작했다. 열망 창을 벗어나 같은 깊이를 다시 열 때도.
    Iteration {
        /// 깊이, 수(ply).
        depth: u32,
    },
    /// 마디에 들어갔다.
    Enter {
        /// 뿌리에서의 거리.
        ply: u32,
        /// 들어온 수. 뿌리는 `None`.
        mv: Option<M>,
        /// 둘 차례인 쪽.
        side: Side,
        /// 물려받은 창.
        window: Window,
        /// 남은 깊이. 정지 탐색이면 0.
        depth: u32,
    },
    /// 여기서 점수를 얻었다.
    Leaf {
        /// 뿌리에서의 거리.
        ply: u32,
        /// 둘 차례인 쪽.
        side: Side,
        /// 점수.
        score: Score,
        /// 어떻게 얻었는가.
        kind: LeafKind,
    },
    /// 정지 탐색이 그냥 두기(stand pat)의 값을 매겼다.
    StandPat {
        /// 뿌리에서의 거리.
        ply: u32,
        /// 둘 차례인 쪽.
        side: Side,
        /// 그냥 두었을 때의 점수.
        score: Score,
    },
    /// 더 좋은 수를 찾았다.
    Update {
        /// 뿌리에서의 거리.
        ply: u32,
        /// 둘 차례인 쪽.
        side: Side,
        /// 찾은 수.
        mv: M,
        /// 그 값.
        score: Score,
        /// 좁아진 창.
        window: Window,
    },
    /// 남은 형제를 보지 않는다.
    Cut {
        /// 뿌리에서의 거리.
        ply: u32,
        /// 둘 차례인 쪽.
        side: Side,
        /// 자를 때의 창.
        window: Window,
        /// 보지 않은 수. 그냥 두기가 자르면 모른다(`None`), 없으면 이 사건도 없다.
        left: Option<u32>,
    },
    /// 전치표가 답했다.
    TableHit {
        /// 뿌리에서의 거리.
        ply: u32,
        /// 둘 차례인 쪽.
        side: Side,
        /// 점수.
        score: Score,
    },
    /// 빈 창을 넘어서 온 창으로 다시 본다.
    Research {
        /// 뿌리에서의 거리.
        ply: u32,
        /// 다시 볼 수.
        mv: M,
    },
    /// 두어 보지 않고 뺀다(futility pruning).
    Skip {
        /// 뿌리에서의 거리.
        ply: u32,
        /// 뺀 수.
        mv: M,
    },
    /// 마디를 떠난다.
    Exit {
        /// 뿌리에서의 거리.
        ply: u32,
        /// 둘 차례인 쪽.
        side: Side,
        /// 돌려주는 점수.
        score: Score,
        /// 그 점수가 무엇인가.
        bound: Bound,
    },
}

impl<M> Event<M> {
    /// 수를 다른 이름으로 부른 같은 사건.
    pub fn map<N>(self, name: impl FnOnce(M) -> N) -> Event<N> {
        match self {
            Self::Iteration { depth } => Event::Iteration { depth },
            Self::Enter { ply, mv, side, window, depth } => {
                Event::Enter { ply, mv: mv.map(name), side, window, depth }
            }
            Self::Leaf { ply, side, score, kind } => Event::Leaf { ply, side, score, kind },
            Self::StandPat { ply, side, score } => Event::StandPat { ply, side, score },
            Self::Update { ply, side, mv, score, window } => {
                Event::Update { ply, side, mv: name(mv), score, window }
            }
            Self::Cut { ply, side, window, left } => Event::Cut { ply, side, window, left },
            Self::TableHit { ply, side, score } => Event::TableHit { ply, side, score },
            Self::Research { ply, mv } => Event::Research { ply, mv: name(mv) },
            Self::Skip { ply, mv } => Event::Skip { ply, mv: name(mv) },
            Self::Exit { ply, side, score, bound } => Event::Exit { ply, side, score, bound },
        }
    }
}

/// 잎의 점수를 얻은 길.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafKind {
    /// 평가 함수.
    Static,
    /// 놀이의 끝.
    End,
    /// 정지 탐색의 끝(cap)에서 잡기가 남은 채 멈추었다.
    Capped,
}

/// 점수가 참값의 무엇인가.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// 꼭 그 값(=).
    Exact,
    /// 적어도(≥).
    Lower,
    /// 많아야(≤).
    Upper,
}

impl Bound {
    /// `window`에서 돌아온 `score`의 뜻.
    #[must_use]
    pub fn of(score: Score, window: Window) -> Self {
        if score >= window.beta {
            Self::Lower
        } else if score <= window.alpha {
            Self::Upper
        } else {
            Self::Exact
        }
    }
}

/// 사건을 받는 이. 아무것도 하지 않는 [`Silent`]는 값이 들지 않는다.
pub trait Observer<M> {
    /// 사건 하나를 본다.
    fn observe(&mut self, event: Event<M>);
}

/// 아무것도 보지 않는다.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<M> Observer<M> for Silent {
    #[inline]
    fn observe(&mut self, _event: Event<M>) {}
}

impl<M, O: Observer<M>> Observer<M> for &mut O {
    #[inline]
    fn observe(&mut self, event: Event<M>) {
        (**self).observe(event);
    }
}

/// 있으면 보고 없으면 보지 않는다: 둘을 같은 코드로 돌릴 때.
impl<M, O: Observer<M>> Observer<M> for Option<O> {
    #[inline(always)]
    fn observe(&mut self, event: Event<M>) {
        if let Some(observer) = self {
            observer.observe(event);
        }
    }
}
