//! 운전대(driver): 깊이를 하나씩 더해 가며(iterative deepening) 뿌리의 수를 하나씩 본다.

use alloc::vec::Vec;

use super::iteration::Iteration;
use super::switches::is_plain;
use super::{Desk, Loose, Search, Spot};
use crate::{
    Bound, Counts, Evaluate, Evaluator, Event, Fail, Limits, Observer, Record, Report, RootMode,
    RootMove, Score, Table, Window,
};

/// 끝까지 한 번에 본다. `stop`이 참이 되면 마지막으로 끝낸 깊이의 답을 준다.
///
/// 시계는 부르는 쪽의 것이다. `stop`은 마디 64개나 만든 수 1,024개마다 묻는다.
pub fn search<G: Evaluate, O: Observer<G::Move>>(
    record: &Record<G>,
    evaluator: &Evaluator<G>,
    limits: &Limits,
    table: &mut Table,
    observer: &mut O,
    stop: &mut dyn FnMut() -> bool,
) -> Report<G::Move> {
    let mut driver = Driver::new(record, evaluator.clone(), limits.clone(), table);
    while driver.step(table, observer, stop) {}
    driver.into_report()
}

/// 멈추었다 이어 갈 수 있는 탐색. 한 걸음(step)은 한 깊이의 뿌리 수 하나다.
pub struct Driver<G: Evaluate> {
    root: G,
    evaluator: Evaluator<G>,
    limits: Limits,
    desk: Desk<G>,
    /// 뿌리의 수, 규칙의 차례.
    moves: Vec<G::Move>,
    iteration: Iteration,
    /// 지금 깊이의 주 변화.
    pv: Vec<G::Move>,
    report: Report<G::Move>,
    done: bool,
}

impl<G: Evaluate> Driver<G> {
    /// `record`의 지금 국면을 볼 준비를 한다.
    #[must_use]
    pub fn new(
        record: &Record<G>,
        evaluator: Evaluator<G>,
        mut limits: Limits,
        table: &mut Table,
    ) -> Self {
        limits.bound();
        table.open(&evaluator, &limits);
        let root = record.position().clone();
        let mut moves = Vec::new();
        if record.end().is_none_or(|end| end.claim) {
            match limits.root {
                RootMode::AllExact => root.legal(&mut moves),
                _ => root.candidates(&mut moves),
            }
        }
        let first_depth = limits.first_depth.max(1).min(limits.depth);
        let iteration = Iteration::new(first_depth, moves.len(), limits.window);
        let report = Report {
            best: moves.first().copied(),
            score: None,
            depth: 0,
            pv: Vec::new(),
            moves: Vec::new(),
            counts: Counts::default(),
            complete: false,
        };
        let done = moves.is_empty();
        let deepest = if limits.extensions { 2 * limits.depth } else { limits.depth };
        let plies = deepest + limits.quiescence.map_or(0, |rules| rules.cap + 1);
        let desk = Desk::new(record.trail(), plies);
        Self { root, evaluator, limits, desk, moves, iteration, pv: Vec::new(), report, done }
    }

    /// 지금까지의 답: 끝낸 깊이만.
    #[must_use]
    pub const fn report(&self) -> &Report<G::Move> {
        &self.report
    }

    /// 답을 꺼낸다.
    #[must_use]
    pub fn into_report(self) -> Report<G::Move> {
        self.report
    }

    /// 뿌리의 수 하나를 한 깊이로 본다. 더 볼 것이 있으면 참.
    pub fn step<O: Observer<G::Move>>(
        &mut self,
        table: &mut Table,
        observer: &mut O,
        stop: &mut dyn FnMut() -> bool,
    ) -> bool {
        if self.done {
            return false;
        }
        if is_plain(&self.limits) {
            self.look_at_one::<O, true>(table, observer, stop);
        } else {
            self.look_at_one::<O, false>(table, observer, stop);
        }
        self.report.counts = self.desk.counts;
        self.done |= self.desk.stopped;
        !self.done
    }

    fn look_at_one<O: Observer<G::Move>, const PLAIN: bool>(
        &mut self,
        table: &mut Table,
        observer: &mut O,
        stop: &mut dyn FnMut() -> bool,
    ) {
        if self.limits.depth == 0 {
            return self.settle::<O, PLAIN>(table, observer, stop);
        }
        if self.iteration.next == 0 {
            self.begin::<O, PLAIN>(table, observer, stop);
        }
        if !self.desk.stopped {
            self.look_at_next::<O, PLAIN>(table, observer, stop);
        }
    }

    /// 깊이 0: 뿌리가 이미 지평선이다. 그냥 두는 것보다 나은 잡기가 있을 때만 고른 수가 있다.
    fn settle<O: Observer<G::Move>, const PLAIN: bool>(
        &mut self,
        table: &mut Table,
        observer: &mut O,
        stop: &mut dyn FnMut() -> bool,
    ) {
        observer.observe(Event::Iteration { depth: 0 });
        let (root, spot) = (self.root.clone(), self.root_spot());
        let score = self.search::<O, PLAIN>(table, observer, stop).visit(&root, None, spot);
        if !self.desk.stopped {
            self.report.pv.clone_from(&self.desk.lines[0]);
            self.report.best = self.report.pv.first().copied();
            self.report.score = Some(score);
        }
        self.done = true;
    }

    /// 새 깊이를 연다. 뿌리도 마디 하나다.
    fn begin<O: Observer<G::Move>, const PLAIN: bool>(
        &mut self,
        table: &mut Table,
        observer: &mut O,
        stop: &mut dyn FnMut() -> bool,
    ) {
        let Self { root, moves, limits, .. } = self;
        self.iteration.sort(limits.ordering, &|index| root.hint(moves[index]));
        self.desk.loose = Loose::default();
        observer.observe(Event::Iteration { depth: self.iteration.depth });
        let (root, spot) = (self.root.clone(), self.root_spot());
        self.search::<O, PLAIN>(table, observer, stop).enter(&root, None, spot);
    }

    fn look_at_next<O: Observer<G::Move>, const PLAIN: bool>(
        &mut self,
        table: &mut Table,
        observer: &mut O,
        stop: &mut dyn FnMut() -> bool,
    ) {
        let index = self.iteration.current();
        let before = self.desk.counts.nodes;
        let (root, spot, mv) = (self.root.clone(), self.root_spot(), self.moves[index]);
        let window = self.iteration.window(index, &self.limits);
        let exact = self.iteration.best.is_none() || self.limits.root.is_exact();
        let nth = if exact { 0 } else { self.iteration.next };
        self.desk.lines[0].clear();
        let score = self
            .search::<O, PLAIN>(table, observer, stop)
            .child_score(&root, spot, mv, window, nth);
        if self.desk.stopped {
            return;
        }
        let bound = if self.limits.pruning { Bound::of(score, window) } else { Bound::Exact };
        let effort = self.desk.counts.nodes - before;
        if self.iteration.note(index, score, bound, effort) {
            self.raise(mv, score, observer);
        }
        if self.iteration.left() == 0 || self.iteration.closes(&self.limits) {
            self.finish(observer);
        }
    }

    fn search<'a, O: Observer<G::Move>, const PLAIN: bool>(
        &'a mut self,
        table: &'a mut Table,
        observer: &'a mut O,
        stop: &'a mut dyn FnMut() -> bool,
    ) -> Search<'a, G, O, PLAIN> {
        let Self { evaluator, limits, desk, .. } = self;
        Search { evaluator, limits, table, observer, stop, desk }
    }

    const fn root_spot(&self) -> Spot {
        let depth = self.iteration.depth as i32;
        Spot { ply: 0, depth, window: self.iteration.aim }
    }

    /// 뿌리의 최선이 바뀌었다: 주 변화를 적고 알린다.
    fn raise<O: Observer<G::Move>>(&mut self, mv: G::Move, score: Score, observer: &mut O) {
        self.desk.extend_line(0, mv);
        self.pv.clone_from(&self.desk.lines[0]);
        let window = Window { alpha: self.limits.window.alpha.max(score), ..self.limits.window };
        let side = self.root.side();
        observer.observe(Event::Update { ply: 0, side, mv, score, window });
    }

    /// 깊이 하나를 끝냈다: 답을 새로 적고 다음 깊이로 간다.
    fn finish<O: Observer<G::Move>>(&mut self, observer: &mut O) {
        let Some((score, index)) = self.iteration.best else { return };
        if self.iteration.widen(self.limits.window) {
            self.iteration.next = 0;
            return;
        }
        let (side, window) = (self.root.side(), self.limits.window);
        let left = self.iteration.left();
        if left > 0 {
            self.desk.counts.cuts += 1;
            let closed = Window { alpha: window.alpha.max(score), ..window };
            let left = Some(left as u32);
            observer.observe(Event::Cut { ply: 0, side, window: closed, left });
        }
        let score = match self.limits.fail {
            Fail::Hard if self.limits.pruning => score.clamp(window.alpha, window.beta),
            _ => score,
        };
        let bound = Bound::of(score, window);
        observer.observe(Event::Exit { ply: 0, side, score, bound });
        self.report.best = Some(self.moves[index]);
        self.report.score = Some(score);
        self.report.depth = self.iteration.depth;
        self.report.pv.clone_from(&self.pv);
        self.report.moves = self.root_moves();
        // 지평선에 닿은 잎이 없으면 끝까지 다 본 것이다.
        self.report.complete =
            self.desk.loose.horizon == 0 || self.iteration.is_settled(self.limits.root);
        self.done = self.report.complete || self.iteration.depth >= self.limits.depth;
        self.iteration.narrow(score, &self.limits);
        self.iteration.depth += 1;
        self.iteration.next = 0;
    }

    fn root_moves(&self) -> Vec<RootMove<G::Move>> {
        let seen = self.moves.iter().zip(&self.iteration.seen);
        seen.filter_map(|(&mv, seen)| seen.map(|(score, bound)| RootMove { mv, score, bound }))
            .collect()
    }
}
