//! 펼칠 마디 아래만 기록기에 건네는 눈. 탐색은 처음부터 그대로 하므로 센 것이 언제나 같다.

use gaji_core::{Below, Event, Observer, Recorder};

use super::Nth;

/// 기록기와, 뿌리에서 펼칠 마디까지의 수.
pub(crate) struct Focus {
    path: Vec<Nth>,
    pub(crate) recorder: Recorder<Nth>,
    /// 탐색 전체에서 센 것.
    pub(crate) counted: Below,
    /// 지금 길이 `path`와 앞에서부터 같은 수의 수.
    matched: usize,
    inside: bool,
}

impl Focus {
    pub(crate) fn new(path: Vec<Nth>) -> Self {
        let (recorder, counted) = (Recorder::default(), Below::default());
        Self { path, recorder, counted, matched: 0, inside: false }
    }

    /// 이 층을 아직 적고 있는가.
    pub(crate) fn keeps(&self, ply: u32) -> bool {
        self.recorder.folded_below().is_none_or(|deepest| ply <= deepest)
    }

    fn count(&mut self, event: &Event<Nth>) {
        match event {
            Event::Enter { .. } => self.counted.nodes += 1,
            Event::Leaf { .. } => self.counted.leaves += 1,
            Event::Cut { left, .. } => {
                self.counted.cuts += 1;
                // 그냥 두기로 자른 마디는 그 자리에서 점수를 얻었다.
                self.counted.leaves += u64::from(left.is_none());
            }
            _ => {}
        }
    }

    fn enter(&mut self, ply: usize, mv: Option<Nth>) {
        let next = ply.checked_sub(1) == Some(self.matched);
        if next && self.path.get(self.matched).copied() == mv {
            self.matched = ply;
        }
        self.inside |= ply == self.path.len() && self.matched == ply;
    }

    fn exit(&mut self, ply: usize) {
        self.inside &= ply > self.path.len();
        self.matched = self.matched.min(ply.saturating_sub(1));
    }
}

impl Observer<Nth> for Focus {
    fn observe(&mut self, event: Event<Nth>) {
        self.count(&event);
        if let Event::Enter { ply, mv, .. } = event {
            self.enter(ply as usize, mv);
        }
        if self.inside {
            self.recorder.observe(event);
        }
        if let Event::Exit { ply, .. } = event {
            self.exit(ply as usize);
        }
    }
}
