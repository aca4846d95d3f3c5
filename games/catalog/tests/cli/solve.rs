//! 끝까지 푼 점수.

use serde_json::Value;

use crate::run::{CONNECT4, TICTACTOE, gaji, lines, positions, rows};

/// 돌이 이만큼 놓이면 곧바로 풀린다.
const SETTLED: u64 = 16;

#[test]
fn connect4_scores_agree_with_the_data() {
    let late = |row: &Value| row["ply"].as_u64().unwrap() >= SETTLED;
    let rows: Vec<Value> = rows(CONNECT4).into_iter().filter(late).collect();
    let input = positions(&rows);
    let scores = lines(&["solve", "connect4", "--pos", "-"], &input);
    let columns = lines(&["solve", "connect4", "--pos", "-", "--moves-scores"], &input);
    assert_eq!((scores.len(), columns.len()), (rows.len(), rows.len()));
    for ((row, score), columns) in rows.iter().zip(scores).zip(columns) {
        if row["over"].is_string() {
            let over = match row["over"].as_str() {
                Some("X") => "first",
                Some("O") => "second",
                _ => "draw",
            };
            let expected = format!(r#"{{"over":"{over}"}}"#);
            assert_eq!((score, columns), (expected.clone(), expected), "{row}");
        } else {
            assert_eq!(score, row["score"].to_string(), "{row}");
            let field = |column: u8| match &row["scores"][column.to_string()] {
                Value::Null => "-".into(),
                score => score.to_string(),
            };
            assert_eq!(columns, (1..=7).map(field).collect::<Vec<String>>().join(" "), "{row}");
        }
    }
}

#[test]
fn a_game_without_hooks_is_solved_too() {
    let rows = rows(TICTACTOE);
    let scores = lines(&["solve", "tictactoe", "--pos", "-"], &positions(&rows));
    for (row, score) in rows.iter().zip(scores) {
        if row["over"].is_null() {
            assert_eq!(score, tictactoe_score(row).to_string(), "{row}");
        }
    }
    let columns = lines(&["solve", "tictactoe", "--pos", "XX.OO....", "--moves-scores"], "");
    assert_eq!(columns, ["- - 3 - - 0 -2 -2 -2"]);
}

/// 이긴 쪽이 마지막 수를 둘 때 남은 칸의 절반(올림).
fn tictactoe_score(row: &Value) -> i64 {
    let empty = row["board"].as_str().unwrap().matches('.').count() as i64;
    let plies = row["plies_to_end"].as_i64().unwrap();
    row["value"].as_i64().unwrap() * ((empty - plies + 2) / 2)
}

#[test]
fn a_game_that_may_go_on_for_ever_is_refused() {
    let (code, output) = gaji(&["solve", "chess"], "");
    assert_eq!(code, 2);
    assert!(output.starts_with("error: "), "{output}");
}
