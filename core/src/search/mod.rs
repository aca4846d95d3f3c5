//! 탐색. 읽는 차례: 미니맥스, 알파베타, 정지 탐색, 정렬, 그리고 깊이를 더해 가는 운전대(driver).

mod minimax;
mod alphabeta;
mod quiescence;
mod ordering;
mod internal;
mod selective;
mod switches;
mod iteration;
mod driver;

use alloc::vec::Vec;

pub use driver::{Driver, search};

use crate::{
    Counts, End, Evaluate, Evaluator, Event, LeafKind, Limits, Observer, Score, Step, Table, Window,
};
use ordering::{Memory, Rank};

/// 탐색 한 번이 쓰는 것. `desk`는 걸음 사이에 남고, 나머지는 걸음마다 빌린다.
pub(crate) struct Search<'a, G: Evaluate, O, const PLAIN: bool> {
    evaluator: &'a Evaluator<G>,
    limits: &'a Limits,
    table: &'a mut Table,
    observer: &'a mut O,
    stop: &'a mut dyn FnMut() -> bool,
    desk: &'a mut Desk<G>,
}

/// 걸음 사이에 남는 작업대: 한 벌의 버퍼를 쌓아 쓰므로 마디마다 새로 빌리지 않는다.
pub(crate) struct Desk<G: Evaluate> {
    /// 지금 길 위 마디들의 수를 쌓은 것.
    moves: Vec<G::Move>,
    /// 그 등수.
    ranks: Vec<Rank>,
    /// 마디마다의 주 변화.
    lines: Vec<Vec<G::Move>>,
    /// 뿌리까지의 기록과 지금 길.
    trail: Vec<Step>,
    memory: Memory<G::Move>,
    counts: Counts,
    loose: Loose,
    /// 다음에 물을 때까지 쓸 수 있는 것.
    fuel: i32,
    stopped: bool,
}

/// 이 깊이에서 참값이라 할 수 없는 잎.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Loose {
    /// 평가 함수로 얻었다: 더 깊이 보면 다를 수 있다. 0이면 끝까지 다 본 것이다.
    horizon: u64,
    /// 지나온 길로 끝났다: 다른 길로 오면 다를 수 있다.
    path: u64,
}

/// 멈출지 묻는 사이: 마디 64개나 만든 수 1,024개.
const FUEL: i32 = 1_024;
const NODE_FUEL: i32 = FUEL / 64;

impl<G: Evaluate> Desk<G> {
    /// `plies`는 가장 깊이 내려갈 거리.
    pub(crate) fn new(trail: &[Step], plies: u32) -> Self {
        Self {
            moves: Vec::new(),
            ranks: Vec::new(),
            lines: (0..plies + 2).map(|_| Vec::new()).collect(),
            trail: trail.into(),
            memory: Memory::new(G::SLOTS),
            counts: Counts::default(),
            loose: Loose::default(),
            fuel: 0,
            stopped: false,
        }
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
struct Spot {
    /// 뿌리에서의 거리.
    ply: u32,
    /// 남은 깊이. 0 밑이면 정지 탐색에 들어온 뒤의 수다.
    depth: i32,
    window: Window,
}

impl Spot {
    /// 한 수 내려간 자식: 깊이는 하나 줄고 창은 뒤집힌다.
    fn child(self, window: Window) -> Self {
        Self { ply: self.ply + 1, depth: self.depth - 1, window: window.flip() }
    }

    /// 남은 깊이, 수(ply).
    fn depth_left(&self) -> u32 {
        self.depth.max(0).unsigned_abs()
    }
}

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    /// `mv`로(빈 수면 `None`) 온 국면을 남은 깊이와 스위치에 맞게 본다.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn visit(&mut self, position: &G, mv: Option<G::Move>, spot: Spot) -> Score {
        if !self.enter(position, mv, spot) {
            return Score::DRAW;
        }
        let spot = self.extended(position, spot);
        let score = match self.ended(position, spot.ply) {
            Some(score) => self.leaf(position, spot.ply, score, LeafKind::End),
            None if spot.depth <= 0 => self.horizon(position, spot),
            None if self.pruning() => self.alpha_beta(position, mv, spot),
            None => self.minimax(position, spot),
        };
        let score = self.fail(score, spot.window);
        if !self.desk.stopped {
            let bound = self.bound(score, spot.window);
            let (ply, side) = (spot.ply, position.side());
            self.observer.observe(Event::Exit { ply, side, score, bound });
        }
        score
    }

    /// `mv`를 두고 내려가, 돌아온 값을 이쪽에서 본다. 마디마다 지나므로 부르는 값을 아낀다.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn descend(&mut self, position: &G, spot: Spot, mv: G::Move, window: Window) -> Score {
        let mut child = position.clone();
        child.play(mv);
        if self.repetition() {
            self.desk.trail.push(Step::of(&child));
        }
        let score = -self.visit(&child, Some(mv), spot.child(window));
        if self.repetition() {
            self.desk.trail.pop();
        }
        score
    }

    /// 마디에 들어간다. 멈추어야 하면 거짓.
    fn enter(&mut self, position: &G, mv: Option<G::Move>, spot: Spot) -> bool {
        self.desk.fuel -= NODE_FUEL;
        if self.desk.fuel < 0 && !self.refuel() {
            return false;
        }
        self.desk.counts.nodes += 1;
        if self.quiescence().is_some() && spot.depth < 0 {
            self.desk.counts.quiescence += 1;
        }
        self.desk.lines[spot.ply as usize].clear();
        self.observer.observe(Event::Enter {
            ply: spot.ply,
            mv,
            side: position.side(),
            window: spot.window,
            depth: spot.depth_left(),
        });
        true
    }

    /// 만든 수만큼 쓴다.
    fn spend_moves(&mut self, moves: usize) {
        self.desk.fuel -= moves as i32;
    }

    /// 멈출지 묻고, 더 볼 수 있으면 참. 마디의 한계는 꼭 지키도록, 남은 마디보다 많이 채우지 않는다.
    #[cold]
    fn refuel(&mut self) -> bool {
        let seen = self.desk.counts.nodes;
        let left = self.limits.nodes.map_or(u64::MAX, |limit| limit.saturating_sub(seen));
        self.desk.stopped = self.desk.stopped || left == 0 || (self.stop)();
        // 멈춘 뒤에는 채우지 않는다: 어느 마디에도 더 들어가지 않아야 곧바로 뿌리로 돌아간다.
        let left = if self.desk.stopped { 0 } else { left };
        let nodes = left.min((FUEL / NODE_FUEL) as u64) as i32;
        self.desk.fuel = (nodes - 1) * NODE_FUEL;
        !self.desk.stopped
    }

    /// 놀이의 끝이면 그 점수. 뿌리 아래에서는 주장할 수 있는 비김(claim)도 끝으로 친다.
    fn ended(&mut self, position: &G, ply: u32) -> Option<Score> {
        let outcome = match position.outcome() {
            Some(outcome) => outcome,
            None => position.adjudicated().or_else(|| self.recurred(position))?.outcome,
        };
        Some(Score::of_outcome(outcome, position.side(), ply))
    }

    /// 지나온 길로 끝났는가. 다른 길로 오면 다르므로 센다.
    fn recurred(&mut self, position: &G) -> Option<End> {
        if !self.repetition() {
            return None;
        }
        let end = position.recurred(&self.desk.trail)?;
        self.desk.loose.path += 1;
        Some(end)
    }

    /// 깊이의 끝: 잡기가 남았으면 정지 탐색으로, 아니면 평가 함수로.
    fn horizon(&mut self, position: &G, spot: Spot) -> Score {
        match self.quiescence() {
            Some(rules) => self.quiesce(position, spot, rules),
            None => {
                let score = self.evaluator.score(position);
                self.horizon_leaf(position, spot.ply, score, LeafKind::Static)
            }
        }
    }

    /// 평가 함수로 얻은 잎: 더 깊이 보면 달라질 수 있다.
    fn horizon_leaf(&mut self, position: &G, ply: u32, score: Score, kind: LeafKind) -> Score {
        self.desk.loose.horizon += 1;
        self.leaf(position, ply, score, kind)
    }

    fn leaf(&mut self, position: &G, ply: u32, score: Score, kind: LeafKind) -> Score {
        self.desk.counts.leaves += 1;
        self.observer.observe(Event::Leaf { ply, side: position.side(), score, kind });
        score
    }

    /// 형제를 남기고 잘랐음을 알린다.
    fn cut(&mut self, position: &G, spot: Spot, window: Window, left: Option<u32>) {
        if left == Some(0) {
            return;
        }
        self.desk.counts.cuts += 1;
        self.observer.observe(Event::Cut { ply: spot.ply, side: position.side(), window, left });
    }
}
