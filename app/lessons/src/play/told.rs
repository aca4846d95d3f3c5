//! 엔진이 들려준 생각과, 그것이 어느 국면의 것인지.

use gaji_protocol::{Seat, ThinkAsk, Thought};

/// 들은 생각.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// 무엇을 물었는가.
    pub ask: ThinkAsk,
    /// 지금까지 안 것.
    pub thought: Thought,
    /// 다 들었는가.
    pub done: bool,
}

impl Told {
    /// `seat`를 생각한 것인가.
    #[must_use]
    pub fn is_at(&self, seat: &Seat) -> bool {
        self.ask.seat == *seat
    }

    /// 이 생각대로 두어 `seat`가 되었는가.
    #[must_use]
    pub fn led_to(&self, seat: &Seat) -> bool {
        let before = &self.ask.seat;
        let same = (&before.game, &before.position) == (&seat.game, &seat.position);
        let last = seat.moves.split_last();
        same && last.is_some_and(|(mv, moves)| {
            *moves == before.moves && self.thought.best.as_ref() == Some(mv)
        })
    }
}
