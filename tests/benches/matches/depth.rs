//! 정지 탐색과 함께, 깊이 4와 깊이 1이 자리를 바꾸어 둔다. 비김은 반 점이다.

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Evaluate, Evaluator, Limits, Record, Score, Silent, Table, search};

use crate::arena::pair;
use crate::opening;

/// 자리를 바꾸어 두 판씩.
const PAIRS: u64 = 20;
const TABLE_BYTES: usize = 16 << 20;

pub(crate) fn run() {
    for name in ["chess", "janggi"] {
        let halves = visit(name.parse::<GameId>().expect("a game"), DeepAgainstShallow);
        let percent = 100.0 * f64::from(halves) / (4 * PAIRS) as f64;
        println!("  {name}: depth 4 scores {percent:.1} % of {} games (aim 85)", 2 * PAIRS);
    }
}

struct DeepAgainstShallow;

impl Visitor for DeepAgainstShallow {
    type Output = u32;

    fn visit<G: Evaluate + 'static>(self, variant: usize) -> u32 {
        let score = |seed| {
            let table = || Table::with_bytes(TABLE_BYTES);
            let mut deep = searcher::<G>(Limits::exact(4), table());
            let mut shallow = searcher::<G>(Limits::exact(1), table());
            pair(&opening(variant, seed), [&mut deep, &mut shallow])
        };
        (0..PAIRS).map(score).sum()
    }
}

/// 정해진 탐색대로 두는 이.
pub(crate) fn searcher<G: Evaluate>(
    limits: Limits,
    mut table: Table,
) -> impl FnMut(&Record<G>) -> (G::Move, Option<Score>) {
    move |record| {
        let evaluator = Evaluator::new(record.position().side());
        let report = search(record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
        (report.best.expect("a move"), report.score)
    }
}
