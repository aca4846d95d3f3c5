//! 한 수를 얼마나 생각하는가.

use crate::query::{Query, Writer};

/// 생각하는 시간의 눈금, 밀리초. 첫째가 기본이다.
pub const TIMES: [u32; 10] = [50, 100, 200, 300, 500, 1_000, 1_500, 2_000, 3_000, 5_000];
/// 정해 두고 보는 깊이의 범위, 수(ply).
pub const DEPTHS: (u32, u32) = (1, 12);
/// 마디 예산의 눈금.
pub const NODES: [u64; 8] =
    [1_000, 4_000, 16_000, 64_000, 250_000, 1_000_000, 4_000_000, 16_000_000];

/// 한 수를 얼마나 생각하는가.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// 시간, 밀리초.
    Time(u32),
    /// 깊이, 수(ply).
    Depth(u32),
    /// 마디.
    Nodes(u64),
}

impl Default for Budget {
    fn default() -> Self {
        Self::Time(TIMES[0])
    }
}

impl Budget {
    /// 여럿이 적혔으면 시간, 깊이, 마디의 차례로 본다.
    pub(super) fn read(query: &mut Query) -> Option<Self> {
        let mut range = |key: &str, low: u64, high: u64| {
            let value = query.integer(key, low as i64, high as i64)?;
            u64::try_from(value).ok()
        };
        let [first, .., last] = TIMES.map(u64::from);
        if let Some(ms) = range("ms", first, last) {
            return Some(Self::Time(ms as u32));
        }
        let (low, high) = DEPTHS;
        if let Some(depth) = range("depth", low.into(), high.into()) {
            return Some(Self::Depth(depth as u32));
        }
        let [first, .., last] = NODES;
        range("nodes", first, last).map(Self::Nodes)
    }

    pub(super) fn write(self, out: &mut Writer) {
        match self {
            budget if budget == Self::default() => {}
            Self::Time(ms) => out.set("ms", &ms.to_string()),
            Self::Depth(depth) => out.set("depth", &depth.to_string()),
            Self::Nodes(nodes) => out.set("nodes", &nodes.to_string()),
        }
    }
}
