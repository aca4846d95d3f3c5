//! 기록을 장면으로: 뿌리의 수 하나가 한 장면이고, 그 안의 일 하나가 한 순간이다.

use gaji_protocol::{Moment, Trace, What};

use super::beat::{Beat, Glimpse};

/// 한 장면의 순간이 이보다 많으면 처음과 끝만 보인다.
const MAX_BEATS: usize = 14;

/// 뿌리의 수 하나.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Scene {
    /// 그 수로 온 마디. 깊이 0에서 뿌리 자신의 일이면 0이다.
    pub(super) top: u32,
    /// 장면이 시작되는 순간.
    pub(super) start: usize,
    pub(super) beats: Vec<Beat>,
    pub(super) best: bool,
}

/// 기록을 장면으로 나눈다. 수평선이 한 수보다 멀면(`far`) 그 안이 너무 넓어 처음과 끝만 보인다.
pub(super) fn scenes(trace: &Trace, far: bool) -> Vec<Scene> {
    let mut scenes: Vec<Scene> = Vec::new();
    for (index, moment) in trace.moments.iter().enumerate() {
        let Some(glimpse) = glimpse(trace, index) else { continue };
        let node = moment.node;
        if glimpse == Glimpse::Consider || node == 0 {
            scenes.push(Scene { top: node, start: index, beats: Vec::new(), best: false });
        }
        let Some(scene) = scenes.last_mut() else { continue };
        scene.best |= matches!(
            glimpse,
            Glimpse::Result { best: true, .. } | Glimpse::Leaf { best: true, .. }
        );
        scene.beats.push(Beat { node, moment: index, glimpse });
    }
    for scene in &mut scenes {
        let inner = scene.beats.len().saturating_sub(1);
        if inner > 1 && (far || inner >= MAX_BEATS) {
            scene.beats.drain(1..inner);
        }
    }
    scenes
}

/// `index`째 순간에 보일 것. 다른 순간에 함께 보이면 `None`.
fn glimpse(trace: &Trace, index: usize) -> Option<Glimpse> {
    let moment = &trace.moments[index];
    let node = &trace.nodes[moment.node as usize];
    let next = |by: usize| trace.moments.get(index + by);
    // 뿌리의 값이 바뀌면 그 수가 지금까지 가장 좋다.
    let improves = |by: usize| {
        next(by).is_some_and(|next| next.node == 0 && matches!(next.what, What::Update { .. }))
    };
    Some(match moment.what {
        What::Enter if node.ply == 1 => Glimpse::Consider,
        What::StandPat { value } => {
            let cuts = next(1).is_some_and(|next| matches!(next.what, What::Cut { left: 0, .. }));
            Glimpse::StandPat { value, cuts }
        }
        What::Leaf { value, end, capped } => {
            Glimpse::Leaf { value, end, capped, best: node.ply == 1 && improves(2) }
        }
        What::Update { value, .. } if node.ply > 0 => {
            Glimpse::Better { value, first: !knows(&trace.moments[..index], moment.node) }
        }
        What::Cut { left, .. } if left > 0 && node.ply > 0 => Glimpse::Cut { left },
        What::Exit { returned, .. } if node.ply == 1 && !is_leaf(trace, index) => {
            Glimpse::Result { value: returned, best: improves(1) }
        }
        _ => return None,
    })
}

/// `node`에서 이미 안 값이 있는가: 그냥 둔 값이나 앞선 수의 값.
fn knows(before: &[Moment], node: u32) -> bool {
    let valued = |what: &What| matches!(what, What::StandPat { .. } | What::Update { .. });
    before.iter().any(|moment| moment.node == node && valued(&moment.what))
}

/// 점수를 매기자마자 떠나는가.
fn is_leaf(trace: &Trace, exit: usize) -> bool {
    let before = exit.checked_sub(1).map(|before| &trace.moments[before]);
    before.is_some_and(|before| {
        before.node == trace.moments[exit].node && matches!(before.what, What::Leaf { .. })
    })
}
