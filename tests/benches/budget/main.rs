//! 시간 예산을 얼마나 넘기는가: 모든 놀이의 아무 국면 500에서, 10–500 ms. 쉬는 기계에서 돌린다.
//!
//! 넘긴 시간은 다른 일에 밀려 기다린 시간도 센다. «멈출지 묻는 사이»는 스스로 쓴 CPU의 시간만 센다.
#![allow(clippy::print_stdout, reason = "벤치마크는 잰 것을 적는다")]

mod percentiles;
#[path = "../../wander.rs"]
mod wander;

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Evaluate, Evaluator, Limits, Silent, Table, scramble, search};
use percentiles::percentiles;

const SEARCHES: u64 = 500;
const TABLE_BYTES: usize = 32 << 20;

fn main() {
    let mut table = Table::with_bytes(TABLE_BYTES);
    let mut spent = Vec::new();
    for (seed, &id) in (0..).zip(GameId::ALL.iter().cycle()) {
        spent.extend(visit(id, Search { seed, table: &mut table }));
        if spent.len() as u64 == SEARCHES {
            break;
        }
    }
    let of = |time: fn(&Spent) -> Duration| {
        percentiles(spent.iter().map(|spent| time(spent).as_secs_f64() * 1e3).collect())
    };
    println!("{SEARCHES} searches, a legal move in each");
    println!("over the budget: {} (aim p99 5)", of(|spent| spent.over));
    println!("between two asks whether to stop: {}", of(|spent| spent.gap));
}

/// 탐색 하나가 쓴 시간.
struct Spent {
    over: Duration,
    gap: Duration,
}

struct Search<'a> {
    seed: u64,
    table: &'a mut Table,
}

impl Visitor for Search<'_> {
    type Output = Option<Spent>;

    /// 끝난 국면이면 `None`.
    fn visit<G: Evaluate + 'static>(self, variant: usize) -> Option<Spent> {
        let record = wander::wander::<G>(variant, self.seed, scramble(self.seed) % 40);
        record.end().is_none().then_some(())?;
        let budget = Duration::from_millis(10 + scramble(!self.seed) % 491);
        let (start, mut asked, mut gap) = (Instant::now(), ThreadTime::now(), Duration::ZERO);
        let mut stop = || {
            gap = gap.max(asked.elapsed());
            asked = ThreadTime::now();
            start.elapsed() >= budget
        };
        let evaluator = Evaluator::new(record.position().side());
        let limits = Limits::play(200);
        let report = search(&record, &evaluator, &limits, self.table, &mut Silent, &mut stop);
        let over = start.elapsed().saturating_sub(budget);
        let best = report.best.expect("a move");
        assert!(wander::legal(record.position()).contains(&best), "a legal move");
        Some(Spent { over, gap })
    }
}
