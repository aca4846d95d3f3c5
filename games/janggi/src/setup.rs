//! 상차림(set-up): 마와 상의 자리는 두는 사람이 고른다.

use gaji_core::{Side, Words};

use crate::man::{Kind, Man};
use crate::men::Men;
use crate::point::{FILES, Point};

/// 마와 상의 차림. 저마다 제 왼쪽에서 오른쪽으로 읽는다(H 마, E 상).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setup {
    /// 마상상마.
    Heeh,
    /// 상마마상.
    Ehhe,
    /// 마상마상.
    Hehe,
    /// 상마상마.
    Eheh,
}

impl Setup {
    /// 모든 차림.
    pub const ALL: [Self; 4] = [Self::Heeh, Self::Ehhe, Self::Hehe, Self::Eheh];

    /// 이름, [`ALL`](Self::ALL)의 차례로.
    pub const NAMES: [Words; 4] = [
        Words::new("마상상마", "HEEH"),
        Words::new("상마마상", "EHHE"),
        Words::new("마상마상", "HEHE"),
        Words::new("상마상마", "EHEH"),
    ];

    const fn kinds(self) -> [Kind; 4] {
        use Kind::{Elephant as E, Horse as H};
        match self {
            Self::Heeh => [H, E, E, H],
            Self::Ehhe => [E, H, H, E],
            Self::Hehe => [H, E, H, E],
            Self::Eheh => [E, H, E, H],
        }
    }
}

/// 두 쪽의 차림을 차린 판.
pub(crate) fn men(cho: Setup, han: Setup) -> Men {
    let mut men = Men::EMPTY;
    for (side, setup) in [(Side::First, cho), (Side::Second, han)] {
        let mut put =
            |row, column, kind| men.put(own_view(side, row, column), Man::new(side, kind));
        for column in [0, 8] {
            put(0, column, Kind::Chariot);
        }
        for (column, kind) in [1, 2, 6, 7].into_iter().zip(setup.kinds()) {
            put(0, column, kind);
        }
        for column in [3, 5] {
            put(0, column, Kind::Guard);
        }
        put(1, 4, Kind::General);
        for column in [1, 7] {
            put(2, column, Kind::Cannon);
        }
        for column in [0, 2, 4, 6, 8] {
            put(3, column, Kind::Soldier);
        }
    }
    men
}

/// `side`가 제 앞에서 센 (가로줄, 왼쪽에서)의 점. 한은 판을 반 바퀴 돌려 본다.
const fn own_view(side: Side, row: u8, column: u8) -> Point {
    let from_han = row * FILES + (FILES - 1 - column);
    match side {
        Side::First => 89 - from_han,
        Side::Second => from_han,
    }
}
