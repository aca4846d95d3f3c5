//! 고누의 표기.

use gaji_core::{Game, MoveError};
use gaji_gonu::Gonu;

use crate::{HOBAK, JUL, UMUL, parse, written};

#[test]
fn the_starts_are_written_as_they_are_known() {
    let starts = ["AB/CD/0/first", "a1,a2,a3/z1,z2,z3/0", "a1,b1,c1,d1/a4,b4,c4,d4/0"];
    for (variant, start) in starts.into_iter().enumerate() {
        assert_eq!(written(&Gonu::start(variant)), start);
        assert_eq!(parse(variant, start), Gonu::start(variant));
    }
}

#[test]
fn men_may_come_in_any_order() {
    assert_eq!(parse(HOBAK, "a3,C,a1/z3,z1,N/1"), parse(HOBAK, "C,a1,a3/N,z1,z3/1"));
}

#[test]
fn a_side_may_have_lost_its_last_men() {
    for text in ["a1,b1/a4/1", "a1,d1//1"] {
        let position = parse(JUL, text);
        assert_eq!(written(&position), text);
        assert_eq!(position.reason(), "reduced");
    }
}

#[test]
fn wrong_text_says_where() {
    let wrong = [
        (UMUL, "", Some(1)),
        (UMUL, "AB", Some(3)),
        (UMUL, "AB/CD", Some(6)),
        (UMUL, "AX/CD/0", Some(2)),
        (UMUL, "AB/AC/0", Some(4)),
        (UMUL, "AA/CD/0", Some(2)),
        (UMUL, "AB/CD/2", Some(7)),
        (UMUL, "AB/CD/0/last", Some(9)),
        (UMUL, "AB/CD/0/", Some(9)),
        (UMUL, "AB/CD/0/first/", Some(9)),
        (UMUL, "ABE/CD/0", None),
        (UMUL, "A/CD/0", None),
        (UMUL, "/CD/0", None),
        (UMUL, "가나/CD/0", Some(1)),
        (HOBAK, "a1,a2,a3/z1,z2,z3/0/first", Some(21)),
        (HOBAK, "a1a2,a3/z1,z2,z3/0", Some(3)),
        (HOBAK, "a1,a2,/z1,z2,z3/0", Some(7)),
        (HOBAK, "a1,a2,z1/C,z2,z3/0", Some(7)),
        (HOBAK, "a1,a2/z1,z2,z3/0", None),
        (JUL, "a1,b1,c1,d1/a4/0", None),
        (JUL, "a1,b1,c1,d1,a2/a4,b4/0", None),
    ];
    for (variant, text, at) in wrong {
        let error = Gonu::parse(variant, text).unwrap_err();
        assert_eq!(error.at, at, "{text}: {error}");
    }
}

#[test]
fn a_wrong_move_is_told_from_one_that_is_not_legal() {
    for (variant, illegal) in [(UMUL, "BD"), (HOBAK, "S-C"), (JUL, "a1-b2")] {
        let start = Gonu::start(variant);
        assert_eq!(start.parse_move(illegal), Err(MoveError::Illegal), "{illegal}");
        for text in ["", "A", "AF", "a1", "a1-", "a1b1", "-", "a1-b1-c1", "pass"] {
            assert_eq!(start.parse_move(text), Err(MoveError::Syntax), "{text}");
        }
    }
}
