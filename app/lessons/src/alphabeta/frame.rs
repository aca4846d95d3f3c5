//! 기록을 걸음으로: 한 걸음에 한 가지 일, 한 문장.

use gaji_protocol::{Number, Trace, What};

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
    /// 자식의 값으로 바꿔 들지만, 물려받은 창의 제 끝은 넘지 못했다. fail-hard는 창의 끝을 들고 있어 바꿔 들지 않는다.
    Hold {
        /// 새 값.
        value: Number,
    },
    /// 자식의 값이 더 낫지 않다.
    Keep {
        /// 가진 값. 아직 없으면(fail-hard) `None`: 물려받은 창의 제 끝을 넘지 못했다.
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

/// 기록을 걸음으로 자르는 이.
pub(super) struct Cutter {
    frames: Vec<Frame>,
    /// 지금 길 위 갈래마다 가진 값.
    best: Vec<(u32, Option<Number>)>,
    /// 창을 좁히지 못한 값도 드는가.
    soft: bool,
}

/// `max`인 쪽에게 `value`가 `best`보다 나은가.
pub(super) const fn beats(max: bool, value: Number, best: Number) -> bool {
    let (value, best) = (value.rank(), best.rank());
    if max { value > best } else { value < best }
}

impl Cutter {
    pub(super) const fn new(soft: bool) -> Self {
        Self { frames: Vec::new(), best: Vec::new(), soft }
    }

    pub(super) fn cut(mut self, trace: &Trace) -> Vec<Frame> {
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
                if let Some(parent) = node.parent.filter(|_| !updates_next) {
                    self.hear(index, parent, trace.nodes[parent as usize].max, returned);
                }
            }
        }
    }

    fn take(&mut self, index: usize, id: u32, value: Number) {
        let Some((_, best)) = self.best.last_mut() else { return };
        let old = best.replace(value);
        self.push(index, id, Glimpse::Better { old, value });
    }

    /// 창을 좁히지 못한 자식의 값.
    fn hear(&mut self, index: usize, id: u32, max: bool, value: Number) {
        let Some((_, best)) = self.best.last_mut() else { return };
        let glimpse = if self.soft && best.is_none_or(|best| beats(max, value, best)) {
            *best = Some(value);
            Glimpse::Hold { value }
        } else {
            Glimpse::Keep { best: *best, value }
        };
        self.push(index, id, glimpse);
    }

    fn push(&mut self, moment: usize, node: u32, glimpse: Glimpse) {
        self.frames.push(Frame { moment, node, glimpse });
    }
}
