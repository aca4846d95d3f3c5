//! 엔진이 들려준 생각과, 그것이 어느 국면의 것인지.

use gaji_protocol::{Seat, ThinkAsk, Thought};

/// 엔진이 들려준 것.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Heard {
    /// 마지막으로 들은 생각.
    pub last: Option<Told>,
    /// AI가 마지막으로 둔 수의 생각. 그 뒤에 다른 것을 물어도 남는다.
    pub moved: Option<Told>,
}

impl Heard {
    /// `seat`를 생각한 것.
    #[must_use]
    pub fn at(&self, seat: &Seat) -> Option<&Told> {
        self.last.as_ref().filter(|told| told.ask.seat == *seat)
    }

    /// `seat`로 온 수의 생각.
    #[must_use]
    pub fn leading_to(&self, seat: &Seat) -> Option<&Told> {
        self.moved.as_ref().filter(|told| told.led_to(seat))
    }
}

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
    /// 이 생각대로 두어 `seat`가 되었는가.
    fn led_to(&self, seat: &Seat) -> bool {
        let before = &self.ask.seat;
        let same = (&before.game, &before.position) == (&seat.game, &seat.position);
        let last = seat.moves.split_last();
        same && last.is_some_and(|(mv, moves)| {
            *moves == before.moves && self.thought.best.as_ref() == Some(mv)
        })
    }
}
