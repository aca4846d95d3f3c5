//! 기물(man): 쪽과 종류.

use gaji_core::Side;

/// 기물의 종류. 차례는 [`Info::pieces`](gaji_core::Info::pieces)의 번호다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    General,
    Guard,
    Chariot,
    Cannon,
    Horse,
    Elephant,
    Soldier,
}

impl Kind {
    pub(crate) const ALL: [Self; 7] = [
        Self::General,
        Self::Guard,
        Self::Chariot,
        Self::Cannon,
        Self::Horse,
        Self::Elephant,
        Self::Soldier,
    ];

    pub(crate) const fn worth(self) -> u16 {
        WORTHS[self as usize] as u16
    }
}

/// 점수, 종류의 차례: 차 13, 포 7, 마 5, 상 3, 사 3, 졸 2. 궁은 세지 않는다.
pub(crate) const WORTHS: [u8; 7] = [0, 3, 13, 7, 5, 3, 2];

/// 기물 하나.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Man {
    pub(crate) side: Side,
    pub(crate) kind: Kind,
}

impl Man {
    pub(crate) const fn new(side: Side, kind: Kind) -> Self {
        Self { side, kind }
    }
}
