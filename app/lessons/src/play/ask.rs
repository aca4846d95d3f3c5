//! 엔진에 물을 것: 둘 수, 살펴볼 국면.

use gaji_protocol::{Choice, GameInfo, RootWish, Scene, Seat, ThinkAsk};

use super::{Budget, STRONGEST, State};
use crate::quiescence;

/// 예산이 다할 때까지 깊어지는 깊이, 수(ply).
const DEEPEST: u32 = 64;

/// AI가 둘 수를 묻는다.
#[must_use]
pub fn think(state: &State, info: &GameInfo) -> ThinkAsk {
    let (level, seed) = (state.level, state.seed.into());
    let choice = match state.vary {
        _ if level < STRONGEST => Choice::Level { level, seed },
        true => Choice::Seeded(seed),
        false => Choice::First,
    };
    ThinkAsk { choice, ..study(state, info) }
}

/// 사람이 둘 차례인 국면을 살펴본다: 설명에서는 언제나 같은 수의 첫째다.
#[must_use]
pub fn study(state: &State, info: &GameInfo) -> ThinkAsk {
    let (depth, ms, nodes) = match state.budget {
        Budget::Time(ms) => (DEEPEST, Some(ms), None),
        Budget::Depth(depth) => (depth, None, None),
        Budget::Nodes(nodes) => (DEEPEST, None, Some(nodes)),
    };
    ThinkAsk {
        ms,
        nodes,
        root: if state.scores { RootWish::AllExact } else { RootWish::Best },
        quiet: info.noisy.then_some(quiescence::FULL),
        weights: (!state.weights.is_empty()).then(|| state.weights(info)),
        ..ThinkAsk::new(state.seat(&info.id), depth)
    }
}

/// 지금 국면을 정지 탐색이 없는 판과 있는 판에서 견주는 레슨의 물음(query).
#[must_use]
pub fn how_exchanges_end(scene: &Scene) -> String {
    let Scene { game, position, .. } = scene.clone();
    let seat = Seat { game, position, moves: Vec::new() };
    quiescence::State { seat, ..quiescence::State::default() }.to_query()
}
