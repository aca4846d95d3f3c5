//! 한 판의 한 순간과, 거기 보이는 일.

use gaji_protocol::Number;

/// 한 판의 한 순간.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat {
    /// 지금 마디: [`Trace::nodes`](gaji_protocol::Trace::nodes)의 번호.
    pub node: u32,
    /// 여기까지 일어났다: [`Trace::moments`](gaji_protocol::Trace::moments)의 번호.
    pub moment: usize,
    /// 보이는 일.
    pub glimpse: Glimpse,
}

/// 순간에 보이는 일. 값은 모두 먼저 두는 쪽(백)이 본 것이다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glimpse {
    /// 뿌리의 수 하나를 보기 시작한다.
    Consider,
    /// 그냥 두면 얼마인가.
    StandPat {
        /// 그냥 둔 값.
        value: Number,
        /// 그것만으로 충분해 잡는 수를 보지 않는다.
        cuts: bool,
    },
    /// 여기서 점수를 매긴다.
    Leaf {
        /// 점수.
        value: Number,
        /// 놀이가 끝났다.
        end: bool,
        /// 잡기가 남았는데 끝(cap)에 걸려 멈추었다.
        capped: bool,
        /// 뿌리의 수이고, 지금까지 가장 좋다.
        best: bool,
    },
    /// 둘 차례인 쪽에 더 좋은 수를 찾았다.
    Better {
        /// 그 값.
        value: Number,
        /// 그 마디에서 처음 안 값이라 견줄 것이 없다.
        first: bool,
    },
    /// 남은 수를 보지 않는다.
    Cut {
        /// 보지 않은 수의 수.
        left: u32,
    },
    /// 뿌리의 수 하나를 다 보았다.
    Result {
        /// 그 값.
        value: Number,
        /// 지금까지 가장 좋다.
        best: bool,
    },
    /// 아무것도 바꾸지 않는 조용한 수들을 한꺼번에 넘긴다.
    Rest {
        /// 넘긴 수의 수.
        count: u32,
    },
    /// 고른 수를 말한다.
    Chosen,
    /// 정말로 두었다.
    Played {
        /// 두어진 수들 가운데 몇째인가.
        nth: usize,
    },
}
