//! 생각: 깊이를 더해 가며 찾은 것을 그때그때 알린다.

use gaji_core::{Bound, Level, Limits, Quiescence, Report, RootMode, RootMove, Score, Table};
use gaji_protocol::{Choice, Depth, LEVELS, Quiet, Reply, RootWish, ThinkAsk, Thought};

use crate::erased::{Match, Nth, Search};
use crate::job::{Begun, Job, Turn};
use crate::random::Random;
use crate::scores::wins;
use crate::seat::MAX_DEPTH;
use crate::throttle::Throttle;
use crate::{seat, wire};

pub(crate) fn begin(ask: &ThinkAsk, now: f64, table: &mut Table) -> Begun {
    let root = seat::sit(&ask.seat)?;
    let weights = seat::weights(&*root, ask.weights.as_deref())?;
    Ok(Box::new(Think {
        search: root.search(weights, limits(ask), table),
        root,
        choice: ask.choice,
        started: now,
        deadline: ask.ms.map_or(f64::INFINITY, |ms| now + f64::from(ms)),
        depths: Vec::new(),
        throttle: Throttle::default(),
    }))
}

/// 세기를 낮추었으면 그만큼만, 깊이만 정했으면 값이 정확하게, 시간이나 마디를 정했으면 가려 보며 더 깊이.
fn limits(ask: &ThinkAsk) -> Limits {
    let depth = ask.depth.min(MAX_DEPTH);
    let hurried = ask.ms.is_some() || ask.nodes.is_some();
    let quiescence = ask.quiet.map(quiescence);
    let base = match (ask.choice, ask.plain, hurried) {
        (Choice::Level { level, .. }, ..) => Limits { quiescence, ..nearest(level).limits(depth) },
        (_, true, _) => Limits { first_depth: 1, quiescence, ..Limits::fixed(depth) },
        (_, false, true) => Limits { quiescence: quiescence.map(hurry), ..Limits::play(depth) },
        (_, false, false) => Limits { quiescence, ..Limits::exact(depth) },
    };
    Limits { nodes: ask.nodes, root: root_mode(ask), ..base }
}

pub(crate) const fn quiescence(quiet: Quiet) -> Quiescence {
    let Quiet { cap, stand_pat, ordering, promotions, evasions } = quiet;
    Quiescence { cap, stand_pat, ordering, promotions, evasions, pruning: false }
}

/// 서두를 때는 가망 없는 잡기를 뺀다.
const fn hurry(quiescence: Quiescence) -> Quiescence {
    Quiescence { pruning: true, ..quiescence }
}

/// 부탁한 번호의 세기. 범위 밖은 가까운 끝이다.
fn nearest(level: u8) -> Level {
    Level::ALL[usize::from(level.clamp(1, LEVELS)) - 1]
}

const _: () = assert!(Level::ALL.len() == LEVELS as usize);

/// 우연히 고르려면 같은 수를, 세기를 낮추려면 둘 만한 수의 값을 모두 알아야 한다.
const fn root_mode(ask: &ThinkAsk) -> RootMode {
    match (ask.root, ask.choice) {
        (RootWish::AllExact, _) => RootMode::AllExact,
        (_, Choice::Level { .. }) => RootMode::LikelyExact,
        (RootWish::Ties, _) | (_, Choice::Seeded(_)) => RootMode::Ties,
        (RootWish::Best, Choice::First) => RootMode::Best,
    }
}

struct Think {
    root: Box<dyn Match>,
    search: Box<dyn Search>,
    choice: Choice,
    started: f64,
    deadline: f64,
    /// 끝낸 깊이들. 걸음 하나는 많아야 한 깊이를 끝낸다.
    depths: Vec<Depth>,
    throttle: Throttle,
}

impl Job for Think {
    fn poll(&mut self, turn: Turn<'_>) -> bool {
        let Turn { table, clock, until, emit } = turn;
        let until = until.min(self.deadline);
        let more = self.search.step(table, &mut || clock() >= until);
        let now = clock();
        let deepened = self.search.depth() > self.depths.last().map_or(0, |last| last.depth);
        if deepened || !more {
            let report = self.search.report();
            if deepened {
                self.note_depth(&report);
            }
            let thought = self.thought(report, now);
            if !more {
                emit(Reply::Thought(thought));
                return false;
            }
            self.throttle.hold(Reply::Deepened(thought));
        }
        self.throttle.flush(now, emit);
        true
    }
}

impl Think {
    /// 방금 끝낸 깊이를 적는다.
    fn note_depth(&mut self, report: &Report<Nth>) {
        let (Some(best), Some(score)) = (report.best, report.score) else { return };
        self.depths.push(Depth {
            depth: report.depth,
            best: self.root.info(best).text,
            value: wire::number(score),
            nodes: report.counts.nodes,
        });
    }

    fn thought(&self, report: Report<Nth>, now: f64) -> Thought {
        let best = self.chosen(&report);
        let line = if best == report.best { &report.pv } else { best.as_slice() };
        Thought {
            best: best.map(|mv| self.root.info(mv).text),
            value: value_of(&report, best).map(wire::number),
            depth: report.depth,
            depths: self.depths.clone(),
            line: wire::line(&*self.root, line),
            moves: report.moves.into_iter().map(|mv| wire::move_score(&*self.root, mv)).collect(),
            nodes: report.counts.nodes,
            leaves: report.counts.leaves,
            quiescence: report.counts.quiescence,
            cuts: report.counts.cuts,
            hits: report.counts.hits,
            ms: now - self.started,
            complete: report.complete,
        }
    }

    /// 한 깊이도 끝내지 못했을 때: 바로 이기는 수, 없으면 첫 수.
    fn at_hand(&self, first: Nth) -> Option<Nth> {
        (0..self.root.count()).find(|&mv| wins(&*self.root, mv)).or(Some(first))
    }

    /// 첫째이거나, 씨앗과 국면이 고르는 하나.
    fn chosen(&self, report: &Report<Nth>) -> Option<Nth> {
        if report.score.is_none() {
            return self.at_hand(report.best?);
        }
        let chosen = match self.choice {
            Choice::First => None,
            Choice::Seeded(seed) => self.one_of_ties(report, seed),
            Choice::Level { level, seed } => self.search.choose(nearest(level), seed),
        };
        chosen.or(report.best)
    }

    /// 가장 좋은 수와 꼭 같은 수 가운데 하나.
    fn one_of_ties(&self, report: &Report<Nth>, seed: u64) -> Option<Nth> {
        let tied =
            |root: &&RootMove<Nth>| root.bound == Bound::Exact && Some(root.score) == report.score;
        let ties: Vec<Nth> = report.moves.iter().filter(tied).map(|root| root.mv).collect();
        let mut random = Random::new(seed ^ self.root.key());
        random.below(ties.len()).map(|at| ties[at])
    }
}

/// 고른 수의 값: 세기를 낮추면 가장 좋은 값이 아닐 수 있다.
fn value_of(report: &Report<Nth>, best: Option<Nth>) -> Option<Score> {
    let chosen = report.moves.iter().find(|root| Some(root.mv) == best);
    chosen.map(|root| root.score).or(report.score)
}
