//! 두 쪽이 저마다 고르는 차림(장기의 상차림). 차림은 시작 국면일 뿐이다.

use gaji_protocol::GameInfo;

use super::State;

/// 두 쪽이 고른 차림의 번호 [먼저, 나중]. 고를 것이 없거나 다른 국면에서 시작했으면 `None`.
#[must_use]
pub fn chosen_setups(state: &State, info: &GameInfo) -> Option<[usize; 2]> {
    let start = match state.position.as_str() {
        "" => 0,
        position => info.starts.iter().position(|start| start == position)?,
    };
    let count = info.setups.len();
    (count > 0).then(|| [start / count, start % count])
}

/// `side`의 차림을 골라 새로 시작한다.
pub fn choose_setup(state: &mut State, info: &GameInfo, side: usize, setup: usize) {
    let mut setups = chosen_setups(state, info).unwrap_or_default();
    setups[side] = setup;
    let [first, second] = setups;
    state.restart();
    state.position =
        info.starts.get(first * info.setups.len() + second).cloned().unwrap_or_default();
}

/// 고른 차림에서 새로 시작한다.
pub fn new_game(state: &mut State, info: &GameInfo) {
    let start = std::mem::take(&mut state.position);
    state.restart();
    if info.starts.contains(&start) {
        state.position = start;
    }
}
