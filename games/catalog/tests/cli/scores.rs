//! 수마다의 점수와 가중치.

use serde_json::{Value, json};

use crate::run::answers;

#[test]
fn scores_are_the_formula_of_the_lesson() {
    let line = answers(&["scores", "connect4", "--pos", "34576757"], "").remove(0);
    let expected = [
        (-0.3, [0, 0, 1]),
        (0.7, [1, 0, 1]),
        (1.7, [2, 0, 1]),
        (2.7, [3, 0, 1]),
        (2.15, [2, 1, 1]),
        (0.7, [1, 0, 1]),
        (0.0, [0, 0, 0]),
    ];
    let moves = line["moves"].as_array().unwrap();
    assert_eq!(moves.len(), expected.len());
    for (column, (score, [centre, mine, theirs])) in (1..).zip(expected) {
        let line = &moves[column - 1];
        assert_eq!(line["move"], column.to_string());
        assert_eq!(line["score"].as_f64(), Some(score));
        assert_eq!(line["terms"], json!({"centre": centre, "mine": mine, "theirs": theirs}));
        assert_eq!(line["wins"], Value::Null);
    }
}

#[test]
fn a_winning_move_is_marked() {
    let line =
        answers(&["scores", "connect4", "--pos", "121212", "--weights", "0,1,0"], "").remove(0);
    let wins: Vec<&Value> =
        line["moves"].as_array().unwrap().iter().filter(|mv| mv["wins"] == true).collect();
    assert_eq!(wins.len(), 1);
    assert_eq!(wins[0]["move"], "1");
    assert!(wins[0]["score"].is_number());
    let exact = answers(&["scores", "connect4", "--pos", "121212", "--depth", "4"], "").remove(0);
    assert_eq!(exact["moves"][0]["plies"], 1);
    assert_eq!(exact["moves"][3]["plies"], -2);
    let other = answers(&["scores", "tictactoe", "--pos", "XX.OO...."], "").remove(0);
    assert_eq!(
        other["moves"][0],
        json!({"move": "2", "score": null, "plies": 1, "terms": {"lines": 0}, "wins": true})
    );
}

#[test]
fn weights_choose_the_move_of_a_search_too() {
    for (weights, column) in [("1,0.15,0.1", "4"), ("0.25,1,0.1", "5"), ("0.2,0.3,1", "7")] {
        let args = ["best", "connect4", "--pos", "34576757", "--depth", "1", "--weights", weights];
        assert_eq!(answers(&args, "")[0]["move"], column);
    }
}
