//! 두 풀이에 같은 국면을 번갈아 주고 센다.

use std::ops::AddAssign;
use std::time::Duration;

use cpu_time::ThreadTime;
use gaji_connect4::Connect4;
use gaji_core::{Game, Table, solve};

use crate::baseline::{self, Baseline};
use crate::classes::Class;

/// 한 갈래에서 센 것.
#[derive(Default)]
pub(crate) struct Tally {
    positions: u64,
    reference: u64,
    ours: Cost,
    baseline: Cost,
}

/// 한 풀이가 들인 것.
#[derive(Default)]
struct Cost {
    nodes: u64,
    time: Duration,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.positions += other.positions;
        self.reference += other.reference;
        self.ours += other.ours;
        self.baseline += other.baseline;
    }
}

impl AddAssign for Cost {
    fn add_assign(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.time += other.time;
    }
}

pub(crate) struct Solvers {
    table: Table,
    baseline: Baseline,
}

impl Solvers {
    /// 우리의 표는 많아야 `bytes`바이트다. 기준 풀이의 표는 제 크기를 안다.
    pub(crate) fn with_bytes(bytes: usize) -> Self {
        Self { table: Table::with_bytes(bytes), baseline: Baseline::new() }
    }

    /// 갈래의 국면을 모두 푼다. 답이 틀리면 멈춘다.
    pub(crate) fn race(&mut self, class: &Class) -> Tally {
        let mut tally = Tally { reference: class.reference, ..Tally::default() };
        for (moves, score) in class.rows() {
            tally.positions += 1;
            tally.ours += self.ours(moves, score);
            tally.baseline += self.baseline(moves, score);
        }
        tally
    }

    fn ours(&mut self, moves: &str, score: i32) -> Cost {
        let position = Connect4::parse(0, moves).expect("a position");
        self.table.clear();
        let start = ThreadTime::now();
        let solution = solve(&position, &mut self.table).expect("a game that ends");
        assert_eq!(solution.score, score, "{moves}");
        Cost { nodes: solution.nodes, time: start.elapsed() }
    }

    fn baseline(&mut self, moves: &str, score: i32) -> Cost {
        let position = baseline::Position::play(moves);
        self.baseline.clear();
        let start = ThreadTime::now();
        assert_eq!(self.baseline.solve(&position), score, "{moves}");
        Cost { nodes: self.baseline.nodes, time: start.elapsed() }
    }
}

/// 표의 머리.
pub(crate) const HEADING: &str = "\
class            positions        ours    baseline   reference  \
ours/ref  base/ref  ours s  base s  ours/base s";

/// 표의 한 줄.
pub(crate) fn line(name: &str, tally: &Tally) -> String {
    let Tally { positions, reference, ours, baseline } = tally;
    let of_reference = |nodes: u64| nodes as f64 / *reference as f64;
    let (seconds, their_seconds) = (ours.time.as_secs_f64(), baseline.time.as_secs_f64());
    format!(
        "{name:16} {positions:9} {:11} {:11} {reference:11} {:9.3} {:9.3} {seconds:7.2} \
         {their_seconds:7.2} {:12.3}",
        ours.nodes,
        baseline.nodes,
        of_reference(ours.nodes),
        of_reference(baseline.nodes),
        seconds / their_seconds,
    )
}
