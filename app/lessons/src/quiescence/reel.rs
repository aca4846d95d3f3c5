//! 한 판의 기록을 장면으로: 뿌리의 수 하나가 한 장면이고, 그 안의 일 하나가 한 순간이다.

use gaji_protocol::{Node, Number, Trace, What};

use super::ruler::seen;

/// 한 장면의 순간이 이보다 많으면 처음과 끝만 보인다.
const MAX_BEATS: usize = 14;

/// 폰 하나, 점수의 단위.
pub(super) const PAWN: i64 = 100;

/// 한 판의 한 순간.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat {
    /// 지금 마디: [`Trace::nodes`]의 번호.
    pub node: u32,
    /// 여기까지 일어났다: [`Trace::moments`]의 번호.
    pub moment: usize,
    /// 보이는 일.
    pub glimpse: Glimpse,
}

/// 순간에 보이는 일. 값은 모두 먼저 두는 쪽(백)이 본 것이다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glimpse {
    /// 뿌리의 수 하나를 보기 시작한다.
    Consider,
    /// 그냥 두면 얼마인가.
    StandPat {
        /// 그냥 둔 값.
        value: Number,
        /// 그것만으로 충분해 잡는 수를 보지 않는다.
        cuts: bool,
    },
    /// 여기서 점수를 매긴다.
    Leaf {
        /// 점수.
        value: Number,
        /// 놀이가 끝났다.
        end: bool,
        /// 잡기가 남았는데 끝(cap)에 걸려 멈추었다.
        capped: bool,
        /// 뿌리의 수이고, 지금까지 가장 좋다.
        best: bool,
    },
    /// 둘 차례인 쪽에 더 좋은 수를 찾았다.
    Better {
        /// 그 값.
        value: Number,
    },
    /// 남은 수를 보지 않는다.
    Cut {
        /// 보지 않은 수의 수.
        left: u32,
    },
    /// 뿌리의 수 하나를 다 보았다.
    Result {
        /// 그 값.
        value: Number,
        /// 지금까지 가장 좋다.
        best: bool,
    },
    /// 아무것도 바꾸지 않는 조용한 수들을 한꺼번에 넘긴다.
    Rest {
        /// 넘긴 수의 수.
        count: u32,
    },
    /// 고른 수를 말한다.
    Chosen,
    /// 정말로 두었다.
    Played {
        /// 두어진 수들 가운데 몇째인가.
        nth: usize,
    },
}

/// 뿌리의 수 하나.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Scene {
    /// 그 수로 온 마디. 깊이 0에서 뿌리 자신의 일이면 0이다.
    pub(super) top: u32,
    /// 장면이 시작되는 순간.
    pub(super) start: usize,
    pub(super) beats: Vec<Beat>,
    best: bool,
}

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

impl Reel {
    /// `side`는 뿌리에서 둘 차례인 쪽, `after`는 고른 수를 둔 뒤의 기록이다.
    #[must_use]
    pub fn new(trace: Trace, after: Option<Trace>, side: u8) -> Self {
        let trace = seen_by_first(trace, side);
        let after = after.map(|after| seen_by_first(after, 1 - side.min(1)));
        let chosen = trace.summary.best.map(|best| trace.nodes[best as usize].clone());
        let replies = after.map_or_else(Vec::new, |Trace { nodes, line, .. }| {
            line.iter().skip(1).map(|&id| nodes[id as usize].clone()).collect()
        });
        let played = chosen.into_iter().chain(replies).collect();
        Self { scenes: scenes(&trace), trace, played, side }
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
        self.played
            .last()
            .map(|node| node.leaf.filter(|_| self.is_over(node)).unwrap_or(node.still))
    }

    /// 두고 나니 약속보다 폰 하나 넘게 나빠졌는가.
    #[must_use]
    pub fn disappoints(&self) -> bool {
        let own = |value: Number| seen(value, self.side).rank();
        self.became().is_some_and(|became| own(became) + PAWN <= own(self.promised()))
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

    fn is_over(&self, node: &Node) -> bool {
        matches!(node.leaf, Some(Number::Win(_) | Number::Loss(_)))
    }
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

fn scenes(trace: &Trace) -> Vec<Scene> {
    let mut scenes: Vec<Scene> = Vec::new();
    for (index, moment) in trace.moments.iter().enumerate() {
        let (node, next) = (moment.node, trace.moments.get(index + 1));
        let ply = trace.nodes[node as usize].ply;
        let Some(glimpse) = glimpse(trace, index) else { continue };
        let opens = glimpse == Glimpse::Consider || ply == 0;
        if opens {
            scenes.push(Scene { top: node, start: index, beats: Vec::new(), best: false });
        }
        let Some(scene) = scenes.last_mut() else { continue };
        scene.best |= matches!(
            glimpse,
            Glimpse::Result { best: true, .. } | Glimpse::Leaf { best: true, .. }
        );
        scene.beats.push(Beat { node, moment: index, glimpse });
        if next.is_none() {
            break;
        }
    }
    scenes.iter_mut().for_each(shorten);
    scenes
}

/// 긴 장면은 처음과 끝만.
fn shorten(scene: &mut Scene) {
    if let (true, Some(&last)) = (scene.beats.len() > MAX_BEATS, scene.beats.last()) {
        scene.beats.truncate(1);
        scene.beats.push(last);
    }
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
        What::Update { value, .. } if node.ply > 0 => Glimpse::Better { value },
        What::Cut { left, .. } if left > 0 && node.ply > 0 => Glimpse::Cut { left },
        What::Exit { returned, .. } if node.ply == 1 && !is_leaf(trace, index) => {
            Glimpse::Result { value: returned, best: improves(1) }
        }
        _ => return None,
    })
}

/// 점수를 매기자마자 떠나는가.
fn is_leaf(trace: &Trace, exit: usize) -> bool {
    let before = exit.checked_sub(1).map(|before| &trace.moments[before]);
    before.is_some_and(|before| {
        before.node == trace.moments[exit].node && matches!(before.what, What::Leaf { .. })
    })
}
