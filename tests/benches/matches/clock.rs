//! 한 수 20 ms로 온 판을 둔다: 모든 판이 규칙으로 끝나고, 예산을 얼마나 넘기는지 적는다.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Evaluate, Evaluator, Limits, Record, Score, Silent, Table, search};

use crate::arena::play;
use crate::opening;
use crate::percentiles::percentiles;

const GAMES: u64 = 50;
const BUDGET: Duration = Duration::from_millis(20);
const TABLE_BYTES: usize = 16 << 20;

pub(crate) fn run() {
    for name in ["chess", "janggi"] {
        visit(name.parse::<GameId>().expect("a game"), Clocked(name));
    }
}

struct Clocked(&'static str);

impl Visitor for Clocked {
    type Output = ();

    fn visit<G: Evaluate + 'static>(self, variant: usize) {
        let over = RefCell::new(Vec::new());
        let mut reasons = BTreeMap::<&str, u32>::new();
        for seed in 0..GAMES {
            let games = seed + 1;
            let mut tables = [(); 2].map(|()| Table::with_bytes(TABLE_BYTES));
            let [one, other] = &mut tables;
            let mut players = [one, other].map(|table| player::<G>(table, &over));
            let [one, other] = &mut players;
            let end = play(opening::<G>(variant, seed), [one, other]);
            *reasons.entry(end.reason).or_default() += 1;
            // 온 판은 오래 걸리므로 열 판마다 적는다.
            if games.is_multiple_of(10) {
                let over = over.borrow().clone();
                println!(
                    "  {}: {games} games, {} moves, all legal; {reasons:?}",
                    self.0,
                    over.len()
                );
                println!("    over {BUDGET:?}: {} (aim p99 10)", percentiles(over));
            }
        }
    }
}

/// 시계를 보며 두는 이. 넘긴 시간(ms)을 `over`에 적는다.
fn player<G: Evaluate>(
    table: &mut Table,
    over: &RefCell<Vec<f64>>,
) -> impl FnMut(&Record<G>) -> (G::Move, Option<Score>) {
    move |record| {
        let start = Instant::now();
        let evaluator = Evaluator::new(record.position().side());
        let limits = Limits::play(Limits::DEEPEST);
        let mut stop = || start.elapsed() >= BUDGET;
        let report = search(record, &evaluator, &limits, table, &mut Silent, &mut stop);
        let spent = start.elapsed().saturating_sub(BUDGET);
        over.borrow_mut().push(spent.as_secs_f64() * 1e3);
        (report.best.expect("a move"), report.score)
    }
}
