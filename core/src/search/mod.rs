//! 탐색. 읽는 차례: 미니맥스, 알파베타, 정지 탐색, 정렬, 그리고 깊이를 더해 가는 운전대(driver).

mod minimax;
mod alphabeta;
mod quiescence;
mod ordering;
mod driver;

use alloc::vec::Vec;

pub use driver::{Driver, search};

use crate::record::end_of;
use crate::{
    Bound, Counts, Cut, Evaluate, Evaluator, Event, Fail, LeafKind, Limits, Observer, Score, Step,
    Table, Window,
};
use ordering::{Memory, Ranked};

/// 탐색 한 번이 쓰는 것. `desk`는 걸음 사이에 남고, 나머지는 걸음마다 빌린다.
pub(crate) struct Search<'a, G: Evaluate, O> {
    evaluator: &'a Evaluator<G>,
    limits: &'a Limits,
    table: &'a mut Table,
    observer: &'a mut O,
    stop: &'a mut dyn FnMut() -> bool,
    desk: &'a mut Desk<G>,
}

/// 걸음 사이에 남는 작업대: 한 벌의 버퍼를 쌓아 쓰므로 마디마다 새로 빌리지 않는다.
pub(crate) struct Desk<G: Evaluate> {
    /// 수를 받는 그릇.
    buffer: Vec<G::Move>,
    /// 지금 길 위 마디들의 수를 쌓은 것.
    ranked: Vec<Ranked<G::Move>>,
    /// 마디마다의 주 변화.
    lines: Vec<Vec<G::Move>>,
    /// 뿌리까지의 기록과 지금 길.
    trail: Vec<Step>,
    memory: Memory<G::Move>,
    counts: Counts,
    /// 이 깊이에서 평가 함수로 얻은 잎. 0이면 끝까지 다 본 것이다.
    horizon: u64,
    since_poll: Fuel,
    stopped: bool,
}

/// 멈추라는 말을 들은 뒤로 쓴 것.
#[derive(Clone, Copy, Default)]
struct Fuel {
    nodes: u32,
    moves: u32,
}

const POLL_NODES: u32 = 64;
const POLL_MOVES: u32 = 1_024;

impl<G: Evaluate> Desk<G> {
    pub(crate) fn new(trail: &[Step]) -> Self {
        Self {
            buffer: Vec::new(),
            ranked: Vec::new(),
            lines: Vec::new(),
            trail: trail.into(),
            memory: Memory::new(G::SLOTS),
            counts: Counts::default(),
            horizon: 0,
            since_poll: Fuel::default(),
            stopped: false,
        }
    }

    /// `ply`의 주 변화를 비운다.
    fn clear_line(&mut self, ply: u32) {
        let ply = ply as usize;
        if self.lines.len() < ply + 2 {
            self.lines.resize_with(ply + 2, Vec::new);
        }
        self.lines[ply].clear();
    }

    /// `ply`의 주 변화 = `mv` + 아래의 주 변화.
    fn extend_line(&mut self, ply: u32, mv: G::Move) {
        let (above, below) = self.lines.split_at_mut(ply as usize + 1);
        let line = &mut above[ply as usize];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
    }
}

/// 한 마디가 서 있는 곳.
#[derive(Clone, Copy)]
struct Spot<M> {
    /// 뿌리에서의 거리.
    ply: u32,
    /// 남은 깊이.
    depth: u32,
    /// 정지 탐색에 들어온 뒤의 수.
    quiet: u32,
    mv: Option<M>,
    window: Window,
}

impl<M: Copy> Spot<M> {
    /// `mv`로 내려간 자식: 깊이는 하나 줄고(정지 탐색이면 하나 늘고) 창은 뒤집힌다.
    fn child(&self, mv: M, window: Window) -> Self {
        let quiet = self.quiet + u32::from(self.depth == 0);
        let depth = self.depth.saturating_sub(1);
        Self { ply: self.ply + 1, depth, quiet, mv: Some(mv), window: window.flip() }
    }
}

impl<G: Evaluate, O: Observer<G::Move>> Search<'_, G, O> {
    /// 남은 깊이와 스위치에 맞는 탐색으로 들어간다.
    fn visit(&mut self, position: &G, spot: Spot<G::Move>) -> Score {
        self.enter(position, &spot);
        if self.desk.stopped {
            return Score::DRAW;
        }
        self.desk.clear_line(spot.ply);
        let score = match self.ended(position, spot.ply) {
            Some(score) => self.leaf(position, spot.ply, score, LeafKind::End),
            None if spot.depth == 0 => self.horizon(position, spot),
            None if self.limits.pruning => self.alpha_beta(position, spot),
            None => self.minimax(position, spot),
        };
        let score = self.fail(score, spot.window);
        if !self.desk.stopped {
            let bound = self.bound(score, spot.window);
            self.observer.observe(Event::Exit {
                ply: spot.ply,
                side: position.side(),
                score,
                bound,
            });
        }
        score
    }

    /// `mv`를 두고 내려가, 돌아온 값을 이쪽에서 본다.
    fn descend(&mut self, position: &G, spot: Spot<G::Move>, mv: G::Move, window: Window) -> Score {
        let mut child = position.clone();
        child.play(mv);
        if self.limits.repetition {
            self.desk.trail.push(Step::of(&child));
        }
        let score = -self.visit(&child, spot.child(mv, window));
        if self.limits.repetition {
            self.desk.trail.pop();
        }
        score
    }

    fn enter(&mut self, position: &G, spot: &Spot<G::Move>) {
        self.spend(1, 0);
        if self.limits.nodes.is_some_and(|limit| self.desk.counts.nodes >= limit) {
            self.desk.stopped = true;
        }
        if self.desk.stopped {
            return;
        }
        self.desk.counts.nodes += 1;
        self.desk.counts.quiescence += u64::from(spot.quiet > 0);
        self.observer.observe(Event::Enter {
            ply: spot.ply,
            mv: spot.mv,
            side: position.side(),
            window: spot.window,
            depth: spot.depth,
        });
    }

    /// 쓴 만큼 적고, 때가 되면 멈출지 묻는다.
    fn spend(&mut self, nodes: u32, moves: usize) {
        let fuel = &mut self.desk.since_poll;
        fuel.nodes += nodes;
        fuel.moves += moves as u32;
        if fuel.nodes >= POLL_NODES || fuel.moves >= POLL_MOVES {
            *fuel = Fuel::default();
            self.desk.stopped |= (self.stop)();
        }
    }

    /// 놀이의 끝이면 그 점수. 뿌리 아래에서는 주장할 수 있는 비김(claim)도 끝으로 친다.
    fn ended(&self, position: &G, ply: u32) -> Option<Score> {
        let outcome = if self.limits.repetition {
            end_of(position, &self.desk.trail)?.outcome
        } else {
            position.outcome().or_else(|| Some(position.adjudicated()?.outcome))?
        };
        Some(Score::of_outcome(outcome, position.side(), ply))
    }

    /// 깊이의 끝: 잡기가 남았으면 정지 탐색으로, 아니면 평가 함수로.
    fn horizon(&mut self, position: &G, spot: Spot<G::Move>) -> Score {
        match self.limits.quiescence {
            Some(rules) if G::NOISY => self.quiesce(position, spot, rules),
            _ => self.evaluate(position, spot.ply, LeafKind::Static),
        }
    }

    fn evaluate(&mut self, position: &G, ply: u32, kind: LeafKind) -> Score {
        let score = self.evaluator.score(position);
        self.desk.horizon += 1;
        self.leaf(position, ply, score, kind)
    }

    fn leaf(&mut self, position: &G, ply: u32, score: Score, kind: LeafKind) -> Score {
        self.desk.counts.leaves += 1;
        self.observer.observe(Event::Leaf { ply, side: position.side(), score, kind });
        score
    }

    /// fail-hard면 창의 끝으로 자른다.
    fn fail(&self, score: Score, window: Window) -> Score {
        match self.limits.fail {
            Fail::Hard if self.limits.pruning => score.clamp(window.alpha, window.beta),
            _ => score,
        }
    }

    fn bound(&self, score: Score, window: Window) -> Bound {
        if self.limits.pruning { Bound::of(score, window) } else { Bound::Exact }
    }

    /// 창이 닫혔는가.
    fn closes(&self, window: Window) -> bool {
        match self.limits.cut {
            Cut::AtLeast => window.alpha >= window.beta,
            Cut::Above => window.alpha > window.beta,
        }
    }

    /// 형제를 남기고 잘랐음을 알린다.
    fn cut(&mut self, position: &G, spot: &Spot<G::Move>, window: Window, left: Option<u32>) {
        if left == Some(0) {
            return;
        }
        self.desk.counts.cuts += 1;
        self.observer.observe(Event::Cut { ply: spot.ply, side: position.side(), window, left });
    }
}
