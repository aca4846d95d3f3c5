//! 기록: 한 깊이의 탐색을 한 걸음씩 되돌려 볼 수 있게 적고, 미니맥스와 견준다.

mod tree;
mod film;
mod reading;

use gaji_core::{
    Below, Counts, Cut, Fail, Limits, Ordering, RootMode, Score, Table, Traced, Words,
};
use gaji_protocol::{Minimax, Mistake, Refusal, Reply, Settings, Summary, Trace, TraceAsk};

use crate::erased::{Focus, Match, Nth, Search};
use crate::job::{Begun, Job, Turn};
use crate::race::{fault, ordering};
use crate::seat::{MAX_DEPTH, refuse};
use crate::{seat, think, wire};
use film::{Film, View};
use tree::{Arrival, Plan, Tree};

/// 기록하거나 견주려고 할 수 있는 일. 마디마다 국면을 베끼므로 국면이 큰 놀이의 마디일수록 오래 걸리고, 그래서 일은 바이트로
/// 잰다: 시계로 재지 않아야 어디서나 같은 답이다. 커넥트 포를 깊이 9까지 자르지 않고도 보며, 어느 놀이에서나 몇 초다.
const MAX_WORK: u64 = 2_200_000_000;
/// 국면의 크기에 더할, 어느 마디에나 드는 일.
const NODE_WORK: u64 = 24;
/// 뿌리의 모든 수를 온 창으로 볼 때의 한계: 잘리는 것이 적어 훨씬 오래 걸린다.
const MAX_EXACT: u64 = 5_000_000;
/// 가장 적은 잎을 셀 나무의 한계: 나무를 통째로 기억해야 한다.
const MAX_LEAVES: u64 = 300_000;
/// 자르지 않은 나무가 이보다 작으면, 보지 않은 가지도 그 끝까지 그린다.
const MAX_WHOLE: u64 = 2_000;

pub(crate) fn begin(ask: &TraceAsk) -> Begun {
    let TraceAsk { seat, settings, open } = ask;
    let root = seat::sit_open(seat)?;
    let path = path(&*root, open)?;
    let limits = limits(&*root, settings);
    let mut traced = root.search(None, limits.clone(), &mut Table::none());
    traced.watch(path.clone());
    let minimax = root.search(None, minimax_limits(limits), &mut Table::none());
    Ok(Box::new(Tracing { root, settings: *settings, minimax, traced, path }))
}

/// 펼칠 마디까지의 수. 두지 못할 수가 있으면 거절한다.
fn path(root: &dyn Match, open: &[String]) -> Result<Vec<Nth>, Refusal> {
    let mut walk = root.fork();
    let moves = open.iter().map(|text| walk.play_text(text));
    moves.collect::<Result<_, _>>().map_err(|error| refuse(error.words()))
}

fn limits(root: &dyn Match, settings: &Settings) -> Limits {
    let nodes = MAX_WORK / (root.about().bytes + NODE_WORK);
    Limits {
        nodes: Some(if settings.exact { MAX_EXACT } else { nodes }),
        pruning: settings.prune,
        cut: if settings.cut_ties { Cut::AtLeast } else { Cut::Above },
        fail: if settings.soft { Fail::Soft } else { Fail::Hard },
        ordering: ordering_of(settings),
        quiescence: settings.quiet.map(think::quiescence),
        root: if settings.exact { RootMode::AllExact } else { RootMode::Best },
        ..Limits::fixed(depth(settings))
    }
}

fn minimax_limits(limits: Limits) -> Limits {
    Limits { pruning: false, ordering: Ordering::Off, ..limits }
}

/// 틀린 알파베타는 정렬하지 않는다.
fn ordering_of(settings: &Settings) -> Ordering {
    if settings.mistake.is_some() { Ordering::Off } else { ordering(settings.order) }
}

fn depth(settings: &Settings) -> u32 {
    settings.depth.min(MAX_DEPTH)
}

struct Tracing {
    root: Box<dyn Match>,
    settings: Settings,
    minimax: Box<dyn Search>,
    traced: Box<dyn Search>,
    /// 뿌리에서 펼칠 마디까지.
    path: Vec<Nth>,
}

/// 기록한 탐색의 답.
struct Answer {
    best: Option<Nth>,
    score: Score,
}

impl Job for Tracing {
    fn poll(&mut self, turn: Turn<'_>) -> bool {
        let step = |search: &mut dyn Search| search.step(&mut Table::none(), &mut || false);
        let more = (self.settings.mistake.is_none() && step(&mut *self.traced))
            || (self.compares() && step(&mut *self.minimax));
        if !more {
            (turn.emit)(self.reply().map_or_else(Reply::Refused, Reply::Trace));
        }
        more
    }
}

impl Tracing {
    /// 미니맥스와도 견주는가. 마디를 펼칠 때는 앞서 견주었고, 거절할 것은 견줄 것도 없다. 틀린 탐색은 미니맥스로 크기를 미리 잰다.
    fn compares(&self) -> bool {
        let told = || self.path.is_empty() && self.traced.report().score.is_some();
        !self.settings.exact && (self.settings.mistake.is_some() || told())
    }

    fn reply(&mut self) -> Result<Box<Trace>, Refusal> {
        let answer = self.answer()?;
        let Focus { recorder, counted, .. } =
            self.traced.watched().ok_or_else(|| refuse(PRUNED))?;
        let Tree { nodes, drawn } = self.tree(recorder.nodes()).ok_or_else(|| refuse(PRUNED))?;
        let Film { moments, line } = film::film(recorder, self.view(), &drawn);
        let summary = self.summary(&answer, *counted, line.get(1).copied());
        Ok(Box::new(Trace { nodes, moments, line, summary }))
    }

    /// 틀린 탐색은 나뉘지 않으므로 여기서 한다. 자르므로 미니맥스보다 크지 않다.
    fn answer(&mut self) -> Result<Answer, Refusal> {
        let Some(fault) = self.settings.mistake.map(fault) else {
            let report = self.traced.report();
            let score = report.score.ok_or_else(|| refuse(TOO_BIG))?;
            return Ok(Answer { best: report.best, score });
        };
        self.minimax.report().score.ok_or_else(|| refuse(TOO_BIG))?;
        let answer = self.traced.mistaken(depth(&self.settings), fault);
        Ok(Answer { best: answer.best, score: answer.score })
    }

    fn tree(&self, traced: &[Traced<Nth>]) -> Option<Tree> {
        let plan = Plan {
            max: self.root.side(),
            ordering: ordering_of(&self.settings),
            quiet: self.is_quiet(),
            whole: self.minimax_nodes().is_some_and(|nodes| nodes <= MAX_WHOLE),
        };
        let mut game = self.root.fork();
        let mut arrival = Arrival::default();
        for &mv in &self.path {
            arrival = Arrival::by(&*game, mv, None);
            game.play(mv);
        }
        plan.grow(&*game, arrival, traced)
    }

    fn view(&self) -> View {
        View {
            max: self.root.side(),
            prunes: self.settings.prune || self.settings.mistake.is_some(),
            inherits: self.settings.mistake != Some(Mistake::UnswappedWindow),
        }
    }

    fn summary(&self, answer: &Answer, counted: Below, best: Option<u32>) -> Summary {
        let Below { nodes, leaves, cuts } = counted;
        let value = wire::number(answer.score);
        let (minimax, fewest_leaves) = (self.minimax(answer), self.fewest_leaves());
        Summary { value, best, nodes, leaves, cuts, minimax, fewest_leaves }
    }

    fn minimax(&self, answer: &Answer) -> Option<Minimax> {
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
        self.root.fewest_leaves(&limits(&*self.root, &self.settings), MAX_LEAVES as usize)
    }

    /// 미니맥스가 끝났으면 들어간 마디.
    fn minimax_nodes(&self) -> Option<u64> {
        let report = self.minimax.report();
        report.score.map(|_| report.counts.nodes)
    }

    /// 깊이의 끝에서 정지 탐색을 하는가.
    fn is_quiet(&self) -> bool {
        self.root.about().noisy && self.settings.quiet.is_some()
    }
}

const TOO_BIG: Words = Words::new(
    "이 탐색의 나무는 마디가 너무 많아(수백만 개 이상) 기록할 수 없어요: 더 얕게 봐 주세요",
    "the tree of this search has too many nodes (millions) to be recorded: please look less deep",
);
const PRUNED: Words =
    Words::new("탐색이 들어가지 않은 마디예요", "the search did not enter this node");
