//! `gaji scores`: 둘 수 있는 수마다 정확한 점수와, 둔 뒤의 특징.

use gaji_core::{
    Evaluate, Evaluator, Game, Limits, MAX_TERMS, Outcome, Record, RootMode, Score, Silent, Table,
    search,
};
use serde_json::Value;

use crate::args::Args;
use crate::batch::Command;
use crate::best::TABLE_BYTES;
use crate::json::{Object, move_text, over_line};
use crate::problem::Problem;
use crate::weights::Weights;

pub(crate) struct Scores {
    depth: Option<u32>,
    weights: Weights,
    table: Table,
}

impl Command for Scores {
    fn take(args: &mut Args) -> Result<Self, Problem> {
        let depth = args.depth()?;
        let table = depth.map_or_else(Table::none, |_| Table::with_bytes(TABLE_BYTES));
        Ok(Self { depth, weights: Weights::take(args)?, table })
    }

    fn answer<G: Evaluate>(&mut self, record: &Record<G>) -> Result<String, Problem> {
        if let Some(over) = over_line(record) {
            return Ok(over);
        }
        let evaluator = self.weights.evaluator(record)?;
        self.table.clear();
        let scores = match self.depth {
            None => one_move(record, &evaluator),
            Some(depth) => searched(record, &evaluator, &exact(depth), &mut self.table),
        };
        let lines = scores.into_iter().map(|(mv, score)| line(record.position(), mv, score));
        let lines: Vec<Value> = lines.map(Value::from).collect();
        Ok(Object::default().with("moves", lines).to_string())
    }
}

type MoveScore<G> = (<G as Game>::Move, Score);

/// 한 수 앞: 놀이의 제 공식, 없으면 깊이 1.
fn one_move<G: Evaluate>(record: &Record<G>, evaluator: &Evaluator<G>) -> Vec<MoveScore<G>> {
    let position = record.position();
    let mut moves = Vec::new();
    position.legal(&mut moves);
    let by_formula = |mv| Some((mv, position.move_score(mv, evaluator)?));
    let scores: Option<_> = moves.into_iter().map(by_formula).collect();
    let one_ply = Limits { root: RootMode::AllExact, ..Limits::fixed(1) };
    scores.unwrap_or_else(|| searched(record, evaluator, &one_ply, &mut Table::none()))
}

/// 깊어지며 모든 수를 온 창으로: 값이 정확하다.
fn exact(depth: u32) -> Limits {
    Limits { root: RootMode::AllExact, ..Limits::exact(depth) }
}

fn searched<G: Evaluate>(
    record: &Record<G>,
    evaluator: &Evaluator<G>,
    limits: &Limits,
    table: &mut Table,
) -> Vec<MoveScore<G>> {
    let report = search(record, evaluator, limits, table, &mut Silent, &mut || false);
    report.moves.into_iter().map(|root| (root.mv, root.score)).collect()
}

fn line<G: Evaluate>(position: &G, mv: G::Move, score: Score) -> Object {
    let mut features = [0; MAX_TERMS];
    position.move_features(mv, &mut features[..G::TERMS.len()]);
    let terms = G::TERMS.iter().zip(features);
    let terms = terms.fold(Object::default(), |terms, (term, value)| terms.with(term.id, value));
    let line = Object::default()
        .with("move", move_text(position, mv))
        .with_score::<G>("score", Some(score))
        .with("terms", terms);
    let mut after = position.clone();
    after.play(mv);
    if after.outcome() == Some(Outcome::Won(position.side())) {
        line.with("wins", true)
    } else {
        line
    }
}
