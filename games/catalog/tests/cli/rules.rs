//! 규칙을 묻는 부명령: games, legal, outcome, perft, check.

use serde_json::{Value, json};

use crate::run::{CONNECT4, TICTACTOE, answers, gaji, lines, positions, rows};

#[test]
fn every_game_is_named_in_both_languages() {
    let games = answers(&["games"], "");
    for game in &games {
        assert!(game["names"]["ko"].is_string() && game["names"]["en"].is_string(), "{game}");
        assert!(game["features"].is_object(), "{game}");
    }
    assert_eq!(games[1]["id"], "connect4");
    assert_eq!(games[1]["features"], json!({"centre": 1, "mine": 0.15, "theirs": 0.1}));
}

#[test]
fn legal_and_outcome_agree_with_the_data() {
    for (game, rows) in [("connect4", rows(CONNECT4)), ("tictactoe", rows(TICTACTOE))] {
        let input = positions(&rows);
        let legal = lines(&["legal", game, "--pos", "-"], &input);
        let outcome = answers(&["outcome", game, "--pos", "-"], &input);
        assert_eq!((legal.len(), outcome.len()), (rows.len(), rows.len()));
        for ((row, legal), outcome) in rows.iter().zip(legal).zip(outcome) {
            let expected = row["legal"].as_array().unwrap().iter().map(Value::to_string);
            assert_eq!(legal, expected.collect::<Vec<_>>().join(" "), "{row}");
            let (over, reason) = match row["over"].as_str() {
                Some("X") => (json!("first"), json!("line")),
                Some("O") => (json!("second"), json!("line")),
                Some(_) => (json!("draw"), json!("full")),
                None => (Value::Null, Value::Null),
            };
            assert_eq!(outcome, json!({"over": over, "reason": reason}), "{row}");
        }
    }
}

#[test]
fn perft_counts_from_a_position_too() {
    assert_eq!(lines(&["perft", "connect4", "6"], ""), ["117649"]);
    assert_eq!(lines(&["perft", "tictactoe", "9"], ""), ["127872"]);
    assert_eq!(lines(&["perft", "connect4", "1", "--pos", "444444"], ""), ["6"]);
    assert_eq!(lines(&["perft", "connect4", "0", "--pos", "-"], "-\n1212121\n"), ["1", "1"]);
}

#[test]
fn moves_are_played_after_the_position() {
    let args = ["legal", "connect4", "--pos", "444", "--moves", "4 4 4"];
    assert_eq!(lines(&args, ""), ["1 2 3 5 6 7"]);
    let args = ["legal", "connect4", "--moves", "1 2 1 2 1 2 1"];
    assert_eq!(lines(&args, ""), [""]);
}

#[test]
fn every_game_keeps_the_laws() {
    for game in ["tictactoe", "connect4"] {
        let (code, output) = gaji(&["check", game], "");
        assert_eq!(code, 0, "{output}");
        assert!(output.contains("broken 0"), "{output}");
    }
}
