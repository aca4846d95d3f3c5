//! 목록의 모든 놀이에서: 탐색의 서명은 그대로이고, 정확한 설정은 모두 따로 적은 미니맥스와 값도 수도 같으며, 어떤 글도
//! 읽다가 쓰러지지 않는다.

#[path = "../../core/tests/search/oracle.rs"]
mod oracle;
#[path = "../fuzz.rs"]
mod fuzzing;
mod cases;
mod fuzz;
mod levels;
mod repetition;
mod signature;
mod stopping;
#[path = "../arena.rs"]
mod arena;
#[path = "../wander.rs"]
mod wander;

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{
    Cut, Evaluate, Evaluator, Fail, Limits, Ordering, Probe, Quiescence, Record, Silent, Table,
    search,
};
use oracle::Oracle;
use wander::{legal, wander};

/// 놀이마다 보는 국면.
const POSITIONS: u64 = 8;

#[test]
fn every_exact_setting_equals_minimax_in_every_game() {
    for &id in GameId::ALL {
        visit(id, Agree(id));
    }
}

struct Agree(GameId);

impl Visitor for Agree {
    type Output = ();

    fn visit<G: Evaluate + 'static>(self, variant: usize) {
        for seed in 0..POSITIONS {
            let record = wander::<G>(variant, seed, 3 * seed);
            if record.end().is_some() {
                continue;
            }
            let depth = if legal(record.position()).len() > 12 { 2 } else { 3 };
            for quiescence in [None, Some(Quiescence { cap: 3, ..Quiescence::FULL })] {
                self.agree(&record, depth, quiescence);
            }
        }
    }
}

impl Agree {
    fn agree<G: Evaluate>(&self, record: &Record<G>, depth: u32, quiescence: Option<Quiescence>) {
        let position = record.position();
        let evaluator = Evaluator::new(position.side());
        let (mv, score) = Oracle { evaluator: &evaluator, quiescence }.best(position, depth);
        let mut written = String::new();
        position.write(&mut written);
        for limits in settings(depth) {
            let limits = Limits { quiescence, ..limits };
            let mut table = Table::with_bytes(1 << 14);
            let report =
                search(record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
            let found = (report.best, report.score);
            assert_eq!(found, (Some(mv), Some(score)), "{} {written} {limits:?}", self.0);
        }
    }
}

fn settings(depth: u32) -> [Limits; 5] {
    let fixed = Limits::fixed(depth);
    let learned = Limits { repetition: false, ..Limits::exact(depth) };
    [
        Limits { pruning: false, ..fixed.clone() },
        Limits { cut: Cut::Above, fail: Fail::Hard, ..fixed.clone() },
        Limits { ordering: Ordering::Static, pvs: true, ..fixed.clone() },
        Limits { probe: Probe::SameDepth, fail: Fail::Hard, ..fixed },
        learned,
    ]
}
