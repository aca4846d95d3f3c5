//! 누가 둘 차례인가, 어디까지 무르는가.

use gaji_protocol::{Ending, Scene};

use super::State;

/// 지금 누가 두는가.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// 사람.
    Human,
    /// AI.
    Machine,
    /// 끝난 판이다.
    Nobody,
}

/// 지금 누가 두는가.
#[must_use]
pub fn mover(state: &State, scene: &Scene) -> Mover {
    match ending(state, scene) {
        Some(_) => Mover::Nobody,
        None if state.mode.is_human(scene.side) => Mover::Human,
        None => Mover::Machine,
    }
}

/// 판이 끝났으면 그 끝. 주장해야 하는 끝은 주장했을 때만.
#[must_use]
pub fn ending<'a>(state: &State, scene: &'a Scene) -> Option<&'a Ending> {
    scene.ending.as_ref().filter(|ending| !ending.claim || state.claimed)
}

/// 물러서 남길 수의 수: 사람이 마지막으로 고르던 데까지. 사람이 두지 않는 판이면 하나만 무른다.
fn kept(state: &State, side: u8) -> Option<usize> {
    let count = state.moves.len();
    let human = |back: &usize| state.mode.is_human(side ^ (back % 2) as u8);
    let back = match state.mode {
        super::Mode::Watch => Some(1).filter(|_| count > 0),
        _ => (1..=count).find(human),
    };
    back.map(|back| count - back)
}

/// 무를 수 있는가. `side`는 지금 둘 차례인 쪽이다.
#[must_use]
pub fn can_take_back(state: &State, side: u8) -> bool {
    kept(state, side).is_some()
}

/// 무른다. 무를 것이 없으면 그대로 둔다.
pub fn take_back(state: &mut State, side: u8) {
    if let Some(kept) = kept(state, side) {
        state.moves.truncate(kept);
        state.claimed = false;
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Mode, State};
    use super::{can_take_back, take_back};

    /// 먼저 두는 쪽이 시작한 판에서 `count`수를 두고 무른 뒤에 남은 수.
    fn left(mode: Mode, count: usize) -> Option<usize> {
        let mut state = State { mode, moves: vec!["x".into(); count], ..State::default() };
        let side = (count % 2) as u8;
        let can = can_take_back(&state, side);
        take_back(&mut state, side);
        can.then_some(state.moves.len())
    }

    #[test]
    fn taking_back_returns_to_a_choice_of_the_human() {
        assert_eq!([0, 1, 2, 3].map(|n| left(Mode::First, n)), [None, Some(0), Some(0), Some(2)]);
        assert_eq!([0, 1, 2, 3].map(|n| left(Mode::Second, n)), [None, None, Some(1), Some(1)]);
        assert_eq!([0, 1, 2].map(|n| left(Mode::Two, n)), [None, Some(0), Some(1)]);
        assert_eq!([0, 1, 2].map(|n| left(Mode::Watch, n)), [None, Some(0), Some(1)]);
    }

    #[test]
    fn a_game_that_cannot_be_taken_back_is_left_alone() {
        let mut state = State { mode: Mode::Second, moves: vec!["x".into()], ..State::default() };
        let before = state.clone();
        take_back(&mut state, 1);
        assert_eq!(state, before);
    }
}
