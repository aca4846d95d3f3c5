//! 마디의 수가 참값에 대해 말하는 것: 그 수인가, 그 이상인가, 그 이하인가. 그림, 표, 문장, 채점이 같은 것을 읽는다.

use gaji_protocol::{Number, Reading};

use super::film::Snapshot;

/// 말하는 것. MAX 쪽에서 본 것이다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// 참값이다.
    Exact(Number),
    /// 참값은 이 이상이다.
    AtLeast(Number),
    /// 참값은 이 이하다.
    AtMost(Number),
}

impl Claim {
    /// 지금 아는 것. `soft`면 읽은 값 그대로, 아니면 탐색이 돌려준 값(fail-hard)으로 말한다. 아직 모르면 `None`.
    pub(super) fn of(snapshot: &Snapshot, soft: bool) -> Option<Self> {
        let returned = snapshot.returned;
        let Reading { low, high } = clipped(snapshot.reading?, returned.filter(|_| !soft));
        // 두 끝을 다 알면 돌려준 쪽을 말한다: 부모는 그 수만 받는다.
        Some(match (low, high) {
            (low, high) if low == high => Self::Exact(low),
            (Number::Least, high) => Self::AtMost(high),
            (_, high) if high != Number::Most && returned == Some(high) => Self::AtMost(high),
            (low, _) => Self::AtLeast(low),
        })
    }

    /// MIN 쪽에서 본 것: 부호를 뒤집으면 이상과 이하도 바뀐다.
    pub(super) const fn flipped(self) -> Self {
        match self {
            Self::Exact(value) => Self::Exact(value.flipped()),
            Self::AtLeast(value) => Self::AtMost(value.flipped()),
            Self::AtMost(value) => Self::AtLeast(value.flipped()),
        }
    }
}

/// 창의 끝으로 잘려 돌아온 값(fail-hard)은 참값이 아니라 한계다.
const fn clipped(reading: Reading, returned: Option<Number>) -> Reading {
    match returned {
        Some(high) if high.rank() > reading.high.rank() => Reading { low: Number::Least, high },
        Some(low) if low.rank() < reading.low.rank() => Reading { low, high: Number::Most },
        _ => reading,
    }
}
