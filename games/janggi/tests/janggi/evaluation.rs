//! 평가의 항.

use gaji_core::{Evaluate, Evaluator, Game, Score, Side};
use gaji_janggi::Janggi;

use crate::support::parse;

fn features(position: &Janggi, side: Side) -> Vec<i32> {
    let mut features = vec![0; Janggi::TERMS.len()];
    position.features(side, &mut features);
    features
}

#[test]
fn the_first_term_alone_is_the_points_in_hundredths() {
    let position = parse(0, "3k5/9/9/9/9/9/8p/9/9/R4K3 w");
    let material = [1000, 0, 0, 0, 0];
    for (side, sign) in [(Side::First, 1), (Side::Second, 1)] {
        let evaluator = Evaluator::<Janggi>::with_weights(side, &material).unwrap();
        assert_eq!(evaluator.score(&position), Score::value(sign * 1100));
    }
}

#[test]
fn the_two_sides_see_opposite_features() {
    assert_eq!(features(&Janggi::start(0), Side::First), [0; 5]);
    let position = parse(0, "2ba1a1n1/4k4/1cn4c1/p1p1pp2p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1AB1R w");
    let cho = features(&position, Side::First);
    assert!(cho.iter().all(|&feature| feature != 0) || cho[4] == 0, "{cho:?}");
    let negated: Vec<i32> = cho.iter().map(|feature| -feature).collect();
    assert_eq!(features(&position, Side::Second), negated);
    assert_eq!(position.side(), Side::First);
}
