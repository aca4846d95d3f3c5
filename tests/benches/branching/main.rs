//! 유효 가지 수(effective branching factor): 한 수 깊어질 때 마디가 몇 배가 되는가.
//!
//! 가장 좋은 차례의 알파베타는 평균 가지 수의 제곱근(Knuth–Moore)이다. 모두 켜면 그보다 작을 수 있다.
#![allow(clippy::print_stdout, reason = "벤치마크는 잰 것을 적는다")]

#[path = "../../wander.rs"]
mod wander;

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Driver, Evaluate, Evaluator, Limits, Record, Silent, Table};

const POSITIONS: u64 = 12;
const NODES: u64 = 300_000;
const TABLE_BYTES: usize = 32 << 20;
/// 얕은 깊이는 아직 고르게 자라지 않는다.
const FIRST_DEPTH: u32 = 3;

fn main() {
    println!("game                  effective    mean   root of mean");
    for &id in GameId::ALL {
        if let Some((effective, mean)) = visit(id, Grow) {
            println!("{:20} {effective:10.2} {mean:7.1} {:14.2}", id.id(), mean.sqrt());
        }
    }
}

struct Grow;

impl Visitor for Grow {
    type Output = Option<(f64, f64)>;

    /// 유효 가지 수와 평균 가지 수. 잴 만큼 깊지 않은 놀이는 `None`.
    fn visit<G: Evaluate + 'static>(self, variant: usize) -> Option<(f64, f64)> {
        let records = (0..POSITIONS).map(|seed| wander::wander::<G>(variant, seed, 3 * seed));
        let open: Vec<Record<G>> = records.filter(|record| record.end().is_none()).collect();
        let growths: Vec<f64> = open.iter().filter_map(growth).collect();
        let logs: f64 = growths.iter().map(|growth| growth.ln()).sum();
        let moves: usize = open.iter().map(|record| wander::legal(record.position()).len()).sum();
        let effective = (logs / growths.len() as f64).exp();
        (!growths.is_empty()).then(|| (effective, moves as f64 / open.len() as f64))
    }
}

/// 한 깊이에 드는 마디가 깊이마다 평균 몇 배로 느는가.
fn growth<G: Evaluate>(record: &Record<G>) -> Option<f64> {
    let mut table = Table::with_bytes(TABLE_BYTES);
    let limits = Limits { nodes: Some(NODES), ..Limits::play(200) };
    let evaluator = Evaluator::new(record.position().side());
    let mut driver = Driver::new(record, evaluator, limits, &mut table);
    // 끝낸 깊이마다 그때까지의 마디.
    let mut totals = vec![0];
    while driver.step(&mut table, &mut Silent, &mut || false) {
        let report = driver.report();
        if report.depth as usize == totals.len() {
            totals.push(report.counts.nodes);
        }
    }
    let spent = |depth: usize| Some((totals.get(depth)? - totals.get(depth - 1)?) as f64);
    let (first, last) = (FIRST_DEPTH as usize, totals.len() - 1);
    let plies = last.checked_sub(first).filter(|&plies| plies > 0)?;
    Some((spent(last)? / spent(first)?).powf(1.0 / plies as f64))
}
