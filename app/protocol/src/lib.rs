//! 화면과 엔진 사이를 오가는 모든 것. 코어는 serde를 모르므로, 오가는 꼴은 여기 따로 있다.
//!
//! 국면은 «시작 + 수»로 건넨다: 되풀이처럼 지나온 길에 매인 규칙이 살아 있다.

mod text;
mod games;
mod scene;
mod ask;
mod thought;
mod trace;
mod reply;
pub mod bridge;

pub use ask::{
    Ask, BaitsAsk, Choice, LEVELS, Mistake, OrderLevel, Quiet, RootWish, ScoresAsk, Seat,
    SelfCheckAsk, Settings, ThinkAsk, TraceAsk,
};
pub use games::{GameInfo, PieceInfo, TermInfo};
pub use reply::{
    BAIT_DEPTHS, BaitsReport, Disagreement, Doubt, MoveTerms, Refusal, Reply, Scores,
    SelfCheckReport, Solved, Tally,
};
pub use scene::{Ending, Ground, MoveInfo, Piece, Place, Scene, Stroke};
pub use text::Text;
pub use thought::{Depth, MoveScore, Thought};
pub use trace::{Minimax, Moment, Node, Number, Reading, Summary, Trace, What};

use serde::{Deserialize, Serialize};

/// 번호를 단 부탁. 답은 같은 번호로 오고, 새 부탁이 나가면 옛 번호의 답은 버린다.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// 번호.
    pub id: u32,
    /// 부탁.
    pub ask: Ask,
}

/// 번호를 단 답. 한 부탁에 여럿일 수 있고, 마지막은 [`Reply::is_last`]다.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Response {
    /// 부탁의 번호.
    pub id: u32,
    /// 답.
    pub reply: Reply,
}

/// 바이트로. 실패는 기억이 모자랄 때뿐이라 빈 바이트로 친다.
#[must_use]
pub fn encode<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_default()
}

/// 바이트에서. 남의 바이트(다른 빌드, 깨진 것)면 `None`.
#[must_use]
pub fn decode<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

/// 바이트에서 번호만: 부탁을 읽지 못해도 누구에게 답할지는 안다.
#[must_use]
pub fn id_of(request: &[u8]) -> u32 {
    postcard::take_from_bytes(request).map_or(0, |(id, _)| id)
}
