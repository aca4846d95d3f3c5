//! 수마다의 점수와 특징.

use gaji_catalog::Visitor;
use gaji_core::{
    Driver, Evaluate, Evaluator, Limits, MAX_TERMS, Ordering, Outcome, Probe, Record, RootMode,
    RootMove, Silent, Table, Words,
};
use gaji_protocol::{MoveTerms, Reply, Scores, ScoresAsk};

use crate::job::{Begun, Job, Turn};
use crate::seat::{MAX_DEPTH, refuse};
use crate::{seat, wire};

/// 이보다 많은 마디를 보아야 하면 하지 않는다.
const MAX_NODES: u64 = 20_000_000;

pub(crate) fn begin(ask: ScoresAsk, table: &mut Table) -> Begun {
    let game = ask.seat.game.clone();
    seat::meet(&game, Begin { ask, table })?
}

struct Begin<'a> {
    ask: ScoresAsk,
    table: &'a mut Table,
}

impl Visitor for Begin<'_> {
    type Output = Begun;

    fn visit<G: Evaluate + 'static>(self, variant: usize) -> Begun {
        let Self { ask, table } = self;
        let record = seat::open_record::<G>(variant, &ask.seat)?;
        let evaluator = seat::evaluator(record.position().side(), ask.weights.as_deref())?;
        let driver = Driver::new(&record, evaluator.clone(), limits(ask.depth), table);
        Ok(Box::new(Scoring { one_move: ask.depth.is_none(), record, evaluator, driver }))
    }
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

struct Scoring<G: Evaluate> {
    /// 놀이에 한 수 공식이 있으면 그것으로.
    one_move: bool,
    record: Record<G>,
    evaluator: Evaluator<G>,
    driver: Driver<G>,
}

impl<G: Evaluate> Job for Scoring<G> {
    fn poll(&mut self, turn: Turn<'_>) -> bool {
        let more = self.driver.step(turn.table, &mut Silent, &mut || false);
        if !more {
            (turn.emit)(self.reply());
        }
        more
    }
}

impl<G: Evaluate> Scoring<G> {
    fn reply(&self) -> Reply {
        let report = self.driver.report();
        if report.depth == 0 {
            return Reply::Refused(refuse(TOO_DEEP));
        }
        let moves = report.moves.iter().map(|root| self.terms(root)).collect();
        Reply::Scores(Scores { moves })
    }

    fn terms(&self, root: &RootMove<G::Move>) -> MoveTerms {
        let position = self.record.position();
        let mut after = position.clone();
        after.play(root.mv);
        let mut features = [0; MAX_TERMS];
        let features = &mut features[..G::TERMS.len()];
        position.move_features(root.mv, features);
        let formula = position.move_score(root.mv, &self.evaluator).filter(|_| self.one_move);
        MoveTerms {
            text: wire::move_text(position, root.mv),
            value: wire::number(formula.unwrap_or(root.score)),
            features: features.to_vec(),
            wins: after.outcome().and_then(Outcome::winner) == Some(position.side()),
        }
    }
}

const TOO_DEEP: Words = Words::new(
    "이 깊이로 모든 수를 보기에는 너무 큽니다",
    "this depth is too large to look at every move",
);
