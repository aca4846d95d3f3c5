//! 실린 미끼 200개: 다시 확인하고, 정지 탐색이 얼마나 덜 무는지 센다.

#![allow(clippy::print_stdout, reason = "센 것을 보인다(--nocapture)")]

use std::collections::HashSet;

use gaji_core::{Bait, Game, Limits, Quiescence};
use gaji_minichess::{MiniChess, Move};

fn all() -> Vec<Bait<MiniChess>> {
    Bait::all().collect()
}

/// 깊이 `depth`에서 무는 미끼의 수와, 미끼이든 아니든 크게 잃는 수를 고르는 국면의 수.
fn falls(depth: u32, quiescence: Option<Quiescence>) -> (usize, usize) {
    let limits = Limits { quiescence, ..Limits::fixed(depth) };
    let choices: Vec<_> =
        all().into_iter().filter_map(|bait| Some((bait.choice(&limits)?, bait))).collect();
    let count = |fall: &dyn Fn(&Bait<MiniChess>, Move) -> bool| {
        choices.iter().filter(|(mv, bait)| fall(bait, *mv)).count()
    };
    (count(&|bait, mv| bait.mv == mv), count(&Bait::loses))
}

#[test]
fn two_hundred_different_lines_are_read() {
    let lines: HashSet<&str> = MiniChess::BAITS.lines().collect();
    assert_eq!((lines.len(), all().len()), (200, 200));
}

#[test]
fn every_bait_is_proved_again() {
    for bait in all() {
        assert_eq!(Bait::find(bait.position), Some(bait.clone()));
        assert!(bait.loses(bait.mv));
    }
}

#[test]
fn quiescence_takes_fewer_baits_at_every_depth() {
    for depth in 1..=3 {
        let ((off, any_off), (on, any_on)) =
            (falls(depth, None), falls(depth, Some(Quiescence::FULL)));
        println!("depth {depth}: baits {off} → {on}, any losing move {any_off} → {any_on}");
        assert!(on < off, "depth {depth}: {on} of {off}");
        assert!(depth > 1 || 5 * on <= off, "depth {depth}: {on} of {off}");
    }
}
