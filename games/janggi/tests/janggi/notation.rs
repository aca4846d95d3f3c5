//! 표기와 그림감.

use gaji_core::{Game, MoveError, Stroke};
use gaji_janggi::Janggi;

use crate::support::{moves, name, parse, written};

#[test]
fn a_bad_position_says_what_and_where() {
    for (fen, message) in [
        ("", "character 1: the board ends before ten full ranks"),
        ("3k5/9", "character 6: the board ends before ten full ranks"),
        ("3k5/9/9/9/9/8/9/9/9/5K3 w", "character 14: the rank has fewer than nine points"),
        ("3k5/9/9/9/9/99/9/9/9/5K3 w", "character 14: the rank has more than nine points"),
        ("3k5/9/9/9/9/9P/9/9/9/5K3 w", "character 14: the rank has more than nine points"),
        ("3k5/9/9/9/9/9/9/9/9/5K3/9 w", "character 24: there are more than ten ranks"),
        ("3k5/9/9/9/9/Q8/9/9/9/5K3 w", "character 13: a piece is one of K A R C N B P (Cho)"),
        ("k8/9/9/9/9/9/9/9/9/5K3 w", "character 1: a general or a guard stands only in"),
        ("3kk4/9/9/9/9/9/9/9/9/5K3 w", "character 3: a side has only one general"),
        ("9/9/9/9/9/9/9/9/9/5K3 w", "Han has no general"),
        ("3k5/9/9/9/9/9/9/9/9/5K3", "the side to move is w (Cho) or b (Han)"),
        ("3k5/9/9/9/9/9/9/9/9/5K3 x", "character 25: the side to move is w (Cho) or b (Han)"),
        ("3k5/9/9/9/9/9/9/9/9/5K3 w ppp", "character 27: the passes just made are -, p or pp"),
        ("3k5/9/9/9/9/9/9/9/9/5K3 w - x", "character 29: this field is always -"),
        ("3k5/9/9/9/9/9/9/9/9/5K3 w - - +1", "character 31: this is a number from 0 to 65535"),
        ("3k5/9/9/9/9/9/9/9/9/5K3 w - - 0 99999", "character 33: this is a number"),
        ("3k5/9/9/9/9/9/9/9/9/5K3 w - - 0 1 한", "character 35: there is more text after"),
        ("3k5/9/9/9/3R5/9/9/9/9/5K3 w", "the side that is not to move is in check"),
    ] {
        let error = Janggi::parse(0, fen).unwrap_err();
        assert!(error.to_string().starts_with(message), "{fen}: {error}");
        assert!(!error.korean().is_empty());
    }
}

#[test]
fn other_forms_are_read() {
    let start = written(&Janggi::start(0));
    let other = start.replace('n', "h").replace('N', "H").replace('b', "e").replace('B', "E");
    assert_eq!(written(&parse(0, &other)), start);
    assert_eq!(written(&parse(0, &start.replace(" - - 0 1", ""))), start);
}

#[test]
fn typed_moves_are_unreadable_or_illegal() {
    let start = Janggi::start(0);
    for text in ["", "e2", "e2e", "e2e0", "e2e11", "j1j2", "e2e3 ", "E2E3", "한수쉼"] {
        assert_eq!(start.parse_move(text), Err(MoveError::Syntax), "{text}");
    }
    for text in ["e2e5", "a10a9", "a1a10", "i3i4"] {
        assert_eq!(start.parse_move(text), Err(MoveError::Illegal), "{text}");
    }
}

#[test]
fn moves_are_said_in_two_digits() {
    let said = |position: &Janggi, text: &str| {
        let mut out = String::new();
        position.say_move(position.parse_move(text).unwrap(), &mut out);
        out
    };
    let start = Janggi::start(0);
    assert_eq!(said(&start, "e4e5"), "75졸65");
    assert_eq!(said(&start, "b1c3"), "02마83");
    assert_eq!(said(&start, "e2e2"), "한수쉼");
    let han = parse(0, "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b");
    assert_eq!(said(&han, "a7a6"), "41병51");
}

#[test]
fn strokes_are_unique_and_within_the_board() {
    let position = Janggi::start(0);
    let board = position.board();
    assert_eq!((board.places.len(), board.lines.len()), (90, 8 * 10 + 9 * 9 + 8));
    assert_eq!((&*board.places[0].name, &*board.places[89].name), ("a10", "i1"));
    let mut pieces = Vec::new();
    position.pieces(&mut pieces);
    assert_eq!(pieces.len(), 32);
    for mv in moves(&position) {
        let stroke = position.stroke(mv);
        let Stroke { from: Some(from), to: Some(to), choice: None } = stroke else {
            assert_eq!((stroke, &*name(&position, mv)), (Stroke::PASS, "e2e2"));
            continue;
        };
        let place = |index: u8| &*board.places[usize::from(index)].name;
        assert_eq!(name(&position, mv), [place(from), place(to)].concat());
    }
}

/// 한글을 모르는 이의 표기와, 사람이 달리 적은 두 자리.
#[test]
fn moves_are_written_in_letters_and_read_from_digits() {
    let start = Janggi::start(0);
    let said = |text: &str| {
        let mut out = String::new();
        start.say_other(start.parse_move(text).expect("legal"), &mut out);
        out
    };
    assert_eq!([said("a4a5"), said("b1c3"), said("e2e2")], ["Pa4-a5", "Nb1-c3", "pass"]);
    let respelled = |text: &str| Janggi::respell(text);
    for text in ["7161", "71졸61", "71-61"] {
        assert_eq!(respelled(text).as_deref(), Some("a4a5"), "{text}");
    }
    assert_eq!(respelled("0922").as_deref(), Some("i1b9"));
    for text in ["", "71", "716", "71615", "7061", "졸7161", "a4a5", "7161졸"] {
        assert_eq!(respelled(text), None, "{text}");
    }
}
