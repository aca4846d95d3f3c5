//! 오목을 두는 눈: 다섯은 두고, 넷은 막고, 열린 셋에는 답한다. 자료의 판을 지나며 깊이 2–4에서 본다.

use gaji_core::{
    Evaluator, Game, Limits, Outcome, Record, Report, Score, Side, Silent, Table, search,
};
use gaji_gomoku::{Gomoku, Point};
use serde_json::Value;

use crate::support::{FREE, KOREAN, RENJU, STANDARD, drawn, legal, name, turned, written};

const POSITIONS: &str = include_str!("../../../../tests/oracle/gomoku/positions.jsonl");

const VARIANTS: [usize; 4] = [FREE, KOREAN, STANDARD, RENJU];

/// 자료의 판들이 지나온, 끝나지 않은 국면.
fn passed(variant: usize) -> Vec<Gomoku> {
    let mut found = Vec::new();
    for line in POSITIONS.lines() {
        let row: Value = serde_json::from_str(line).unwrap();
        let mut position = Gomoku::start(variant);
        for mv in row["moves"].as_str().unwrap().split_whitespace() {
            let Ok(mv) = position.parse_move(mv) else { break };
            position.play(mv);
            found.push(position);
        }
    }
    found.retain(|position| position.outcome().is_none());
    found
}

fn think(position: Gomoku, depth: u32) -> Report<Point> {
    let mut table = Table::with_bytes(1 << 20);
    let evaluator = Evaluator::new(position.side());
    let limits = Limits::play(depth);
    let record = Record::new(position);
    search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false)
}

/// 두면 바로 이기는 점.
fn wins(position: &Gomoku) -> Vec<Point> {
    let won = |mv: &Point| {
        let mut after = *position;
        after.play(*mv);
        after.outcome() == Some(Outcome::Won(position.side()))
    };
    legal(position).into_iter().filter(won).collect()
}

/// 차례가 상대에게 갔다면 바로 이길 점.
fn threats(position: &Gomoku, variant: usize) -> Vec<Point> {
    wins(&turned(variant, !position.side(), &written(position)))
}

#[test]
fn every_five_is_taken() {
    for variant in VARIANTS {
        let mut taken = 0;
        for position in passed(variant) {
            let wins = wins(&position);
            if !wins.is_empty() {
                let report = think(position, 2);
                assert_eq!(report.score, Some(Score::win_in(1)), "{}", written(&position));
                assert!(wins.contains(&report.best.unwrap()), "{}", written(&position));
                taken += 1;
            }
        }
        assert!(taken > 20, "only {taken} fives in the data");
    }
}

#[test]
fn every_four_with_one_end_is_blocked() {
    for variant in VARIANTS {
        let mut blocked = 0;
        for position in passed(variant) {
            let threats = threats(&position, variant);
            let open = wins(&position).is_empty() && threats.len() == 1;
            // 막는 점이 금수면 막을 수 없다.
            if open && !lost_at(&position, threats[0]) {
                for depth in 1..=3 {
                    let best = think(position, depth).best;
                    assert_eq!(best, Some(threats[0]), "{depth}: {}", written(&position));
                }
                blocked += 1;
            }
        }
        assert!(blocked > 20, "only {blocked} fours in the data");
    }
}

fn lost_at(position: &Gomoku, mv: Point) -> bool {
    let mut after = *position;
    after.play(mv);
    !legal(position).contains(&mv) || after.outcome() == Some(Outcome::Won(!position.side()))
}

#[test]
fn an_open_three_is_answered() {
    // 열린 셋의 줄 위에서, 열린 넷을 막는 점.
    let threes = [
        ("g8 h8 i8", "e8 f8 j8 k8"),
        ("h7 h8 h9", "h5 h6 h10 h11"),
        ("g7 h8 i9", "e5 f6 j10 k11"),
        ("i7 h8 g9", "k5 j6 f10 e11"),
        ("g8 h8 j8", "f8 i8 k8"),
        ("h10 h8 h7", "h6 h9 h11"),
    ];
    for (three, answers) in threes {
        for variant in VARIANTS {
            for side in [Side::First, Side::Second] {
                let (x, o) =
                    if side == Side::First { ("c3 m12 c12", three) } else { (three, "c3 m12") };
                let position = drawn(variant, side, x, o);
                for depth in 2..=4 {
                    let best = name(&position, think(position, depth).best.unwrap());
                    let found = answers.split_whitespace().any(|answer| answer == best);
                    assert!(found, "{depth}: {best} in {}", written(&position));
                }
            }
        }
    }
}

#[test]
fn an_open_three_is_left_alone_for_a_faster_win() {
    let position = drawn(FREE, Side::First, "c3 c4 c5 c6", "g8 h8 i8 c2");
    assert_eq!(think(position, 2).score, Some(Score::win_in(1)));
    let position = drawn(FREE, Side::First, "c4 c5 c6", "g8 h8 i8");
    let report = think(position, 4);
    assert_eq!(report.score, Some(Score::win_in(3)));
}
