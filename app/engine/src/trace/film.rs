//! 기록한 사건을 MAX가 본 순간들로.

use gaji_core::{Bound, Event, LeafKind, Recorder, Score, Side, Window};
use gaji_protocol::{Moment, Reading, What};

use super::reading::Read;
use crate::erased::Nth;
use crate::wire::number;

/// 순간들과 주 변화.
pub(super) struct Film {
    pub(super) moments: Vec<Moment>,
    /// 그린 마디의 번호, 첫 마디부터.
    pub(super) line: Vec<u32>,
}

/// 기록을 읽는 법.
#[derive(Clone, Copy)]
pub(super) struct View {
    /// MAX: 탐색의 뿌리에서 둘 차례인 쪽.
    pub(super) max: Side,
    /// 자르는 탐색인가. 아니면 창도 없다.
    pub(super) prunes: bool,
    /// 창의 두 끝이 제자리로 내려오는가. 자리를 바꾸지 않는 실수에서는 아니다.
    pub(super) inherits: bool,
}

/// 기록을 순간들로. `drawn`은 기록한 마디가 그린 마디의 몇째인지.
pub(super) fn film(recorder: &Recorder<Nth>, view: View, drawn: &[u32]) -> Film {
    let mut reel = Reel { view, drawn, live: Vec::with_capacity(drawn.len()) };
    let mut moments = Vec::with_capacity(recorder.moments().len());
    for moment in recorder.moments() {
        let id = moment.node as usize;
        let parent = recorder.nodes()[id].parent.map(|parent| parent as usize);
        let Some(what) = reel.watch(id, parent, moment.event) else { continue };
        let Live { alpha, beta, .. } = reel.live[id];
        let (alpha, beta) = (number(alpha.score), number(beta.score));
        moments.push(Moment { node: drawn[id], what, alpha, beta });
    }
    Film { moments, line: reel.line() }
}

/// 창의 한쪽 끝과 그것을 정한 마디.
#[derive(Clone, Copy)]
struct Edge {
    score: Score,
    from: Option<usize>,
}

/// 되돌려 보는 중에 마디마다 아는 것.
#[derive(Clone, Copy)]
struct Live {
    alpha: Edge,
    beta: Edge,
    read: Read,
    /// 마지막으로 떠난 자식.
    left: Option<usize>,
    /// 마지막으로 창을 좁힌 자식.
    best: Option<usize>,
}

struct Reel<'a> {
    view: View,
    drawn: &'a [u32],
    live: Vec<Live>,
}

impl Reel<'_> {
    fn watch(&mut self, id: usize, parent: Option<usize>, event: Event<Nth>) -> Option<What> {
        match event {
            Event::Enter { side, window, .. } => Some(self.enter(parent, side, window)),
            Event::Leaf { side, score, kind, .. } => {
                let value = number(self.read(id, side, score));
                let (end, capped) = (kind == LeafKind::End, kind == LeafKind::Capped);
                Some(What::Leaf { value, end, capped })
            }
            Event::StandPat { side, score, .. } => {
                Some(What::StandPat { value: number(self.read(id, side, score)) })
            }
            Event::Update { side, score, window, .. } => Some(self.update(id, side, score, window)),
            Event::Cut { side, left, .. } => Some(self.cut(id, side, left)),
            Event::Exit { side, score, bound, .. } => {
                Some(self.exit(id, parent, self.seen(side, score), bound))
            }
            Event::Iteration { .. }
            | Event::TableHit { .. }
            | Event::Research { .. }
            | Event::Skip { .. } => None,
        }
    }

    /// 마디는 들어간 차례로 번호를 받으므로 그대로 쌓인다.
    fn enter(&mut self, parent: Option<usize>, side: Side, window: Window) -> What {
        let above = parent.map(|parent| self.live[parent]);
        let (alpha, beta) = self.window(side, window);
        self.live.push(Live {
            alpha: Edge { score: alpha, from: above.and_then(|above| above.alpha.from) },
            beta: Edge { score: beta, from: above.and_then(|above| above.beta.from) },
            read: Read::new(side == self.view.max),
            left: None,
            best: None,
        });
        What::Enter
    }

    /// 이 마디에서 바로 읽은 점수.
    fn read(&mut self, id: usize, side: Side, score: Score) -> Score {
        let score = self.seen(side, score);
        self.live[id].read.add((score, score));
        score
    }

    /// 더 좋은 것은 마지막으로 떠난 자식이다. 접힌 층이면 떠난 자식도 없다.
    fn update(&mut self, id: usize, side: Side, score: Score, window: Window) -> What {
        let (alpha, beta) = self.window(side, window);
        let max = side == self.view.max;
        let live = &mut self.live[id];
        (live.alpha.score, live.beta.score) = (alpha, beta);
        let edge = if max { &mut live.alpha } else { &mut live.beta };
        edge.from = Some(id);
        live.best = live.left;
        let child = live.left.map(|child| self.drawn[child]);
        What::Update { child, value: number(self.seen(side, score)) }
    }

    /// 스스로 좁힌 끝의 맞은편이 창을 닫았다.
    fn cut(&mut self, id: usize, side: Side, left: Option<u32>) -> What {
        let live = &mut self.live[id];
        live.read.cut();
        let closed = if side == self.view.max { live.beta } else { live.alpha };
        let because = closed.from.filter(|_| self.view.inherits).map(|from| self.drawn[from]);
        What::Cut { left: left.unwrap_or(0), because }
    }

    fn exit(&mut self, id: usize, parent: Option<usize>, returned: Score, bound: Bound) -> What {
        let ends = self.live[id].read.ends(returned, bound);
        if let Some(parent) = parent {
            self.live[parent].read.add(ends);
            self.live[parent].left = Some(id);
        }
        let reading = Reading { low: number(ends.0), high: number(ends.1) };
        What::Exit { reading, returned: number(returned) }
    }

    /// MAX가 본 점수.
    fn seen(&self, side: Side, score: Score) -> Score {
        if side == self.view.max { score } else { -score }
    }

    /// MAX가 본 (α, β).
    fn window(&self, side: Side, window: Window) -> (Score, Score) {
        let window = if self.view.prunes { window } else { Window::FULL };
        let window = if side == self.view.max { window } else { window.flip() };
        (window.alpha, window.beta)
    }

    /// 첫 마디에서 가장 좋은 자식을 따라간 길.
    fn line(&self) -> Vec<u32> {
        let first = (!self.live.is_empty()).then_some(0);
        let path = std::iter::successors(first, |&id| self.live[id].best);
        path.map(|id| self.drawn[id]).collect()
    }
}
