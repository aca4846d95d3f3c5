//! 기록: 한 깊이의 탐색을 한 걸음씩 되돌려 볼 수 있게 적고, 미니맥스와 견준다.

mod focus;
mod tree;
mod film;
mod reading;

use gaji_catalog::Visitor;
use gaji_core::{
    Below, Counts, Cut, Driver, Evaluate, Evaluator, Fail, Limits, Ordering, Record, Score, Side,
    Silent, Table, Words, fewest_leaves, mistaken,
};
use gaji_protocol::{Minimax, Mistake, Refusal, Reply, Settings, Summary, Trace, TraceAsk};

use crate::job::{Begun, Job, Turn};
use crate::race::{fault, ordering};
use crate::seat::{MAX_DEPTH, refuse};
use crate::{seat, think, wire};
use film::{Film, View};
use focus::Focus;
use tree::{Arrival, Plan, Tree};

/// 기록하거나 견주려고 들어갈 마디의 한계: 낮은 전화기에서도 잠깐이다.
const MAX_NODES: u64 = 1_000_000;
/// 가장 적은 잎을 셀 나무의 한계: 나무를 통째로 기억해야 한다.
const MAX_LEAVES: u64 = 300_000;
/// 자르지 않은 나무가 이보다 작으면, 보지 않은 가지도 그 끝까지 그린다.
const MAX_WHOLE: u64 = 2_000;

pub(crate) fn begin(ask: TraceAsk) -> Begun {
    let game = ask.seat.game.clone();
    seat::meet(&game, Begin(ask))?
}

struct Begin(TraceAsk);

impl Visitor for Begin {
    type Output = Begun;

    fn visit<G: Evaluate + 'static>(self, variant: usize) -> Begun {
        let Self(TraceAsk { seat, settings, open }) = self;
        let record = seat::open_record::<G>(variant, &seat)?;
        let evaluator = Evaluator::new(record.position().side());
        let drive = |limits| Driver::new(&record, evaluator.clone(), limits, &mut Table::none());
        let focus = Focus::new(path(&record, &open)?);
        let (minimax, traced) = (drive(minimax_limits(&settings)), drive(limits(&settings)));
        Ok(Box::new(Tracing { record, evaluator, settings, minimax, traced, focus }))
    }
}

/// 펼칠 마디까지의 수. 두지 못할 수가 있으면 거절한다.
fn path<G: Evaluate>(record: &Record<G>, open: &[String]) -> Result<Vec<G::Move>, Refusal> {
    let mut walk = record.clone();
    let moves = open.iter().map(|text| walk.play_text(text));
    moves.collect::<Result<_, _>>().map_err(|error| refuse(error.words()))
}

fn limits(settings: &Settings) -> Limits {
    Limits {
        nodes: Some(MAX_NODES),
        pruning: settings.prune,
        cut: if settings.cut_ties { Cut::AtLeast } else { Cut::Above },
        fail: if settings.soft { Fail::Soft } else { Fail::Hard },
        ordering: ordering_of(settings),
        quiescence: settings.quiet.map(think::quiescence),
        ..Limits::fixed(depth(settings))
    }
}

fn minimax_limits(settings: &Settings) -> Limits {
    Limits { pruning: false, ordering: Ordering::Off, ..limits(settings) }
}

/// 틀린 알파베타는 정렬하지 않는다.
fn ordering_of(settings: &Settings) -> Ordering {
    if settings.mistake.is_some() { Ordering::Off } else { ordering(settings.order) }
}

fn depth(settings: &Settings) -> u32 {
    settings.depth.clamp(1, MAX_DEPTH)
}

struct Tracing<G: Evaluate> {
    record: Record<G>,
    evaluator: Evaluator<G>,
    settings: Settings,
    minimax: Driver<G>,
    traced: Driver<G>,
    focus: Focus<G::Move>,
}

/// 기록한 탐색의 답.
struct Answer<M> {
    best: Option<M>,
    score: Score,
}

impl<G: Evaluate> Job for Tracing<G> {
    fn poll(&mut self, turn: Turn<'_>) -> bool {
        let more = self.minimax.step(&mut Table::none(), &mut Silent, &mut || false)
            || (self.settings.mistake.is_none()
                && self.traced.step(&mut Table::none(), &mut self.focus, &mut || false));
        if !more {
            (turn.emit)(self.reply().map_or_else(Reply::Refused, Reply::Trace));
        }
        more
    }
}

impl<G: Evaluate> Tracing<G> {
    fn reply(&mut self) -> Result<Box<Trace>, Refusal> {
        let answer = self.answer()?;
        let Tree { nodes, drawn } = self.tree().ok_or_else(|| refuse(PRUNED))?;
        let Film { moments, line } = film::film(&self.focus.recorder, self.view(), &drawn);
        let summary = self.summary(&answer, line.get(1).copied());
        Ok(Box::new(Trace { nodes, moments, line, summary }))
    }

    /// 틀린 탐색은 나뉘지 않으므로 여기서 한다. 자르므로 미니맥스보다 크지 않다.
    fn answer(&mut self) -> Result<Answer<G::Move>, Refusal> {
        let Some(fault) = self.settings.mistake.map(fault) else {
            let report = self.traced.report();
            let score = report.score.ok_or_else(|| refuse(TOO_BIG))?;
            return Ok(Answer { best: report.best, score });
        };
        self.minimax.report().score.ok_or_else(|| refuse(TOO_BIG))?;
        let (position, depth) = (self.record.position(), depth(&self.settings));
        let answer = mistaken(position, &self.evaluator, depth, fault, &mut self.focus);
        Ok(Answer { best: answer.best, score: answer.score })
    }

    fn tree(&self) -> Option<Tree> {
        let plan = Plan {
            evaluator: &self.evaluator,
            max: self.max(),
            ordering: ordering_of(&self.settings),
            quiet: self.is_quiet(),
            whole: self.minimax_nodes().is_some_and(|nodes| nodes <= MAX_WHOLE),
        };
        let mut position = self.record.position().clone();
        let mut arrival = Arrival::default();
        for &mv in &self.focus.path {
            arrival = Arrival::by(&position, mv, None);
            position.play(mv);
        }
        plan.grow(&position, arrival, &self.focus.recorder)
    }

    fn view(&self) -> View {
        View {
            max: self.max(),
            prunes: self.settings.prune || self.settings.mistake.is_some(),
            inherits: self.settings.mistake != Some(Mistake::UnswappedWindow),
        }
    }

    fn summary(&self, answer: &Answer<G::Move>, best: Option<u32>) -> Summary {
        let Below { nodes, leaves, cuts } = self.focus.counted;
        let value = wire::number(answer.score);
        let (minimax, fewest_leaves) = (self.minimax(answer), self.fewest_leaves());
        Summary { value, best, nodes, leaves, cuts, minimax, fewest_leaves }
    }

    fn minimax(&self, answer: &Answer<G::Move>) -> Option<Minimax> {
        let report = self.minimax.report();
        let agrees = report.score? == answer.score && report.best == answer.best;
        let Counts { nodes, leaves, .. } = report.counts;
        Some(Minimax { agrees, nodes, leaves })
    }

    fn fewest_leaves(&self) -> Option<u64> {
        let report = self.minimax.report();
        let small = report.score.is_some() && report.counts.leaves <= MAX_LEAVES;
        if self.is_quiet() || !small {
            return None;
        }
        let (position, depth) = (self.record.position(), depth(&self.settings));
        fewest_leaves(position, &self.evaluator, depth, MAX_LEAVES as usize)
    }

    /// 미니맥스가 끝났으면 들어간 마디.
    fn minimax_nodes(&self) -> Option<u64> {
        let report = self.minimax.report();
        report.score.map(|_| report.counts.nodes)
    }

    fn max(&self) -> Side {
        self.record.position().side()
    }

    /// 깊이의 끝에서 정지 탐색을 하는가.
    const fn is_quiet(&self) -> bool {
        G::NOISY && self.settings.quiet.is_some()
    }
}

const TOO_BIG: Words = Words::new(
    "이 깊이의 나무는 마디가 백만을 넘어 기록할 수 없습니다: 깊이를 줄여 주세요",
    "the tree of this depth has over a million nodes and cannot be recorded: please lower the depth",
);
const PRUNED: Words =
    Words::new("탐색이 들어가지 않은 마디입니다", "the search did not enter this node");
