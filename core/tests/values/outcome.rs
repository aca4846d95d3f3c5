//! 끝: 이긴 쪽과 까닭.

use gaji_core::{End, Outcome, Side};
use proptest::prelude::*;

#[test]
fn the_winner_is_who_won_or_has_more_points() {
    let winners = [
        (Outcome::Won(Side::Second), Some(Side::Second)),
        (Outcome::Draw, None),
        (Outcome::Points(3), Some(Side::First)),
        (Outcome::Points(-3), Some(Side::Second)),
        (Outcome::Points(0), None),
    ];
    for (outcome, winner) in winners {
        assert_eq!(outcome.winner(), winner, "{outcome:?}");
    }
}

#[test]
fn an_end_comes_by_itself_unless_it_says_claim() {
    let end = End::of(Outcome::Draw, "full");
    assert_eq!(end, End { outcome: Outcome::Draw, reason: "full", claim: false });
}

proptest! {
    #[test]
    fn turning_points_around_turns_the_winner(points in -999_999_999..=999_999_999_i32) {
        let [here, there] = [points, -points].map(|points| Outcome::Points(points).winner());
        prop_assert_eq!(here, there.map(|side| !side));
    }
}
