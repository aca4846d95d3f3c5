//! 기록기(recorder): 탐색의 한 깊이를 나중에 한 걸음씩 되돌려 볼 수 있게 적는다.

use alloc::vec::Vec;

use crate::{Event, Observer, Side, Window};

/// 얕은 곳은 모든 사건을, 깊은 곳은 수만 적는다.
///
/// 적을 것이 한계를 넘으면 가장 깊은 층부터 접으므로, 남는 것은 한계에 드는 가장 깊은 층까지다.
#[derive(Clone, Debug)]
pub struct Recorder<M> {
    nodes: Vec<Traced<M>>,
    moments: Vec<Moment<M>>,
    /// 지금 길: 적고 있는 마디의 번호, 접힌 층이면 `None`.
    path: Vec<Frame>,
    deepest: u32,
}

/// 적어 둔 마디.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traced<M> {
    /// 부모의 번호. 뿌리는 `None`.
    pub parent: Option<u32>,
    /// 뿌리에서의 거리.
    pub ply: u32,
    /// 들어온 수.
    pub mv: Option<M>,
    /// 둘 차례인 쪽.
    pub side: Side,
    /// 물려받은 창.
    pub window: Window,
    /// 남은 깊이.
    pub depth: u32,
    /// 이 마디 아래에서(자신도) 센 것.
    pub below: Below,
}

/// 한 마디 아래에서 센 것.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Below {
    /// 들어간 국면.
    pub nodes: u64,
    /// 점수를 얻은 국면.
    pub leaves: u64,
    /// 자른 횟수.
    pub cuts: u64,
}

/// 적어 둔 사건과 그 마디.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment<M> {
    /// 마디의 번호.
    pub node: u32,
    /// 사건.
    pub event: Event<M>,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    node: Option<u32>,
    below: Below,
}

impl<M: Copy> Default for Recorder<M> {
    fn default() -> Self {
        Self { nodes: Vec::new(), moments: Vec::new(), path: Vec::new(), deepest: u32::MAX }
    }
}

impl<M: Copy> Recorder<M> {
    /// 적는 사건의 한계.
    pub const MAX_MOMENTS: usize = 20_000;
    /// 적는 마디의 한계.
    pub const MAX_NODES: usize = 2_000;

    /// 적어 둔 마디. 부모가 자식보다 앞선다.
    #[must_use]
    pub fn nodes(&self) -> &[Traced<M>] {
        &self.nodes
    }

    /// 적어 둔 사건, 일어난 차례.
    #[must_use]
    pub fn moments(&self) -> &[Moment<M>] {
        &self.moments
    }

    /// 모두 적은 가장 깊은 층(ply). 접힌 것이 없으면 `None`.
    #[must_use]
    pub const fn folded_below(&self) -> Option<u32> {
        if self.deepest == u32::MAX { None } else { Some(self.deepest) }
    }

    /// 새 깊이가 시작되면 지난 깊이의 것은 지운다.
    fn restart(&mut self) {
        *self = Self::default();
    }

    fn enter(&mut self, traced: Traced<M>) {
        let kept = traced.ply <= self.deepest;
        let node = kept.then_some(self.nodes.len() as u32);
        if kept {
            self.nodes.push(traced);
        }
        self.path.push(Frame { node, below: Below { nodes: 1, ..Below::default() } });
    }

    fn exit(&mut self) {
        let Some(Frame { node, below }) = self.path.pop() else { return };
        if let Some(node) = node {
            self.nodes[node as usize].below = below;
        }
        if let Some(parent) = self.path.last_mut() {
            parent.below.nodes += below.nodes;
            parent.below.leaves += below.leaves;
            parent.below.cuts += below.cuts;
        }
    }

    /// 한계에 들 때까지 가장 깊은 층을 접는다. 뿌리는 남긴다.
    fn fold(&mut self) {
        while self.nodes.len() > Self::MAX_NODES || self.moments.len() > Self::MAX_MOMENTS {
            let deepest = self.nodes.iter().map(|node| node.ply).max().unwrap_or(0);
            let Some(kept) = deepest.checked_sub(1) else { return };
            self.deepest = kept;
            self.drop_below(kept);
        }
    }

    /// `deepest`보다 깊은 마디와 그 사건을 지우고 번호를 다시 매긴다.
    fn drop_below(&mut self, deepest: u32) {
        let mut next = 0;
        let renumbered = self.nodes.iter().map(|node| {
            let kept = node.ply <= deepest;
            next += u32::from(kept);
            kept.then(|| next - 1)
        });
        let renumbered: Vec<Option<u32>> = renumbered.collect();
        let renumber = |id: u32| renumbered[id as usize];
        self.nodes.retain(|node| node.ply <= deepest);
        for node in &mut self.nodes {
            node.parent = node.parent.and_then(renumber);
        }
        self.moments
            .retain_mut(|moment| renumber(moment.node).map(|node| moment.node = node).is_some());
        for frame in &mut self.path {
            frame.node = frame.node.and_then(renumber);
        }
    }
}

impl<M: Copy> Observer<M> for Recorder<M> {
    fn observe(&mut self, event: Event<M>) {
        if let Event::Iteration { .. } = event {
            return self.restart();
        }
        if let Event::Enter { ply, mv, side, window, depth } = event {
            let parent = self.path.last().and_then(|frame| frame.node);
            self.enter(Traced { parent, ply, mv, side, window, depth, below: Below::default() });
        }
        let Some(frame) = self.path.last_mut() else { return };
        match event {
            Event::Leaf { .. } => frame.below.leaves += 1,
            Event::Cut { left, .. } => {
                frame.below.cuts += 1;
                // 그냥 두기로 자른 마디는 그 자리에서 점수를 얻었다.
                frame.below.leaves += u64::from(left.is_none());
            }
            _ => {}
        }
        if let Some(node) = frame.node {
            self.moments.push(Moment { node, event });
            if self.nodes.len() > Self::MAX_NODES || self.moments.len() > Self::MAX_MOMENTS {
                self.fold();
            }
        }
        if let Event::Exit { .. } = event {
            self.exit();
        }
    }
}
