//! 미끼 찾기.

use gaji_core::Game;
use gaji_minichess::MiniChess;

use crate::run::{gaji, lines};

#[test]
fn the_baits_of_minichess_are_found_again() {
    let shipped: Vec<&str> = MiniChess::BAITS.lines().collect();
    assert_eq!(lines(&["baits", "minichess", "--count", "200"], ""), shipped);
}

#[test]
fn another_seed_finds_other_baits_of_any_game_with_captures() {
    for game in ["minichess", "chess", "janggi"] {
        let found = |seed| lines(&["baits", game, "--count", "2", "--seed", seed], "");
        assert_eq!(found("7").len(), 2, "{game}");
        assert_ne!(found("7"), found("8"), "{game}");
    }
}

#[test]
fn games_without_captures_and_missing_counts_are_refused() {
    for args in [&["baits", "connect4", "--count", "1"][..], &["baits", "minichess"]] {
        let (code, output) = gaji(args, "");
        assert_eq!((code, output.as_str()), (2, ""), "{args:?}");
    }
}
