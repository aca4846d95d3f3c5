//! 평가와 승패의 버그.

use gaji_core::{Evaluate, Game, Outcome, Side, Term};

use super::bugs;
use crate::kit::strip::{self, Hop, Strip};

bugs! {
    WeightOutOfRange, breaks "terms" {
        const TERMS: &'static [Term] =
            &[Term { weight: 2000, ..strip::TERMS[0] }, strip::TERMS[1]];
    }
    TermsNamedAlike, breaks "terms" {
        const TERMS: &'static [Term] = &[strip::TERMS[0], strip::TERMS[0]];
    }
    FeatureAddedUp, breaks "features" {
        fn features(strip: &Strip, side: Side, out: &mut [i32]) {
            out[0] += strip.count(side) - strip.count(!side);
            out[1] = 0;
        }
    }
    FeatureForgotten, breaks "features" {
        fn features(strip: &Strip, side: Side, out: &mut [i32]) {
            out[0] = strip.count(side) - strip.count(!side);
        }
    }
    FeatureTooLarge, breaks "score-range" {
        fn features(strip: &Strip, side: Side, out: &mut [i32]) {
            strip.features(side, out);
            out[0] *= 100_000;
        }
    }
    MoveSeenByTheOther, breaks "move-features" {
        fn move_features(strip: &Strip, hop: Hop, out: &mut [i32]) {
            let mut after = *strip;
            after.play(hop);
            after.features(after.side, out);
        }
    }
    EvaluationOfTheMover, breaks "asks-side" {
        fn features(strip: &Strip, _: Side, out: &mut [i32]) {
            strip.features(strip.side, out);
        }
    }
    EvaluationOfFirst, breaks "asks-side" {
        fn features(strip: &Strip, _: Side, out: &mut [i32]) {
            strip.features(Side::First, out);
        }
    }
    EvaluationFromTheWrongSide, breaks "sense" {
        fn features(strip: &Strip, side: Side, out: &mut [i32]) {
            strip.features(!side, out);
        }
    }
    EvaluationTurningWithTheMover, breaks "sense" {
        fn features(strip: &Strip, side: Side, out: &mut [i32]) {
            let side = if strip.side == Side::First { side } else { !side };
            strip.features(side, out);
        }
    }
    WrongWinner, breaks "sense" {
        fn outcome(strip: &Strip) -> Option<Outcome> {
            strip.outcome().map(|_| Outcome::Won(strip.side))
        }
    }
}
