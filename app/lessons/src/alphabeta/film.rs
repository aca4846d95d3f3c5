//! 기록을 걸음으로: 한 걸음에 한 가지 일, 한 문장.

use gaji_protocol::{Number, Reading, Trace, What};

/// 걸음 하나.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// 여기까지 일어났다: [`Trace::moments`]의 번호.
    pub moment: usize,
    /// 지금 마디.
    pub node: u32,
    /// 보이는 일.
    pub glimpse: Glimpse,
}

/// 걸음에서 보이는 일. 값은 MAX 쪽에서 본 것이다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glimpse {
    /// 갈래에 들어간다.
    Enter,
    /// 잎을 본다.
    Leaf {
        /// 점수.
        value: Number,
        /// 놀이가 끝난 국면인가.
        end: bool,
    },
    /// 자식의 값으로 바꿔 든다.
    Better {
        /// 앞의 값. 첫 값이면 `None`.
        old: Option<Number>,
        /// 새 값.
        value: Number,
    },
    /// 자식의 값이 더 낫지 않다.
    Keep {
        /// 가진 값. 아직 없으면 `None`: 물려받은 창의 제 끝을 넘지 못했다.
        best: Option<Number>,
        /// 자식의 값.
        value: Number,
    },
    /// 나머지를 자른다.
    Cut {
        /// 그 마디의 값.
        value: Number,
        /// 잘린 가지의 수.
        left: u32,
        /// 창을 닫은 조상.
        because: Option<u32>,
    },
    /// 갈래를 떠난다.
    Leave {
        /// 돌려주는 값.
        value: Number,
    },
}

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
}

impl Film {
    /// 기록에서 걸음을 뽑는다.
    #[must_use]
    pub fn new(trace: Trace) -> Self {
        let mut children = vec![Vec::new(); trace.nodes.len()];
        for (id, node) in trace.nodes.iter().enumerate() {
            if let Some(siblings) = node.parent.and_then(|at| children.get_mut(at as usize)) {
                siblings.push(id as u32);
            }
        }
        let frames = Cutter::default().cut(&trace);
        Self { trace, frames, children }
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
        let Some(frame) = self.frame(step) else { return out };
        for moment in &self.trace.moments[..=frame.moment] {
            self.apply(moment.node, moment.what, (moment.alpha, moment.beta), &mut out);
        }
        out
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

/// 기록을 걸음으로 자르는 이.
#[derive(Default)]
struct Cutter {
    frames: Vec<Frame>,
    /// 지금 길 위 갈래마다 가진 값.
    best: Vec<(u32, Option<Number>)>,
}

impl Cutter {
    fn cut(mut self, trace: &Trace) -> Vec<Frame> {
        for (index, moment) in trace.moments.iter().enumerate() {
            let next = trace.moments.get(index + 1);
            let updates = next.is_some_and(|next| matches!(next.what, What::Update { .. }));
            self.moment(trace, index, moment.node, moment.what, updates);
        }
        self.frames
    }

    fn moment(&mut self, trace: &Trace, index: usize, id: u32, what: What, updates_next: bool) {
        let node = &trace.nodes[id as usize];
        match what {
            What::Enter if node.terminal && node.folded == 0 => {}
            What::Enter => {
                self.best.push((id, None));
                self.push(index, id, Glimpse::Enter);
            }
            What::Leaf { value, end, .. } => self.push(index, id, Glimpse::Leaf { value, end }),
            What::StandPat { value } => self.take(index, id, value),
            What::Update { value, .. } => self.take(index, id, value),
            What::Cut { left, because } => {
                let value = self.best.last().and_then(|&(_, best)| best).unwrap_or(Number::Least);
                self.push(index, id, Glimpse::Cut { value, left, because });
            }
            What::Exit { returned, .. } => {
                if self.best.last().is_some_and(|&(open, _)| open == id) {
                    self.best.pop();
                    self.push(index, id, Glimpse::Leave { value: returned });
                }
                if !updates_next {
                    self.keep(index, node.parent, returned);
                }
            }
        }
    }

    fn take(&mut self, index: usize, id: u32, value: Number) {
        let Some((_, best)) = self.best.last_mut() else { return };
        let old = best.replace(value);
        self.push(index, id, Glimpse::Better { old, value });
    }

    fn keep(&mut self, index: usize, parent: Option<u32>, value: Number) {
        if let (Some(node), Some(&(_, best))) = (parent, self.best.last()) {
            self.push(index, node, Glimpse::Keep { best, value });
        }
    }

    fn push(&mut self, moment: usize, node: u32, glimpse: Glimpse) {
        self.frames.push(Frame { moment, node, glimpse });
    }
}
