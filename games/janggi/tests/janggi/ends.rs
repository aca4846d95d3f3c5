//! 지나온 길로 나는 끝.

use gaji_core::{End, Game, Outcome, Record, Side};
use gaji_janggi::Janggi;

use crate::support::{legal, parse, played, written};

fn record(variant: usize, fen: &str, moves: &[&str]) -> Record<Janggi> {
    let mut record = Record::new(parse(variant, fen));
    for text in moves {
        assert_eq!(record.end(), None, "before {text}");
        record.play_text(text).unwrap();
    }
    record
}

const CHARIOTS: &str = "r2k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1";
const SHUFFLE: [&str; 8] = ["a1b1", "a10b10", "b1a1", "b10a10", "a1b1", "a10b10", "b1a1", "b10a10"];

/// 마지막 한 수를 두기 전에는 아직 끝이 아니다.
#[test]
fn a_repetition_one_move_away() {
    for (variant, outcome) in [(0, Outcome::Won(Side::Second)), (2, Outcome::Draw)] {
        let mut near = record(variant, CHARIOTS, &SHUFFLE[..7]);
        assert_eq!(near.end(), None);
        near.play_text(SHUFFLE[7]).unwrap();
        assert_eq!(near.end(), Some(End::of(outcome, "repetition")));
    }
}

/// 판과 둘 차례만 본다: 쉬어서 이른 같은 판도 같은 국면이다.
#[test]
fn a_repetition_reached_by_passing() {
    let passing = ["a1b1", "d10d10", "b1a1", "d10d10", "a1b1", "d10d10", "b1a1", "d10d10"];
    let end = record(0, CHARIOTS, &passing).end();
    assert_eq!(end.map(|end| end.reason), Some("repetition"));
}

#[test]
fn the_side_that_only_checks_loses() {
    let moves = ["a1d1", "d10e10", "d1e1", "e10d10", "e1d1", "d10e10", "d1e1", "e10d10", "e1d1"];
    let fen = "3k5/9/9/9/9/9/9/9/5K3/R8 w - - 0 1";
    let end = record(1, fen, &moves).end();
    assert_eq!(end, Some(End::of(Outcome::Won(Side::Second), "perpetual")));
}

#[test]
fn the_cap_counts_plies_without_a_capture() {
    for (variant, cap) in [(0, 200), (1, 100), (2, 100)] {
        let at = |plies| parse(variant, &format!("r2k5/9/9/9/9/9/9/9/9/R4K3 w - - {plies} 90"));
        assert_eq!(at(cap - 1).adjudicated(), None);
        assert_eq!(at(cap).adjudicated().map(|end| end.reason), Some("n_move"));
        assert_eq!(played(at(cap - 1), &["a1a10"]).adjudicated(), None, "a capture counts anew");
        let quiet = played(at(cap - 1), &["f1f1"]);
        assert_eq!(quiet.adjudicated().map(|end| end.reason), Some("n_move"));
        assert!(!legal(&quiet).is_empty(), "the cap is outside of the position's own rules");
    }
}

#[test]
fn passes_are_in_the_position_its_key_and_its_text() {
    let fresh = parse(0, "3k5/9/9/9/9/9/9/9/9/R4K3 b - - 1 1");
    let passed = parse(0, "3k5/9/9/9/9/9/9/9/9/R4K3 b p - 1 1");
    assert_ne!(fresh, passed);
    assert_ne!(fresh.key(), passed.key());
    let over = played(passed, &["d10d10"]);
    assert_eq!(written(&over), "3k5/9/9/9/9/9/9/9/9/R4K3 w pp - 2 2");
    assert_eq!(over.reason(), "double_pass");
    let moved = played(fresh, &["d10d9"]);
    assert_eq!(written(&moved), "9/3k5/9/9/9/9/9/9/9/R4K3 w - - 2 2");
}

#[test]
fn keys_cover_the_side_the_passes_and_the_profile() {
    let mut keys: Vec<u64> = (0..3)
        .flat_map(|variant| {
            ["w -", "w p", "w pp", "b -", "b p", "b pp"]
                .map(|fields| parse(variant, &format!("3k5/9/9/9/9/9/9/9/9/5K3 {fields}")).key())
        })
        .collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 18);
}
