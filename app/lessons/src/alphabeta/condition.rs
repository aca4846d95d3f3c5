//! 자르는 조건: 지금 갈래에서 무엇이 나오면 나머지를 자르는가, 그 자리의 수로.

use gaji_protocol::Number;
use gaji_words::alphabeta::lesson as words;

use super::film::Film;
use super::picture::{Show, turned};
use super::state::{State, View};
use crate::numbers::short;

/// `step`의 조건. 걷는 중이 아니거나, 자르지 않거나, 일부러 틀리는 탐색이면 빈 글.
#[must_use]
pub fn condition(film: &Film, step: u32, state: &State, show: &Show<'_>) -> String {
    let honest = state.prune && state.mistake.is_none();
    let frame = film.frame(step).filter(|_| honest && step < film.last());
    // 잎에서는 자르지 않는다: 그 잎을 보는 갈래의 조건이다.
    let nodes = &film.trace().nodes;
    let path = frame.map(|frame| film.path(frame.node)).unwrap_or_default();
    let Some(&fork) = path.iter().rfind(|&&id| !nodes[id as usize].is_leaf()) else {
        return String::new();
    };
    let (node, snapshot) = (&nodes[fork as usize], film.snapshots(step)[fork as usize]);
    let limit = if node.max { snapshot.beta } else { snapshot.alpha };
    if matches!(limit, Number::Least | Number::Most) {
        return words::cut_if_none(show.lang).to_string();
    }
    let rises = node.max || state.view == View::Negamax;
    let say = match (rises, state.cut_ties) {
        (true, true) => words::cut_if_max,
        (true, false) => words::cut_if_above,
        (false, true) => words::cut_if_min,
        (false, false) => words::cut_if_below,
    };
    say(show.lang, &short(show.lang, turned(limit, node, state.view), show.denominator))
}
