//! 체스의 묘수: 정한 시간 안에 몇 문제를 찾는가. `GAJI_TACTICS=<파일> cargo bench --bench tactics`
//!
//! 한 줄에 `{"fen": …, "best": [수, …]}`. 시간으로 재므로 쉬는 기계에서 돌린다.
#![allow(clippy::print_stdout, reason = "벤치마크는 잰 것을 적는다")]

use std::time::{Duration, Instant};
use std::{env, fs};

use gaji_chess::Chess;
use gaji_core::{Counts, Evaluator, Game, Limits, Record, Report, Silent, Table, search};
use serde_json::Value;

/// 예산(밀리초)과, 찾아야 할 몫(퍼센트).
const BUDGETS: [(u64, u64); 2] = [(200, 80), (1_000, 90)];
/// 명령줄과 일꾼(worker)이 쓰는 만큼.
const TABLE_BYTES: usize = 32 << 20;

fn main() {
    // cargo가 건네는 `--bench`는 파일이 아니다.
    let given = env::args().skip(1).find(|arg| !arg.starts_with('-'));
    let Some(path) = given.or_else(|| env::var("GAJI_TACTICS").ok()) else {
        return println!("no problems: give the file as an argument or as GAJI_TACTICS");
    };
    let text = fs::read_to_string(&path).expect("the file of problems");
    let problems: Vec<Problem> = text.lines().map(Problem::read).collect();
    for (ms, aim) in BUDGETS {
        race(&problems, ms, aim);
    }
}

/// 국면과, 찾으면 되는 수.
struct Problem {
    record: Record<Chess>,
    best: Vec<String>,
}

impl Problem {
    fn read(line: &str) -> Self {
        let row: Value = serde_json::from_str(line).expect("a line of JSON");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let position = Chess::parse(0, &text(&row["fen"])).expect("a position");
        let best = row["best"].as_array().expect("a list of moves").iter().map(text).collect();
        Self { record: Record::new(position), best }
    }

    fn is_solved_by(&self, report: &Report<gaji_chess::Move>) -> bool {
        let mut found = String::new();
        report.best.iter().for_each(|&mv| self.record.position().write_move(mv, &mut found));
        self.best.contains(&found)
    }
}

fn race(problems: &[Problem], ms: u64, aim: u64) {
    let mut table = Table::with_bytes(TABLE_BYTES);
    let (mut found, mut total) = (0, Counts::default());
    let start = Instant::now();
    for problem in problems {
        table.clear();
        let report = think(problem, ms, &mut table);
        found += usize::from(problem.is_solved_by(&report));
        total.nodes += report.counts.nodes;
        total.quiescence += report.counts.quiescence;
    }
    let percent = |part: u64, whole: u64| 100.0 * part as f64 / whole as f64;
    println!(
        "{ms} ms: {found} of {} found, {:.1} % (aim {aim}); quiescence {:.1} % of the nodes (aim 60); \
         {:.1} million nodes/s",
        problems.len(),
        percent(found as u64, problems.len() as u64),
        percent(total.quiescence, total.nodes),
        total.nodes as f64 / start.elapsed().as_secs_f64() / 1e6,
    );
}

fn think(problem: &Problem, ms: u64, table: &mut Table) -> Report<gaji_chess::Move> {
    let evaluator = Evaluator::new(problem.record.position().side());
    let (start, budget) = (Instant::now(), Duration::from_millis(ms));
    let mut stop = || start.elapsed() >= budget;
    search(&problem.record, &evaluator, &Limits::play(200), table, &mut Silent, &mut stop)
}
