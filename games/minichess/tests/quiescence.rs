//! 정지 탐색의 법칙: 자료의 모든 국면에서.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

#[path = "../../../core/tests/search/oracle.rs"]
mod oracle;

use gaji_core::{
    Evaluator, Game, Limits, Ordering, Quiescence, Record, Report, RootMode, Score, Silent, Table,
    search,
};
use gaji_minichess::{MiniChess, Move};
use oracle::Oracle;
use serde_json::Value;

const POSITIONS: &str = include_str!("../../../tests/oracle/minichess/positions.jsonl");

/// 끝나지 않은 모든 국면.
fn positions() -> Vec<MiniChess> {
    let read = |line: &str| {
        let row: Value = serde_json::from_str(line).unwrap();
        MiniChess::parse(0, row["fen"].as_str().unwrap()).unwrap()
    };
    let open = |position: &MiniChess| position.outcome().is_none();
    POSITIONS.lines().map(read).filter(open).collect()
}

fn look(position: &MiniChess, limits: &Limits) -> Report<Move> {
    let evaluator = Evaluator::new(position.side());
    let record = Record::new(*position);
    search(&record, &evaluator, limits, &mut Table::none(), &mut Silent, &mut || false)
}

fn quiet(depth: u32, rules: Quiescence) -> Limits {
    Limits { quiescence: Some(rules), ..Limits::fixed(depth) }
}

fn written(position: &MiniChess) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

fn score(report: &Report<Move>) -> Score {
    report.score.unwrap()
}

#[test]
fn never_less_than_standing_pat_when_not_in_check() {
    let positions = positions();
    let mut checks = 0;
    for position in &positions {
        let still = Evaluator::new(position.side()).score(position);
        let found = look(position, &quiet(0, Quiescence::FULL));
        if position.in_check() {
            checks += 1;
        } else {
            assert!(score(&found) >= still, "{}", written(position));
            assert_eq!(found.best.is_none(), score(&found) == still, "{}", written(position));
        }
    }
    assert_eq!((positions.len(), checks), (286, 77));
}

/// 정렬은 마디의 수만 바꾼다. 그것도 늘 줄이지는 않지만, 모두 더하면 줄인다.
#[test]
fn the_result_does_not_depend_on_the_order() {
    let (mut plain, mut sorted) = (0, 0);
    for position in positions() {
        for depth in 0..=2 {
            let look = |ordering: bool, outer: Ordering| {
                let rules = Quiescence { ordering, ..Quiescence::FULL };
                look(&position, &Limits { ordering: outer, ..quiet(depth, rules) })
            };
            let first = look(false, Ordering::Off);
            plain += first.counts.nodes;
            sorted += look(true, Ordering::Off).counts.nodes;
            for other in [
                look(true, Ordering::Off),
                look(true, Ordering::Dynamic),
                look(false, Ordering::Static),
            ] {
                let (found, expected) = ((other.best, other.score), (first.best, first.score));
                assert_eq!(found, expected, "{depth} {}", written(&position));
            }
        }
    }
    assert!(sorted < plain, "{sorted} of {plain}");
}

/// 알파베타와 정지 탐색은, 아무것도 자르지 않고 온 창으로 본 네가맥스와 값도 수도 같다.
#[test]
fn it_equals_plain_negamax_with_full_window_quiescence() {
    let off = Quiescence { promotions: false, evasions: false, ..Quiescence::FULL };
    let forced = Quiescence { stand_pat: false, cap: 4, ..Quiescence::FULL };
    for position in positions() {
        let evaluator = Evaluator::new(position.side());
        for (depth, rules) in [
            (1, Quiescence { cap: 5, ..Quiescence::FULL }),
            (1, off),
            (1, forced),
            (2, Quiescence { cap: 3, ..Quiescence::FULL }),
        ] {
            let oracle = Oracle { evaluator: &evaluator, quiescence: Some(rules) };
            let (mv, expected) = oracle.best(&position, depth);
            let found = look(&position, &quiet(depth, rules));
            assert_eq!((found.best, score(&found)), (Some(mv), expected), "{}", written(&position));
            let exact =
                look(&position, &Limits { root: RootMode::AllExact, ..quiet(depth, rules) });
            let values: Vec<_> = exact.moves.iter().map(|root| (root.mv, root.score)).collect();
            assert_eq!(values, oracle.root(&position, depth), "{}", written(&position));
        }
    }
}
