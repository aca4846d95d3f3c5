//! 점수 하나. «몇 수 만에 이기는가»의 셈은 모두 여기에만 있다.

use core::fmt;
use core::ops::Neg;

use crate::{Outcome, Side};

/// 둘 차례인 쪽에서 본 점수. 클수록 좋다.
///
/// 평가와 센 점수는 ±(10⁹ − 1) 안, n수 만의 승리는 2·10⁹ − n이라서 빠른 승리가 늦은 승리보다,
/// 늦은 패배가 빠른 패배보다 크다. 부호를 뒤집어도 넘치지 않는다.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

const WIN: i32 = 2_000_000_000;
const LIMIT: i32 = 999_999_999;

impl Score {
    /// 비김.
    pub const DRAW: Self = Self(0);
    /// 어떤 점수보다도 크다(+∞).
    pub const MAX: Self = Self(WIN + 1);
    /// 어떤 점수보다도 작다(−∞).
    pub const MIN: Self = Self(-WIN - 1);

    /// 평가값이나 센 점수. ±(10⁹ − 1) 밖은 그 끝으로 자른다.
    #[must_use]
    pub const fn value(points: i64) -> Self {
        if points > LIMIT as i64 {
            Self(LIMIT)
        } else if points < -LIMIT as i64 {
            Self(-LIMIT)
        } else {
            Self(points as i32)
        }
    }

    /// `plies`수 만에 이긴다(win in n plies).
    #[must_use]
    pub const fn win_in(plies: u32) -> Self {
        Self(WIN - plies as i32)
    }

    /// `plies`수 만에 진다.
    #[must_use]
    pub const fn loss_in(plies: u32) -> Self {
        Self(plies as i32 - WIN)
    }

    /// 뿌리에서 `ply`수 뒤에 끝난 국면을 `mover`(둘 차례인 쪽)가 본 점수.
    #[must_use]
    pub fn of_outcome(outcome: Outcome, mover: Side, ply: u32) -> Self {
        match outcome {
            Outcome::Draw => Self::DRAW,
            Outcome::Won(side) if side == mover => Self::win_in(ply),
            Outcome::Won(_) => Self::loss_in(ply),
            Outcome::Points(points) if mover == Side::First => Self::value(i64::from(points)),
            Outcome::Points(points) => Self::value(-i64::from(points)),
        }
    }

    /// 이김이나 짐이 정해졌는가(평가가 아니라 놀이의 끝을 보았는가).
    #[must_use]
    pub const fn is_decided(self) -> bool {
        self.0 > LIMIT || self.0 < -LIMIT
    }

    /// 정해졌다면 끝까지 남은 수: 양수는 이김, 음수는 짐. ±∞와 평가값은 `None`.
    #[must_use]
    pub const fn plies(self) -> Option<i32> {
        if self.0 > LIMIT && self.0 <= WIN {
            Some(WIN - self.0)
        } else if self.0 < -LIMIT && self.0 >= -WIN {
            Some(-(WIN + self.0))
        } else {
            None
        }
    }

    /// 날것의 정수. 크기를 견줄 때만 뜻이 있다.
    #[must_use]
    pub const fn raw(self) -> i32 {
        self.0
    }

    /// [`raw`](Self::raw)의 역. 범위 밖은 ±∞로 자른다.
    #[must_use]
    pub const fn from_raw(raw: i32) -> Self {
        if raw > Self::MAX.0 {
            Self::MAX
        } else if raw < Self::MIN.0 {
            Self::MIN
        } else {
            Self(raw)
        }
    }

    /// 짐이 정해졌는가.
    #[must_use]
    pub const fn is_lost(self) -> bool {
        self.0 < -LIMIT
    }

    /// 평가값에 `points`를 더한 것.
    #[must_use]
    pub const fn plus(self, points: i64) -> Self {
        Self::value(self.0 as i64 + points)
    }

    /// 바로 아래 점수: 같은 점수의 앞선 수를 가려내는 창(window)에 쓴다.
    #[must_use]
    pub const fn below(self) -> Self {
        Self::from_raw(self.0 - 1)
    }

    /// 바로 위 점수.
    #[must_use]
    pub const fn above(self) -> Self {
        Self::from_raw(self.0 + 1)
    }

    /// 뿌리에서 센 승패를 이 국면에서 센 것으로: 전치표(table)에 넣을 때.
    #[must_use]
    pub const fn from_root(self, ply: u32) -> Self {
        if self.0 > LIMIT {
            Self(self.0 + ply as i32)
        } else if self.0 < -LIMIT {
            Self(self.0 - ply as i32)
        } else {
            self
        }
    }

    /// 이 국면에서 센 승패를 뿌리에서 센 것으로: 전치표에서 꺼낼 때.
    #[must_use]
    pub const fn to_root(self, ply: u32) -> Self {
        if self.0 > LIMIT {
            Self(self.0 - ply as i32)
        } else if self.0 < -LIMIT {
            Self(self.0 + ply as i32)
        } else {
            self
        }
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies() {
            _ if *self == Self::MAX => f.write_str("+∞"),
            _ if *self == Self::MIN => f.write_str("-∞"),
            Some(plies) if plies > 0 => write!(f, "win in {plies}"),
            Some(plies) if self.0 < 0 => write!(f, "loss in {}", -plies),
            Some(_) => f.write_str("won"),
            None => write!(f, "{}", self.0),
        }
    }
}
