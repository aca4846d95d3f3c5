//! 운전대(driver): 깊이를 하나씩 더해 가며(iterative deepening) 뿌리의 수를 하나씩 본다.

use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::switches::is_plain;
use super::{Desk, Search, Spot};
use crate::{
    Bound, Counts, Cut, Evaluate, Evaluator, Event, Fail, Limits, Observer, Ordering, Record,
    Report, RootMode, RootMove, Score, Table, Window,
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
    iteration: Iteration<G::Move>,
    report: Report<G::Move>,
    done: bool,
}

/// 보고 있는 깊이.
struct Iteration<M> {
    depth: u32,
    /// 볼 차례: 뿌리 수의 번호.
    order: Vec<usize>,
    /// `order`의 어디까지 보았는가.
    next: usize,
    /// 번호마다 안 값. 보지 않은 수는 `None`.
    seen: Vec<Option<(Score, Bound)>>,
    /// 번호마다 쓴 마디: 다음 깊이의 차례가 된다.
    effort: Vec<u64>,
    best: Option<(Score, usize)>,
    pv: Vec<M>,
}

impl<G: Evaluate> Driver<G> {
    /// `record`의 지금 국면을 볼 준비를 한다.
    #[must_use]
    pub fn new(
        record: &Record<G>,
        evaluator: Evaluator<G>,
        limits: Limits,
        table: &mut Table,
    ) -> Self {
        table.open(&evaluator, &limits);
        let root = record.position().clone();
        let mut moves = Vec::new();
        if record.end().is_none_or(|end| end.claim) {
            match limits.root {
                RootMode::AllExact => root.legal(&mut moves),
                RootMode::Best | RootMode::Ties => root.candidates(&mut moves),
            }
        }
        let iteration = Iteration {
            depth: limits.first_depth.clamp(1, limits.depth.max(1)),
            order: (0..moves.len()).collect(),
            next: 0,
            seen: vec![None; moves.len()],
            effort: vec![0; moves.len()],
            best: None,
            pv: Vec::new(),
        };
        let report = Report {
            best: moves.first().copied(),
            score: None,
            depth: 0,
            pv: Vec::new(),
            moves: Vec::new(),
            counts: Counts::default(),
            complete: false,
        };
        let done = moves.is_empty() || limits.depth == 0;
        let deepest = if limits.extensions { 2 * limits.depth } else { limits.depth };
        let plies = deepest + limits.quiescence.map_or(0, |rules| rules.cap + 1);
        let desk = Desk::new(record.trail(), plies);
        Self { root, evaluator, limits, desk, moves, iteration, report, done }
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
        if self.iteration.next == 0 {
            self.begin::<O, PLAIN>(table, observer, stop);
        }
        if !self.desk.stopped {
            self.look_at_next::<O, PLAIN>(table, observer, stop);
        }
    }

    /// 새 깊이를 연다. 뿌리도 마디 하나다.
    fn begin<O: Observer<G::Move>, const PLAIN: bool>(
        &mut self,
        table: &mut Table,
        observer: &mut O,
        stop: &mut dyn FnMut() -> bool,
    ) {
        self.sort_root();
        self.desk.horizon = 0;
        observer.observe(Event::Iteration { depth: self.iteration.depth });
        let (root, spot) = (self.root.clone(), self.root_spot());
        self.search::<O, PLAIN>(table, observer, stop).enter(&root, &spot);
    }

    fn look_at_next<O: Observer<G::Move>, const PLAIN: bool>(
        &mut self,
        table: &mut Table,
        observer: &mut O,
        stop: &mut dyn FnMut() -> bool,
    ) {
        let index = self.iteration.order[self.iteration.next];
        let before = self.desk.counts.nodes;
        let (root, spot, mv) = (self.root.clone(), self.root_spot(), self.moves[index]);
        let window = self.root_window(index);
        let exact = self.iteration.best.is_none() || self.limits.root == RootMode::AllExact;
        let nth = if exact { 0 } else { self.iteration.next };
        self.desk.lines[0].clear();
        let score = self
            .search::<O, PLAIN>(table, observer, stop)
            .child_score(&root, &spot, mv, window, nth);
        if self.desk.stopped {
            return;
        }
        self.iteration.effort[index] = self.desk.counts.nodes - before;
        self.iteration.next += 1;
        self.note(index, score, window, observer);
        let left = self.iteration.order.len() - self.iteration.next;
        if left == 0 || self.root_closes() {
            self.finish(left, observer);
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

    const fn root_spot(&self) -> Spot<G::Move> {
        let depth = self.iteration.depth as i32;
        Spot { ply: 0, depth, mv: None, window: self.limits.window }
    }

    /// `index`째 수를 볼 창. 규칙의 차례로 지금 최선보다 앞선 수는 같기만 해도 이기므로 α를 하나 낮춘다.
    fn root_window(&self, index: usize) -> Window {
        let open = self.limits.window;
        let alpha = match (self.limits.root, self.iteration.best) {
            _ if !self.limits.pruning => return Window::FULL,
            (RootMode::AllExact, _) | (_, None) => return open,
            (RootMode::Best, Some((score, best))) if index > best => score,
            (_, Some((score, _))) => score.below(),
        };
        Window { alpha: alpha.max(open.alpha), ..open }
    }

    /// 본 값을 적고, 더 좋으면(같으면 앞선 수가) 최선을 바꾼다.
    fn note<O: Observer<G::Move>>(
        &mut self,
        index: usize,
        score: Score,
        window: Window,
        observer: &mut O,
    ) {
        let pruning = self.limits.pruning;
        let bound = if pruning { Bound::of(score, window) } else { Bound::Exact };
        self.iteration.seen[index] = Some((score, bound));
        let better = self.iteration.best.is_none_or(|(best, at)| {
            score > best || (score == best && index < at && bound != Bound::Upper)
        });
        if !better {
            return;
        }
        let mv = self.moves[index];
        self.iteration.best = Some((score, index));
        self.desk.extend_line(0, mv);
        self.iteration.pv.clone_from(&self.desk.lines[0]);
        let window = Window { alpha: self.limits.window.alpha.max(score), ..self.limits.window };
        let side = self.root.side();
        observer.observe(Event::Update { ply: 0, side, mv, score, window });
    }

    /// 뿌리의 창이 주어졌을 때(접힌 마디를 다시 볼 때) 그 창이 닫혔는가.
    fn root_closes(&self) -> bool {
        let best = self.iteration.best.map_or(Score::MIN, |(score, _)| score);
        let beta = self.limits.window.beta;
        self.limits.pruning
            && match self.limits.cut {
                Cut::AtLeast => best >= beta,
                Cut::Above => best > beta,
            }
    }

    /// 깊이 하나를 끝냈다: 답을 새로 적고 다음 깊이로 간다.
    fn finish<O: Observer<G::Move>>(&mut self, left: usize, observer: &mut O) {
        let Some((score, index)) = self.iteration.best else { return };
        let (side, window) = (self.root.side(), self.limits.window);
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
        self.report.pv.clone_from(&self.iteration.pv);
        self.report.moves = self.root_moves();
        self.report.complete = self.is_complete(score);
        self.done = self.report.complete || self.iteration.depth >= self.limits.depth;
        self.iteration.depth += 1;
        self.iteration.next = 0;
    }

    fn root_moves(&self) -> Vec<RootMove<G::Move>> {
        let seen = self.moves.iter().zip(&self.iteration.seen);
        seen.filter_map(|(&mv, seen)| seen.map(|(score, bound)| RootMove { mv, score, bound }))
            .collect()
    }

    /// 더 깊이 보아도 답이 같은가: 지평선에 닿은 잎이 없거나, 승패가 본 깊이 안에서 정해졌다.
    fn is_complete(&self, best: Score) -> bool {
        let settled = |score: Score| {
            score.plies().is_some_and(|plies| plies.unsigned_abs() <= self.iteration.depth)
        };
        self.desk.horizon == 0
            || match self.limits.root {
                RootMode::AllExact => self.report.moves.iter().all(|root| settled(root.score)),
                RootMode::Best | RootMode::Ties => settled(best),
            }
    }

    /// 뿌리의 차례. 한 번 본 뒤에는 지난 최선을, 그다음은 오래 걸린 것을 먼저.
    fn sort_root(&mut self) {
        let best = self.iteration.best.take().map(|(_, index)| index);
        let rank = |index: usize| match self.limits.ordering {
            Ordering::Off => 0,
            Ordering::Dynamic if best == Some(index) => i64::MAX,
            Ordering::Dynamic if best.is_some() => self.iteration.effort[index] as i64,
            _ => i64::from(self.root.hint(self.moves[index])),
        };
        // 놀이마다 정렬이 따로 컴파일되지 않도록 수가 아니라 등수를 늘어놓는다.
        let mut ranked: Vec<(Reverse<i64>, usize)> =
            (0..self.moves.len()).map(|index| (Reverse(rank(index)), index)).collect();
        ranked.sort_unstable();
        self.iteration.order.clear();
        self.iteration.order.extend(ranked.into_iter().map(|(_, index)| index));
        self.iteration.seen.fill(None);
    }
}
