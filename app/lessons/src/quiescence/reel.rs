//! 한 판의 기록: 장면들, 고른 수, 그리고 정말로 두어진 수들.

use gaji_protocol::{Node, Number, Trace, What};

use super::scene::{Scene, scenes};
use super::value::{PAWN, seen};

/// 한 판의 기록.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reel {
    pub(super) trace: Trace,
    pub(super) scenes: Vec<Scene>,
    /// 정말로 두어진 수들: 고른 수, 상대의 응수, 이어지는 잡기.
    pub(super) played: Vec<Node>,
    /// 뿌리에서 둘 차례인 쪽.
    pub(super) side: u8,
}

/// 약속한 값과 정말로 된 값.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// 약속한 만큼 되었다.
    Kept,
    /// 폰 하나까지는 아니지만, 잃지 않는다더니 잃었다.
    Slipped,
    /// 폰 하나 넘게 나빠졌거나, 뒤늦게 보니([`judged`](super::judged)) 폰 둘 넘게 나은 수를 놓쳤다.
    Broken,
}

impl Reel {
    /// `side`는 뿌리에서 둘 차례인 쪽, `depth`는 수평선, `after`는 고른 수를 둔 뒤의 기록이다.
    #[must_use]
    pub fn new(trace: Trace, after: Option<Trace>, side: u8, depth: u32) -> Self {
        let trace = seen_by_first(trace, side);
        let after = after.map(|after| seen_by_first(after, 1 - side.min(1)));
        let chosen = trace.summary.best.map(|best| trace.nodes[best as usize].clone());
        let replies = after.map_or_else(Vec::new, |Trace { nodes, line, .. }| {
            line.iter().skip(1).map(|&id| later(nodes[id as usize].clone())).collect()
        });
        let played = chosen.into_iter().chain(replies).collect();
        Self { scenes: scenes(&trace, depth > 1), trace, played, side }
    }

    /// 고른 수의 마디. 깊이 0에서 그냥 두기를 골랐으면 없다.
    #[must_use]
    pub fn chosen(&self) -> Option<&Node> {
        self.trace.summary.best.and_then(|best| self.trace.nodes.get(best as usize))
    }

    /// 탐색이 약속한 값.
    #[must_use]
    pub const fn promised(&self) -> Number {
        self.trace.summary.value
    }

    /// 두고 나서 정말로 된 값. 두지 않았으면 없다.
    #[must_use]
    pub fn became(&self) -> Option<Number> {
        self.played.last().map(worth)
    }

    /// 두고 나니 약속이 어떻게 되었는가. 두지 않았으면 없다.
    #[must_use]
    pub fn fate(&self) -> Option<Fate> {
        let own = |value: Number| seen(value, self.side).rank();
        let (promised, became, base) =
            (own(self.promised()), own(self.became()?), own(self.base()));
        Some(match became {
            _ if became + PAWN <= promised => Fate::Broken,
            _ if became < base && base <= promised => Fate::Slipped,
            _ => Fate::Kept,
        })
    }

    /// 아무것도 두지 않은 지금의 값: 모든 값은 여기서 얼마나 달라졌는지로 보인다.
    #[must_use]
    pub fn base(&self) -> Number {
        self.trace.nodes.first().map_or(Number::Points(0), |root| root.still)
    }

    /// 아래로 가장 좋은 수만 따라간 길. `node`부터.
    pub(super) fn best_line(&self, node: u32) -> Vec<u32> {
        let mut choices = vec![None; self.trace.nodes.len()];
        for moment in &self.trace.moments {
            if let What::Update { child, .. } = moment.what {
                choices[moment.node as usize] = child;
            }
        }
        std::iter::successors(Some(node), |&id| choices[id as usize]).collect()
    }

    /// 뿌리 다음부터 `node`까지.
    pub(super) fn path(&self, node: u32) -> Vec<u32> {
        let parent = |&id: &u32| self.trace.nodes[id as usize].parent;
        let mut path: Vec<u32> = std::iter::successors(Some(node), parent).collect();
        path.pop();
        path.reverse();
        path
    }

    /// 보아도 가장 좋은 수가 바뀌지 않은, 잡지도 승격하지도 않은 수의 장면인가.
    pub(super) fn is_dull(&self, scene: &Scene) -> bool {
        let men = |id: usize| {
            let pieces = self.trace.nodes[id].pieces.iter();
            let mut men: Vec<(u8, u8)> = pieces.map(|piece| (piece.side, piece.kind)).collect();
            men.sort_unstable();
            men
        };
        scene.top > 0 && !scene.best && men(scene.top as usize) == men(0)
    }

    /// `moment`가 든 장면이 시작되는 순간.
    pub(super) fn scene_start(&self, moment: usize) -> usize {
        let starts = self.scenes.iter().map(|scene| scene.start);
        starts.take_while(|&start| start <= moment).last().unwrap_or(0)
    }
}

/// 그 마디에 멈춘 판의 값: 놀이가 끝났으면 그 결과, 아니면 평가.
pub(super) fn worth(node: &Node) -> Number {
    node.leaf.unwrap_or(node.still)
}

/// 고른 수를 두고 나서 센 끝은 뿌리에서는 한 수 더 멀다.
fn later(mut node: Node) -> Node {
    node.leaf = node.leaf.map(|value| match value {
        Number::Win(plies) => Number::Win(plies + 1),
        Number::Loss(plies) => Number::Loss(plies + 1),
        other => other,
    });
    node
}

/// 모든 값을 먼저 두는 쪽에서 본 것으로.
fn seen_by_first(mut trace: Trace, max: u8) -> Trace {
    if max == 0 {
        return trace;
    }
    for node in &mut trace.nodes {
        node.still = node.still.flipped();
        node.leaf = node.leaf.map(Number::flipped);
    }
    for moment in &mut trace.moments {
        match &mut moment.what {
            What::Leaf { value, .. } | What::StandPat { value } | What::Update { value, .. } => {
                *value = value.flipped();
            }
            What::Exit { returned, .. } => *returned = returned.flipped(),
            What::Enter | What::Cut { .. } => {}
        }
    }
    trace.summary.value = trace.summary.value.flipped();
    trace
}
