//! 이름난 국면: 쉬는 수와 장군, 빅장, 궁성의 줄, 포.

use gaji_core::{Game, Outcome, Side, perft};
use gaji_janggi::Janggi;

use crate::support::{legal, noisy, parse, played, written};

/// 빅장을 아는 두 갈래.
const BIKJANG: [usize; 2] = [1, 2];

#[test]
fn the_laws_of_a_game() {
    gaji_core::conformance::assert::<Janggi>();
}

/// 사례 JG-01.
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

/// 사례 JG-01.
#[test]
fn a_check_is_never_passed() {
    for variant in 0..3 {
        let position = parse(variant, "3k5/9/9/9/3R5/9/9/9/9/5K3 b");
        assert_eq!(legal(&position), ["d10e10", "d10e9"]);
    }
}

/// 사례 JG-02. 판에 남은 말로 이기고 지며, 한은 덤 한 점 반을 받는다.
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
        assert_eq!(over.points(), Some([144, 147]), "half points");
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

/// 사례 JG-04.
#[test]
fn the_palace_is_crossed_only_along_its_lines() {
    let general = |fen| legal(&parse(0, fen));
    let centre = "3k5/9/9/9/4r4/9/9/9/4K4/9 w - - 0 1";
    assert_eq!(general(centre), ["e2d1", "e2d2", "e2d3", "e2f1", "e2f2", "e2f3"]);
    assert_eq!(general("5k3/9/9/9/9/9/9/9/3K5/9 w"), ["d2d1", "d2d2", "d2d3", "d2e2"]);
    assert_eq!(general("5k3/9/9/9/9/9/9/9/9/3K5 w"), ["d1d1", "d1d2", "d1e1", "d1e2"]);
}

/// 사례 JG-05.
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

/// 사례 JG-08.
#[test]
fn there_is_no_stalemate() {
    let position = parse(0, "3k5/R8/9/9/4R4/9/9/9/9/5K3 b - - 0 1");
    assert_eq!(legal(&position), ["d10d10"]);
    assert_eq!(position.outcome(), None);
}

/// 사례 JG-08. 쉬는 수까지 센다. 마와 상의 글자는 두 가지로 온다.
#[test]
fn passes_are_counted_among_the_moves() {
    let check = |fen: &str, counts: &[u64]| {
        let position = parse(1, fen);
        let depths = 1..=counts.len() as u32;
        let counted: Vec<_> = depths.map(|depth| perft(&position, depth)).collect();
        assert_eq!(counted, counts, "{fen}");
    };
    let start = written(&Janggi::start(1));
    assert!(legal(&Janggi::start(1)).contains(&"e2e2".into()));
    check(&start, &[32, 1_024, 33_000, 1_065_277]);
    let other = start.replace('n', "h").replace('N', "H").replace('b', "e").replace('B', "E");
    check(&other, &[32, 1_024]);
    let crowded = "1n1kaabn1/cr2N4/5C1c1/p1pNp3p/9/9/P1PbP1P1P/3r1p3/4A4/R1BA1KB1R b";
    check(crowded, &[2, 61, 2_644, 76_763]);
    let facing = "1Pbcka3/3nNn1c1/N2CaC3/1pB6/9/9/5P3/9/4K4/9 w";
    check(facing, &[25, 378, 8_835, 151_202]);
}
