//! 온 판: 자료의 끝이 바로 그 수에서, 그 까닭으로 난다.

use gaji_core::{End, Game, Outcome, Record, Side};
use serde_json::Value;

use crate::support::{parse, points_of, rows, variant, written};

const GAMES: &str = include_str!("../../../../tests/oracle/janggi/games.jsonl");

#[test]
fn every_game_ends_where_the_data_end() {
    let mut replayed = 0;
    for row in rows(GAMES) {
        let Some(variant) = variant(&row) else { continue };
        // 다른 프로그램이 수순을 보고 매기는 되풀이 규칙이라 우리에게는 없다.
        if row["reason"] != "repetition_modern" {
            replay(&row, variant);
            replayed += 1;
        }
    }
    assert_eq!(replayed, 53);
}

fn replay(row: &Value, variant: usize) {
    let mut record = Record::new(parse(variant, row["start"].as_str().unwrap()));
    for mv in row["moves"].as_array().unwrap() {
        assert_eq!(record.end(), None, "{row} before {mv}");
        record.play_text(mv.as_str().unwrap()).unwrap();
    }
    let outcome = match row["result"].as_str().unwrap() {
        "cho" => Outcome::Won(Side::First),
        "han" => Outcome::Won(Side::Second),
        _ => Outcome::Draw,
    };
    let end = End { outcome, reason: record.end().unwrap().reason, claim: false };
    assert_eq!(record.end(), Some(end), "{row}");
    assert_eq!(row["reason"], end.reason, "{row}");
    assert_eq!(
        board_and_side(&row["final_fen"]),
        board_and_side(&written(record.position()).into())
    );
    assert_eq!(points_of(row), record.position().points().unwrap(), "{row}");
}

fn board_and_side(fen: &Value) -> Vec<String> {
    fen.as_str().unwrap().split(' ').take(2).map(String::from).collect()
}
