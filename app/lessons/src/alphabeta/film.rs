//! 되돌려 볼 수 있는 기록: 걸음마다 마디들이 어떤가.

use gaji_protocol::{Number, Reading, Trace, What};

use super::frame::{Cutter, Frame, Glimpse, beats};

/// 한 걸음에 마디가 어떤가.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// 들어갔는가.
    pub entered: bool,
    /// 떠났는가.
    pub left: bool,
    /// 잘렸는가: 이 마디나 조상의 가지가 잘렸다.
    pub cut: bool,
    /// 이 마디로 오는 가지에 가위를 댔는가.
    pub snipped: bool,
    /// 들어올 때 물려받은 α와 β.
    pub inherited: Option<(Number, Number)>,
    /// 지금 α.
    pub alpha: Number,
    /// 지금 β.
    pub beta: Number,
    /// 읽어서 아는 것. 아직 모르면 `None`.
    pub reading: Option<Reading>,
    /// 탐색이 돌려준 값. 떠난 뒤에만 있다.
    pub returned: Option<Number>,
    /// 지금까지 고른 자식.
    pub choice: Option<u32>,
}

const UNSEEN: Snapshot = Snapshot {
    entered: false,
    left: false,
    cut: false,
    snipped: false,
    inherited: None,
    alpha: Number::Least,
    beta: Number::Most,
    reading: None,
    returned: None,
    choice: None,
};

/// 되돌려 볼 수 있는 기록.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    trace: Trace,
    frames: Vec<Frame>,
    children: Vec<Vec<u32>>,
    soft: bool,
}

impl Film {
    /// 기록에서 걸음을 뽑는다. `soft`면 창을 좁히지 못한 값도 든다(fail-soft).
    #[must_use]
    pub fn new(trace: Trace, soft: bool) -> Self {
        let mut children = vec![Vec::new(); trace.nodes.len()];
        for (id, node) in trace.nodes.iter().enumerate() {
            if let Some(siblings) = node.parent.and_then(|at| children.get_mut(at as usize)) {
                siblings.push(id as u32);
            }
        }
        let frames = Cutter::new(soft).cut(&trace);
        Self { trace, frames, children, soft }
    }

    /// 기록.
    #[must_use]
    pub const fn trace(&self) -> &Trace {
        &self.trace
    }

    /// 걸음. 0째 걸음은 시작 전이고, `n`째 걸음은 `frames()[n − 1]`까지다.
    #[must_use]
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// 마지막 걸음.
    #[must_use]
    pub fn last(&self) -> u32 {
        self.frames.len() as u32
    }

    /// `step`의 걸음. 시작 전이면 `None`. 범위를 넘으면 마지막.
    #[must_use]
    pub fn frame(&self, step: u32) -> Option<Frame> {
        let index = (step.min(self.last()) as usize).checked_sub(1)?;
        self.frames.get(index).copied()
    }

    /// 자르는 걸음들: 눈금에 표시한다.
    #[must_use]
    pub fn cuts(&self) -> Vec<u32> {
        let cut = |frame: &Frame| matches!(frame.glimpse, Glimpse::Cut { .. });
        let steps = self.frames.iter().enumerate().filter(|(_, frame)| cut(frame));
        steps.map(|(index, _)| index as u32 + 1).collect()
    }

    /// 마디의 자식.
    #[must_use]
    pub fn children(&self, node: u32) -> &[u32] {
        self.children.get(node as usize).map_or(&[], Vec::as_slice)
    }

    /// 뿌리에서 `node`까지.
    #[must_use]
    pub fn path(&self, node: u32) -> Vec<u32> {
        let parent = |&at: &u32| self.trace.nodes.get(at as usize).and_then(|node| node.parent);
        let mut path: Vec<u32> = std::iter::successors(Some(node), parent).collect();
        path.reverse();
        path
    }

    /// `step`까지 본 뒤의 마디들, [`Trace::nodes`]의 차례.
    #[must_use]
    pub fn snapshots(&self, step: u32) -> Vec<Snapshot> {
        let mut out = vec![UNSEEN; self.trace.nodes.len()];
        let mut next = 0;
        for frame in &self.frames[..step.min(self.last()) as usize] {
            for moment in &self.trace.moments[next..=frame.moment] {
                self.apply(moment.node, moment.what, (moment.alpha, moment.beta), &mut out);
            }
            next = frame.moment + 1;
            if matches!(frame.glimpse, Glimpse::Hold { .. } | Glimpse::Keep { .. }) {
                self.hear(*frame, &mut out[frame.node as usize]);
            }
        }
        out
    }

    /// 창을 좁히지 못한 자식에게서 안 것. 자식도 한쪽 끝만 알면 이쪽이 아는 것은 없을 수도 있다.
    fn hear(&self, frame: Frame, fork: &mut Snapshot) {
        let What::Exit { reading, .. } = self.trace.moments[frame.moment].what else { return };
        let max = self.trace.nodes[frame.node as usize].max;
        let edge = |reading: Reading| if max { reading.low } else { reading.high };
        let nothing = if max { Number::Least } else { Number::Most };
        if self.soft && beats(max, edge(reading), fork.reading.map_or(nothing, edge)) {
            fork.reading = Some(self.so_far(frame.node, edge(reading)));
        }
    }

    fn apply(&self, id: u32, what: What, window: (Number, Number), out: &mut [Snapshot]) {
        let at = id as usize;
        (out[at].alpha, out[at].beta) = window;
        match what {
            What::Enter => (out[at].entered, out[at].inherited) = (true, Some(window)),
            What::Leaf { value, .. } => {
                out[at].reading = Some(Reading { low: value, high: value });
                out[at].left = true;
            }
            What::StandPat { value } => out[at].reading = Some(self.so_far(id, value)),
            What::Update { child, value } => {
                out[at].reading = Some(self.so_far(id, value));
                out[at].choice = child;
            }
            What::Cut { .. } => self.snip(id, out),
            What::Exit { reading, returned } => {
                out[at].left = true;
                out[at].reading = Some(reading);
                out[at].returned = Some(returned);
            }
        }
    }

    /// 아직 보는 중인 갈래: MAX는 적어도, MIN은 많아야.
    fn so_far(&self, id: u32, value: Number) -> Reading {
        if self.trace.nodes[id as usize].max {
            Reading { low: value, high: Number::Most }
        } else {
            Reading { low: Number::Least, high: value }
        }
    }

    /// 보지 않은 자식과 그 아래를 잘린 것으로.
    fn snip(&self, id: u32, out: &mut [Snapshot]) {
        for &child in self.children(id) {
            if !out[child as usize].entered {
                out[child as usize].snipped = true;
                self.wither(child, out);
            }
        }
    }

    fn wither(&self, id: u32, out: &mut [Snapshot]) {
        out[id as usize].cut = true;
        self.children(id).iter().for_each(|&child| self.wither(child, out));
    }
}
