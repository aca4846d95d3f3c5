//! 국면마다 둘 수 있는 수, 장군, 점수, 외통.

use gaji_core::{Game, Outcome, Side};
use serde_json::Value;

use crate::support::{legal, moves, noisy, parse, points_of, rows, written};

const POSITIONS: &str = include_str!("../../../../tests/oracle/janggi/positions.jsonl");

#[test]
fn every_position_of_the_data() {
    for row in rows(POSITIONS) {
        for variant in 0..3 {
            agree(&row, variant);
        }
    }
}

fn agree(row: &Value, variant: usize) {
    let position = parse(variant, row["fen"].as_str().unwrap());
    let bikjang = row.get("legal_bikjang").filter(|_| variant > 0);
    let expected = bikjang.unwrap_or(&row["legal"]);
    assert_eq!(*expected, Value::from(legal(&position)), "{variant} {row}");
    assert_eq!(row["in_check"], position.in_check(), "{row}");
    assert_eq!(row["stm"] == "cho", position.side() == Side::First, "{row}");
    assert_eq!(points_of(row), position.points().unwrap(), "{row}");
    let over = expected.as_array().unwrap().is_empty();
    let mate = over.then(|| Outcome::Won(!position.side()));
    assert_eq!(position.outcome(), mate, "{row}");
    if over {
        let winner = if position.side() == Side::First { "han" } else { "cho" };
        assert_eq!((row["result"].as_str(), position.reason()), (Some(winner), "checkmate"));
    }
}

#[test]
fn every_position_round_trips() {
    for row in rows(POSITIONS) {
        assert_eq!(row["fen"], written(&parse(0, row["fen"].as_str().unwrap())));
    }
}

#[test]
fn noisy_moves_are_the_captures_in_legal_order() {
    for row in rows(POSITIONS) {
        for variant in 0..3 {
            let position = parse(variant, row["fen"].as_str().unwrap());
            let mut captures = moves(&position);
            captures.retain(|&mv| position.capture(mv).is_some());
            assert_eq!(noisy(&position), captures, "{row}");
        }
    }
}

/// 두어서 이른 국면은 글로 되읽은 국면과 열쇠까지 같다.
#[test]
fn a_played_position_equals_the_one_read_back() {
    for row in rows(POSITIONS) {
        let position = parse(1, row["fen"].as_str().unwrap());
        for mv in moves(&position) {
            let mut after = position.clone();
            after.play(mv);
            let read = parse(1, &written(&after));
            assert_eq!(after, read, "{row}");
            assert_eq!(after.key(), read.key(), "{row}");
        }
    }
}
