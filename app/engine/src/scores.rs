//! 수마다의 점수와 특징.

mod threats;

use gaji_core::{Limits, Ordering, Probe, RootMode, RootMove, Table, Words};
use gaji_protocol::{MoveTerms, Reply, Scores, ScoresAsk};

use crate::erased::{Match, Nth, Search};
use crate::job::{Begun, Job, Turn};
use crate::seat::{MAX_DEPTH, refuse};
use crate::{seat, wire};
pub(crate) use threats::wins;

/// 이보다 많은 마디를 보아야 하면 하지 않는다.
const MAX_NODES: u64 = 20_000_000;

pub(crate) fn begin(ask: &ScoresAsk, table: &mut Table) -> Begun {
    let root = seat::sit_open(&ask.seat)?;
    let weights = seat::weights(&*root, ask.weights.as_deref())?;
    let search = root.search(weights, limits(ask.depth), table);
    Ok(Box::new(Scoring { one_move: ask.depth.is_none(), root, search }))
}

/// 모든 수의 정확한 값. 깊이가 같은 전치표는 값을 바꾸지 않는다.
fn limits(depth: Option<u32>) -> Limits {
    Limits {
        nodes: Some(MAX_NODES),
        root: RootMode::AllExact,
        ordering: Ordering::Dynamic,
        probe: Probe::SameDepth,
        ..Limits::fixed(depth.unwrap_or(1).clamp(1, MAX_DEPTH))
    }
}

struct Scoring {
    /// 놀이에 한 수 공식이 있으면 그것으로.
    one_move: bool,
    root: Box<dyn Match>,
    search: Box<dyn Search>,
}

impl Job for Scoring {
    fn poll(&mut self, turn: Turn<'_>) -> bool {
        let more = self.search.step(turn.table, &mut || false);
        if !more {
            (turn.emit)(self.reply());
        }
        more
    }
}

impl Scoring {
    fn reply(&self) -> Reply {
        let report = self.search.report();
        if report.depth == 0 {
            return Reply::Refused(refuse(TOO_DEEP));
        }
        let mut moves: Vec<_> = report.moves.iter().map(|root| self.terms(root)).collect();
        if self.one_move {
            threats::mark(&*self.root, &mut moves);
        }
        Reply::Scores(Scores { moves })
    }

    fn terms(&self, root: &RootMove<Nth>) -> MoveTerms {
        let (features, formula) = self.search.features(root.mv);
        let score = formula.filter(|_| self.one_move).unwrap_or(root.score);
        MoveTerms {
            text: self.root.info(root.mv).text,
            value: wire::number(score),
            features,
            wins: threats::wins(&*self.root, root.mv),
            gives: None,
            blocks: false,
        }
    }
}

const TOO_DEEP: Words = Words::new(
    "이 깊이로 모든 수를 보기에는 너무 커요",
    "this depth is too large to look at every move",
);
