//! 엔진이 들려준 생각과, 그것이 어느 국면의 것인지.

use gaji_protocol::{Seat, ThinkAsk, Thought};

use crate::tastes::swap_notation;

/// 엔진이 들려준 것.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Heard {
    /// 마지막으로 들은 생각.
    pub last: Option<Told>,
    /// AI가 둔 수들의 생각, 둔 차례로. 그 뒤에 다른 것을 물어도 남는다.
    pub moved: Vec<Told>,
}

impl Heard {
    /// `seat`를 생각한 것.
    #[must_use]
    pub fn at(&self, seat: &Seat) -> Option<&Told> {
        self.last.as_ref().filter(|told| told.ask.seat == *seat)
    }

    /// `seat`에서 권할 수. 다 찾아본 것만 권한다: 찾아보지 않고 고른 첫 수는 힌트가 아니다.
    #[must_use]
    pub fn hint(&self, seat: &Seat) -> Option<&str> {
        let told = self.at(seat).filter(|told| told.done && told.thought.depth > 0)?;
        told.thought.best.as_deref()
    }

    /// `seat`를 한 깊이도 찾아보지 못하고 끝났는가.
    #[must_use]
    pub fn is_unseen(&self, seat: &Seat) -> bool {
        self.at(seat).is_some_and(|told| told.done && told.thought.depth == 0)
    }

    /// `seat`로 온 수의 생각.
    #[must_use]
    pub fn leading_to(&self, seat: &Seat) -> Option<&Told> {
        self.moved.iter().rev().find(|told| told.led_to(seat))
    }

    /// 들은 수순을 다른 벌의 표기로.
    pub fn respell(&mut self) {
        let told = self.last.iter_mut().chain(&mut self.moved);
        told.flat_map(|told| &mut told.thought.line).for_each(swap_notation);
    }

    /// `told`대로 두었다. 물러서 다시 두었으면 그 뒤의 것은 잊는다.
    pub fn remember(&mut self, told: Told) {
        let before = told.ask.seat.moves.len();
        self.moved.retain(|old| old.ask.seat.moves.len() < before);
        self.moved.push(told);
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
