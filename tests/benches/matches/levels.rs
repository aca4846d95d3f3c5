//! 이웃한 세기끼리 자리를 바꾸어 둔다. 맨 위의 상대는 세기를 낮추지 않은 탐색이다.

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Evaluate, Level, Limits, Table};

use crate::arena::{leveled, pair};
use crate::depth::searcher;
use crate::opening;

/// 자리를 바꾸어 두 판씩.
const PAIRS: u64 = 15;
const TABLE_BYTES: usize = 4 << 20;
/// 낮추지 않은 상대가 한 수에 보는 마디.
const NODES: u64 = 100_000;

pub(crate) fn run() {
    for name in ["connect4", "minichess", "chess", "janggi", "othello", "hobak", "jul", "gomoku"] {
        let halves = visit(name.parse::<GameId>().expect("a game"), Neighbours);
        let percents = halves.map(|halves| f64::from(100 * halves) / (4 * PAIRS) as f64);
        let [two, three, four, full] = percents;
        println!(
            "  {name:10} 2 on 1 {two:3.0} %, 3 on 2 {three:3.0} %, 4 on 3 {four:3.0} %, full on 4 {full:3.0} %"
        );
    }
}

struct Neighbours;

impl Visitor for Neighbours {
    type Output = [u32; 4];

    /// 높은 쪽이 얻은 점수, 반 점으로.
    fn visit<G: Evaluate + 'static>(self, variant: usize) -> [u32; 4] {
        [1, 2, 3, 4].map(|upper| (0..PAIRS).map(|seed| score::<G>(variant, upper, seed)).sum())
    }
}

/// `Level::ALL[upper]`(없으면 낮추지 않은 탐색)와 그 아래의 한 짝.
fn score<G: Evaluate>(variant: usize, upper: usize, seed: u64) -> u32 {
    let table = || Table::with_bytes(TABLE_BYTES);
    let start = opening::<G>(variant, seed);
    let mut low = leveled::<G>(Level::ALL[upper - 1], seed, table());
    match Level::ALL.get(upper) {
        Some(&level) => pair(&start, [&mut leveled(level, seed, table()), &mut low]),
        None => {
            let limits = Limits { nodes: Some(NODES), ..Limits::play(Limits::DEEPEST) };
            pair(&start, [&mut searcher(limits, table()), &mut low])
        }
    }
}
