//! 더 읽지 않고 아는 것: 점수의 두 한계와, 먼저 볼 만한 정도.

use crate::{Bound, Outcome, Side};

/// 한 국면의 전망. 점수는 그 국면에서 둘 차례인 쪽에서 본 것이다([`solve`](crate::solve)의 눈금).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// 적어도 이만큼.
    pub lower: i32,
    /// 많아야 이만큼.
    pub upper: i32,
    /// 방금 둔 쪽에게 유망한 정도. 큰 것부터 읽는다.
    pub rank: i32,
}

impl Prospect {
    /// 끝나지 않은 국면에서 아무것도 모를 때: 지금 두는 수로 이기거나, 상대의 다음 수로 진다.
    #[must_use]
    pub const fn open(left: u32) -> Self {
        Self { lower: -((left / 2) as i32), upper: Self::win_now(left), rank: 0 }
    }

    /// 점수를 안다.
    #[must_use]
    pub const fn exact(score: i32) -> Self {
        Self { lower: score, upper: score, rank: 0 }
    }

    /// 끝난 국면. 이긴 쪽이 있으면 그 수를 두기 전에는 `left + 1`수가 남아 있었다.
    #[must_use]
    pub fn ended(outcome: Outcome, mover: Side, left: u32) -> Self {
        let score = Self::win_now(left + 1);
        Self::exact(match outcome.winner() {
            None => 0,
            Some(side) if side == mover => score,
            Some(_) => -score,
        })
    }

    /// `left`수가 남았을 때 지금 두는 수로 이기는 점수: 앞으로 둘 제 수의 수.
    #[must_use]
    pub const fn win_now(left: u32) -> i32 {
        left.div_ceil(2) as i32
    }

    /// 점수를 아는가.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.lower >= self.upper
    }

    /// 이 국면으로 온 쪽이 얻은 것이 `alpha`보다 큰지 이미 안다면, 그 한계.
    pub(super) const fn answer(&self, alpha: i32) -> Option<i32> {
        if -self.upper > alpha {
            Some(-self.upper)
        } else if -self.lower <= alpha {
            Some(-self.lower)
        } else {
            None
        }
    }

    /// 새로 안 한계로 좁힌다.
    pub(super) fn learn(&mut self, bound: Bound, score: i32) {
        if bound != Bound::Upper {
            self.lower = self.lower.max(score);
        }
        if bound != Bound::Lower {
            self.upper = self.upper.min(score);
        }
    }
}
