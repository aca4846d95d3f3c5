//! 놀이의 끝.

use crate::Side;

/// 놀이가 어떻게 끝났는가. 점수가 아니라 사실이라 보는 쪽에 매이지 않는다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// 한쪽이 이겼다.
    Won(Side),
    /// 비겼다.
    Draw,
    /// 세어서 끝났다: 먼저 둔 쪽에서 본 점수, ±(10⁹ − 1) 안.
    Points(i32),
}

impl Outcome {
    /// 이긴 쪽. 비겼으면 없다.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won(side) => Some(side),
            Self::Points(points) if points > 0 => Some(Side::First),
            Self::Points(points) if points < 0 => Some(Side::Second),
            Self::Draw | Self::Points(_) => None,
        }
    }
}

/// 끝과 그 까닭.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// 누가 이겼는가.
    pub outcome: Outcome,
    /// 까닭의 이름(`checkmate`, `line`, `full` …): 말은 놀이의 [`Info::reasons`](crate::Info) 안에 있다.
    pub reason: &'static str,
    /// 저절로 끝나지 않고, 둘 차례인 쪽이 주장해야 끝난다(claim).
    pub claim: bool,
}

impl End {
    /// 저절로 끝나는 끝.
    #[must_use]
    pub const fn of(outcome: Outcome, reason: &'static str) -> Self {
        Self { outcome, reason, claim: false }
    }
}
