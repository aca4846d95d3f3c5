//! 이름난 국면: 쉬는 수와 장군, 빅장, 궁성의 줄, 포.

use gaji_core::{Game, Outcome, Side};
use gaji_janggi::Janggi;

use crate::support::{legal, noisy, parse, played};

/// 빅장을 아는 두 갈래.
const BIKJANG: [usize; 2] = [1, 2];

#[test]
fn the_laws_of_a_game() {
    gaji_core::conformance::assert::<Janggi>();
}

#[test]
fn facing_generals_may_be_accepted_even_in_check() {
    let fen = "2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25";
    assert_eq!(legal(&parse(0, fen)), ["f3e2"]);
    for variant in BIKJANG {
        let position = parse(variant, fen);
        assert_eq!(legal(&position), ["f3e2", "f3f3"]);
        let accepted = played(position, &["f3f3"]);
        assert_eq!((accepted.reason(), legal(&accepted).len()), ("bikjang", 0));
    }
}

#[test]
fn a_check_is_never_passed() {
    for variant in 0..3 {
        let position = parse(variant, "3k5/9/9/9/3R5/9/9/9/9/5K3 b");
        assert_eq!(legal(&position), ["d10e10", "d10e9"]);
    }
}

#[test]
fn two_passes_end_the_game() {
    let won = |side| Some(Outcome::Won(side));
    let start = played(Janggi::start(0), &["e2e2"]);
    assert_eq!(start.outcome(), None);
    for (variant, outcome) in
        [won(Side::Second), won(Side::Second), Some(Outcome::Draw)].into_iter().enumerate()
    {
        let over = played(Janggi::start(variant), &["e2e2", "e9e9"]);
        assert_eq!((over.outcome(), over.reason()), (outcome, "double_pass"));
        assert_eq!((legal(&over).len(), noisy(&over).len()), (0, 0));
    }
    for (fen, winner) in [
        ("3k5/9/9/9/9/9/8R/9/9/5K3 w", Side::First),
        ("3k5/3a5/9/9/9/8P/9/9/9/5K3 w", Side::Second),
        ("3k5/9/9/9/9/8P/9/9/9/5K3 w", Side::First),
    ] {
        let over = played(parse(0, fen), &["f1f1", "d10d10"]);
        assert_eq!(over.outcome(), won(winner), "{fen}");
    }
}

#[test]
fn the_palace_is_crossed_only_along_its_lines() {
    let general = |fen| legal(&parse(0, fen));
    let centre = "3k5/9/9/9/4r4/9/9/9/4K4/9 w - - 0 1";
    assert_eq!(general(centre), ["e2d1", "e2d2", "e2d3", "e2f1", "e2f2", "e2f3"]);
    assert_eq!(general("5k3/9/9/9/9/9/9/9/3K5/9 w"), ["d2d1", "d2d2", "d2d3", "d2e2"]);
    assert_eq!(general("5k3/9/9/9/9/9/9/9/9/3K5 w"), ["d1d1", "d1d2", "d1e1", "d1e2"]);
}

#[test]
fn a_cannon_neither_jumps_nor_takes_a_cannon() {
    for (fen, targets) in [
        ("r2k5/9/9/c8/9/9/P8/9/5K3/C8 w", vec!["a1a5", "a1a6"]),
        ("r2k5/9/9/9/9/9/c8/9/5K3/C8 w", vec![]),
        ("r2k5/9/9/9/9/9/P8/9/5K3/C8 w", vec!["a1a10", "a1a5", "a1a6", "a1a7", "a1a8", "a1a9"]),
        ("3k5/9/9/9/9/9/9/9/5K3/C8 w", vec![]),
    ] {
        let mut moves = legal(&parse(0, fen));
        moves.retain(|mv| mv.starts_with("a1"));
        assert_eq!(moves, targets, "{fen}");
    }
}

#[test]
fn there_is_no_stalemate() {
    let position = parse(0, "3k5/R8/9/9/4R4/9/9/9/9/5K3 b - - 0 1");
    assert_eq!(legal(&position), ["d10d10"]);
    assert_eq!(position.outcome(), None);
}
