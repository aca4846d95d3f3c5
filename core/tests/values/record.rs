//! 기록: 글로 두기, 물리침, 지나온 길, 되풀이로 나는 끝.

use gaji_core::{End, Game, MoveError, Outcome, Record, Side, Step};
use proptest::prelude::*;

use crate::strip::{Hop, Strip};
use crate::words::read;

fn record(text: &str) -> Record<Strip> {
    Record::new(read(text).unwrap())
}

#[test]
fn a_refused_move_leaves_the_record_as_it_was() {
    let mut played = record("XXX...OOO X 0");
    played.play_text("34").unwrap();
    let before = played.clone();
    assert_eq!(played.play_text("?"), Err(MoveError::Syntax));
    assert_eq!(played.play_text("34"), Err(MoveError::Illegal));
    assert_eq!(played, before);
}

#[test]
fn no_move_is_taken_after_the_end() {
    let mut played = record(".XO...... X 0");
    assert_eq!(played.play_text("24"), Ok(Hop { from: 1, to: 3 }));
    assert_eq!(played.end(), Some(End::of(Outcome::Won(Side::First), "captured")));
    assert_eq!(played.play_text("45"), Err(MoveError::Over));
    assert_eq!(played.play_text("?"), Err(MoveError::Over));
}

#[test]
fn a_third_recurrence_ends_the_game_for_the_record_alone() {
    let mut played = record("X.......O X 0");
    let tour = ["12", "98", "21", "89"];
    for text in tour.into_iter().cycle().take(8) {
        assert_eq!(played.end(), None);
        played.play_text(text).unwrap();
    }
    assert_eq!(played.end(), Some(End::of(Outcome::Draw, "repetition")));
    assert_eq!(played.position().outcome(), None);
    assert_eq!(played.play_text("12"), Err(MoveError::Over));
}

#[test]
fn the_board_ends_the_game_before_the_path_does() {
    let over = record("XX....... O 0");
    assert_eq!(over.end().map(|end| end.reason), Some("captured"));
}

proptest! {
    /// 어떤 수를 두어도 기록은 시작, 수, 국면, 길이 서로 맞는다.
    #[test]
    fn start_moves_position_and_trail_agree(choices in prop::collection::vec(any::<usize>(), 0..60)) {
        let mut played = record("XXX...OOO X 0");
        let mut positions = vec![*played.position()];
        for choice in choices {
            let mut moves = Vec::new();
            played.position().legal(&mut moves);
            if moves.is_empty() {
                break;
            }
            played.play(moves[choice % moves.len()]);
            positions.push(*played.position());
        }
        let steps: Vec<Step> = positions.iter().map(Step::of).collect();
        prop_assert_eq!(played.trail(), steps);
        prop_assert_eq!(played.moves().len() + 1, positions.len());
        prop_assert_eq!(played.start(), &positions[0]);
        prop_assert_eq!(Some(played.position()), positions.last());
    }
}
