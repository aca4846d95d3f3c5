//! 점수: 승패의 차례, 부호, 자르기, 뿌리와 국면 사이의 옮김.

use gaji_core::{Outcome, Score, Side};
use proptest::prelude::*;

/// 실제로 나오는 수의 한계보다 넉넉히 크다.
const PLIES: u32 = 100_000;
const LIMIT: i64 = 999_999_999;

fn any_score() -> impl Strategy<Value = Score> {
    prop_oneof![
        (0..PLIES).prop_map(Score::win_in),
        (0..PLIES).prop_map(Score::loss_in),
        any::<i64>().prop_map(Score::value),
        (-5_i64..=5).prop_map(Score::value),
    ]
}

fn any_outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        Just(Outcome::Draw),
        Just(Outcome::Won(Side::First)),
        Just(Outcome::Won(Side::Second)),
        (-999_999_999..=999_999_999).prop_map(Outcome::Points),
    ]
}

proptest! {
    #[test]
    fn sooner_wins_and_later_losses_are_better(soon in 0..PLIES, more in 1..PLIES, points: i64) {
        let late = soon + more;
        let value = Score::value(points);
        prop_assert!(Score::win_in(soon) > Score::win_in(late));
        prop_assert!(Score::win_in(late) > value);
        prop_assert!(value > Score::loss_in(late));
        prop_assert!(Score::loss_in(late) > Score::loss_in(soon));
    }

    #[test]
    fn negation_turns_the_order_around(left in any_score(), right in any_score()) {
        prop_assert_eq!(-(-left), left);
        prop_assert_eq!(left < right, -left > -right);
        prop_assert!(Score::MIN < left && left < Score::MAX);
        prop_assert_eq!(-Score::MAX, Score::MIN);
    }

    #[test]
    fn values_are_clamped_and_never_decided(points: i64) {
        let value = Score::value(points);
        prop_assert_eq!(i64::from(value.raw()), points.clamp(-LIMIT, LIMIT));
        prop_assert!(!value.is_decided());
        prop_assert_eq!(value.plies(), None);
    }

    #[test]
    fn decided_scores_count_the_plies(plies in 1..PLIES) {
        prop_assert!(Score::win_in(plies).is_decided() && Score::loss_in(plies).is_decided());
        prop_assert_eq!(Score::win_in(plies).plies(), Some(plies as i32));
        prop_assert_eq!(Score::loss_in(plies).plies(), Some(-(plies as i32)));
        prop_assert_eq!(Score::win_in(plies), -Score::loss_in(plies));
    }

    #[test]
    fn raw_goes_there_and_back(score in any_score(), raw: i32) {
        prop_assert_eq!(Score::from_raw(score.raw()), score);
        prop_assert!((Score::MIN..=Score::MAX).contains(&Score::from_raw(raw)));
    }

    #[test]
    fn neighbours_leave_no_room(score in any_score()) {
        prop_assert_eq!(score.below().above(), score);
        prop_assert_eq!(score.below().raw() + 1, score.raw());
    }

    /// 뿌리에서 n + p수 만의 승리는, p수 뒤의 국면에서는 n수 만의 승리다.
    #[test]
    fn the_table_keeps_distances_from_the_node(plies in 0..PLIES, ply in 0..PLIES, points: i64) {
        let pairs = [
            (Score::win_in(plies + ply), Score::win_in(plies)),
            (Score::loss_in(plies + ply), Score::loss_in(plies)),
            (Score::value(points), Score::value(points)),
        ];
        for (root, node) in pairs {
            prop_assert_eq!(root.from_root(ply), node);
            prop_assert_eq!(node.to_root(ply), root);
        }
    }

    #[test]
    fn an_outcome_is_worth_the_opposite_to_the_other(outcome in any_outcome(), ply in 0..PLIES) {
        let [first, second] =
            [Side::First, Side::Second].map(|mover| Score::of_outcome(outcome, mover, ply));
        prop_assert_eq!(first, -second);
        let better = outcome.winner().map(|winner| if winner == Side::First { first } else { second });
        prop_assert!(better.is_none_or(|score| score > Score::DRAW));
    }
}

#[test]
fn the_ends_of_the_scale_are_not_distances() {
    assert_eq!([Score::MAX, Score::MIN].map(Score::plies), [None, None]);
    assert_eq!(Score::MAX.above(), Score::MAX);
    assert_eq!(Score::MIN.below(), Score::MIN);
}

#[test]
fn scores_read_as_words() {
    let said = [
        (Score::win_in(3), "win in 3"),
        (Score::loss_in(4), "loss in 4"),
        (Score::value(-27), "-27"),
        (Score::MAX, "+∞"),
        (Score::MIN, "-∞"),
    ];
    for (score, words) in said {
        assert_eq!(format!("{score:?}"), words);
    }
}
