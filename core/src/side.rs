//! 두 사람 가운데 누구인가.

use core::ops::Not;

/// 먼저 두는 쪽과 나중에 두는 쪽.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// 먼저 두는 쪽(first player).
    First,
    /// 나중에 두는 쪽(second player).
    Second,
}

impl Side {
    /// 배열의 칸 번호: 먼저 0, 나중 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}
