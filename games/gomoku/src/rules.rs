//! 네 벌의 규칙.

use gaji_core::Side;

use crate::judge::Foul;

/// 규칙. 차례는 변형의 번호와 같다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rules {
    /// 자유룰: 다섯 이상이면 이긴다.
    Free,
    /// 일반룰: 꼭 다섯만 이기고, 3-3은 둘 수 없다.
    Korean,
    /// 표준룰: 꼭 다섯만 이긴다.
    Standard,
    /// 렌주룰: 검정만 꼭 다섯이어야 하고 금수를 두면 진다.
    Renju,
}

impl Rules {
    const ALL: [Self; 4] = [Self::Free, Self::Korean, Self::Standard, Self::Renju];

    /// 변형 번호의 규칙. 없는 번호는 기본 규칙으로 본다.
    pub(crate) fn of(variant: usize) -> Self {
        Self::ALL.get(variant).copied().unwrap_or(Self::Free)
    }

    pub(crate) const fn variant(self) -> usize {
        self as usize
    }

    /// `run`개를 이으면 이기는가.
    pub(crate) fn wins(self, side: Side, run: u32) -> bool {
        let exact = match self {
            Self::Free => false,
            Self::Korean | Self::Standard => true,
            Self::Renju => side == Side::First,
        };
        run == 5 || run > 5 && !exact
    }

    /// `side`에게 금지된 모양, 먼저 볼 것부터.
    pub(crate) fn fouls(self, side: Side) -> &'static [Foul] {
        match self {
            Self::Korean => &[Foul::DoubleThree],
            Self::Renju if side == Side::First => {
                &[Foul::Overline, Foul::DoubleFour, Foul::DoubleThree]
            }
            _ => &[],
        }
    }

    /// 금수를 둘 수는 있고, 두면 지는가. 아니면 처음부터 둘 수 없다.
    pub(crate) fn foul_loses(self) -> bool {
        self != Self::Korean
    }
}
