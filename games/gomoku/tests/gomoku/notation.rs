//! 오목의 표기: 판과 둔 수의 차례, 그리고 틀린 글.

use gaji_core::{Game, MoveError, Side};
use gaji_gomoku::Gomoku;

use crate::support::{FREE, KOREAN, RENJU, drawn, legal, name, written};

#[test]
fn moves_played_are_read_too() {
    let played = Gomoku::parse(FREE, "h8 i9 i8").unwrap();
    assert_eq!(played, drawn(FREE, Side::Second, "h8 i8", "i9"));
    assert_eq!(Gomoku::parse(FREE, "").unwrap(), Gomoku::start(FREE));
}

#[test]
fn rows_stand_from_the_top() {
    let text = written(&Gomoku::parse(FREE, "a15 o1").unwrap());
    assert!(text.starts_with("X............../..............."), "{text}");
    assert!(text.ends_with("/..............O X"), "{text}");
}

#[test]
fn points_are_listed_in_ascii_order() {
    let start = Gomoku::start(FREE);
    let names: Vec<String> = legal(&start).into_iter().map(|mv| name(&start, mv)).collect();
    assert_eq!(names.len(), 225);
    assert_eq!(names[..8], ["a1", "a10", "a11", "a12", "a13", "a14", "a15", "a2"]);
}

#[test]
fn a_foul_is_written_after_the_side() {
    let mut position = drawn(RENJU, Side::First, "f8 g8 h6 h7", "a1 c1 e1 g1");
    position.play(position.parse_move("h8").unwrap());
    let text = written(&position);
    assert!(text.ends_with(" O h8"), "{text}");
    assert_eq!(Gomoku::parse(RENJU, &text).unwrap(), position);
    for wrong in ["h7", "a1", "b1", "h16", ""] {
        let text = text.replace("h8", wrong);
        assert_eq!(Gomoku::parse(RENJU, &text).unwrap_err().at, Some(243), "{text}");
    }
    assert!(Gomoku::parse(FREE, &text).is_err(), "only renju has fouls");
}

#[test]
fn wrong_text_says_where() {
    let board = written(&Gomoku::start(FREE));
    let five = board.replacen(".....", "XXXXX", 1);
    let wrong = [
        ("/".to_string(), Some(1)),
        (board.replacen('.', "x", 1), Some(1)),
        (board.replacen("./", "..", 1), Some(16)),
        (board.replacen("./", "/", 1), Some(15)),
        (board.replace(" X", " x"), Some(240)),
        (board.replace(" X", ""), Some(240)),
        (board.replace(" X", " X h8"), Some(240)),
        (five, None),
        ("h8 p1".to_string(), Some(4)),
        ("h8 h08".to_string(), Some(4)),
        ("h8 h+8".to_string(), Some(4)),
        ("h8  i8".to_string(), Some(4)),
        ("h8 h8".to_string(), Some(4)),
        ("한글".to_string(), Some(1)),
        ("a1 b1 a2 b2 a3 b3 a4 b4 a5 b5".to_string(), Some(28)),
    ];
    for (text, at) in wrong {
        let error = Gomoku::parse(FREE, &text).unwrap_err();
        assert_eq!(error.at, at, "{text}: {error}");
    }
    let double_three = "f8 a1 g8 c1 h6 e1 h7 g1 h8";
    assert_eq!(Gomoku::parse(KOREAN, double_three).unwrap_err().at, Some(25));
}

#[test]
fn a_wrong_move_is_told_from_one_that_is_not_legal() {
    let position = Gomoku::parse(FREE, "h8").unwrap();
    assert_eq!(position.parse_move("h8"), Err(MoveError::Illegal));
    for text in ["p1", "a0", "a16", "a01", "A1", "1a", "h", ""] {
        assert_eq!(position.parse_move(text), Err(MoveError::Syntax), "{text}");
    }
}
