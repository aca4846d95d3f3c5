//! 누가 두는가.

/// 누가 두는가.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// 사람이 먼저 두는 쪽.
    #[default]
    First,
    /// 사람이 나중에 두는 쪽.
    Second,
    /// 두 사람.
    Two,
    /// AI끼리.
    Watch,
}

impl Mode {
    /// 고르는 차례대로.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Two, Self::Watch];

    /// `side`(0 먼저, 1 나중)를 사람이 두는가.
    #[must_use]
    pub const fn is_human(self, side: u8) -> bool {
        match self {
            Self::First => side == 0,
            Self::Second => side == 1,
            Self::Two => true,
            Self::Watch => false,
        }
    }
}

/// 주소에 적는 이름.
pub(super) const MODES: &[(&str, Mode)] =
    &[("first", Mode::First), ("second", Mode::Second), ("two", Mode::Two), ("watch", Mode::Watch)];
