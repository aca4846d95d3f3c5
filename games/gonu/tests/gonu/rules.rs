//! 자료에 없는 규칙: 첫수의 금지, 되풀이, 줄고누의 잡기.

use gaji_core::{Evaluate, Game, MoveError, Outcome, Record, Side};
use gaji_gonu::Gonu;

use crate::{HOBAK, JUL, UMUL, legal, parse, played, written};

#[test]
fn the_first_move_may_not_close_the_well() {
    let start = Gonu::start(UMUL);
    assert_eq!(legal(&start), ["AE"]);
    assert_eq!(start.parse_move("BE"), Err(MoveError::Illegal));
    assert_eq!(legal(&parse(UMUL, "AB/CD/0")), ["AE", "BE"]);
    assert_eq!(legal(&parse(UMUL, "AB/CD/1/first")), ["CE"]);
    assert_eq!(written(&played(start, "AE")), "BE/CD/1");
    assert_ne!(start.key(), parse(UMUL, "AB/CD/0").key());
}

#[test]
fn the_side_that_cannot_move_loses() {
    let over = played(parse(UMUL, "AB/CD/0"), "BE");
    assert_eq!(over.outcome(), Some(Outcome::Won(Side::First)));
    assert_eq!(over.reason(), "blocked");
    assert!(legal(&over).is_empty());
}

#[test]
fn a_man_does_not_go_home_again() {
    assert_eq!(legal(&Gonu::start(HOBAK)), ["a2-S"]);
    assert_eq!(legal(&parse(HOBAK, "S,a1,a3/N,z1,z3/0")), ["S-C", "S-E", "S-W", "a1-a2", "a3-a2"]);
}

#[test]
fn the_third_time_is_a_draw() {
    let mut record = Record::new(Gonu::start(JUL));
    for mv in ["a1-a2", "a4-a3", "a2-a1", "a3-a4"].into_iter().cycle().take(8) {
        assert_eq!(record.end(), None);
        record.play_text(mv).unwrap();
    }
    let end = record.end().unwrap();
    assert_eq!((end.outcome, end.reason, end.claim), (Outcome::Draw, "repetition", false));
    assert_eq!(record.play_text("a1-a2"), Err(MoveError::Over));
}

#[test]
fn men_between_two_are_captured() {
    let cases = [
        ("one", "a1,c2/b1,d4/0", "c2-c1", "a1,c1/d4/1"),
        ("a run", "a1,d2/b1,c1,d4/0", "d2-d1", "a1,d1/d4/1"),
        ("on two sides", "a2,b4,d2/a4,b3,c2/0", "a2-b2", "b2,b4,d2/a4/1"),
        ("not with a gap", "a1,d2/b1,d4/0", "d2-d1", "a1,d1/b1,d4/1"),
        ("not at the edge", "a1,c2/a2,d4/0", "c2-b2", "a1,b2/a2,d4/1"),
        ("not stepping between", "b2,d1/a1,a3/0", "b2-a2", "a2,d1/a1,a3/1"),
    ];
    for (what, before, mv, after) in cases {
        assert_eq!(written(&played(parse(JUL, before), mv)), after, "{what}");
    }
}

#[test]
fn the_side_reduced_to_one_man_loses() {
    let over = played(parse(JUL, "a2,b4/a1,b3/1"), "b3-a3");
    assert_eq!(over.outcome(), Some(Outcome::Won(Side::Second)));
    assert_eq!(over.reason(), "reduced");
    assert!(legal(&over).is_empty());
}

#[test]
fn captures_are_noisy() {
    let position = parse(JUL, "a1,d2/b1,c1,d4/0");
    let mut noisy = Vec::new();
    position.noisy(&mut noisy);
    assert_eq!(noisy, [position.parse_move("d2-d1").unwrap()]);
    assert_eq!(position.capture(noisy[0]), Some((200, 100)));
    let quiet = position.parse_move("a1-a2").unwrap();
    assert_eq!(position.capture(quiet), None);
    assert!(position.hint(noisy[0]) > position.hint(quiet));
}

#[test]
fn features_are_counted_for_the_side_asked() {
    // 말 2−2, 둘 곳 0−2, 갇힌 말 2−0.
    let position = parse(UMUL, "AB/CE/0");
    let mut features = [0; 3];
    position.features(Side::First, &mut features);
    assert_eq!(features, [0, -2, 2]);
    position.features(Side::Second, &mut features);
    assert_eq!(features, [0, 2, -2]);
}
