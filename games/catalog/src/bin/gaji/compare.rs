//! `gaji compare`: 같은 국면을 미니맥스, 알파베타, 정렬한 알파베타로.

use gaji_core::{Evaluate, Evaluator, Limits, Ordering, Record, Silent, Table, search};

use crate::args::{Args, MISSING};
use crate::batch::Command;
use crate::json::{Object, move_text, over_line};
use crate::problem::Problem;

pub(crate) struct Compare {
    depth: u32,
}

impl Command for Compare {
    fn take(args: &mut Args) -> Result<Self, Problem> {
        Ok(Self { depth: args.depth()?.ok_or_else(|| Problem::about("--depth", MISSING))? })
    }

    fn answer<G: Evaluate>(&mut self, record: &Record<G>) -> Result<String, Problem> {
        if let Some(over) = over_line(record) {
            return Ok(over);
        }
        let alphabeta = Limits::fixed(self.depth);
        let minimax = Limits { pruning: false, ..alphabeta.clone() };
        let ordered = Limits { ordering: Ordering::Static, ..alphabeta.clone() };
        let line = Object::default()
            .with("minimax", searched(record, &minimax))
            .with("alphabeta", searched(record, &alphabeta))
            .with("ordered", searched(record, &ordered));
        Ok(line.to_string())
    }
}

fn searched<G: Evaluate>(record: &Record<G>, limits: &Limits) -> Object {
    let position = record.position();
    let evaluator = Evaluator::new(position.side());
    let mut table = Table::none();
    let report = search(record, &evaluator, limits, &mut table, &mut Silent, &mut || false);
    Object::default()
        .with("move", report.best.map(|mv| move_text(position, mv)))
        .with_score::<G>("value", report.score)
        .with("leaves", report.counts.leaves)
        .with("nodes", report.counts.nodes)
}
