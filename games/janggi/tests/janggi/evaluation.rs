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
    let cho = parse(0, "3k5/9/9/9/9/9/8p/9/9/R4K3 w");
    let han = parse(0, "3k5/9/9/9/9/9/8p/9/9/R4K3 b");
    for side in [Side::First, Side::Second] {
        let evaluator = Evaluator::with_weights(side, &[1000, 0, 0, 0, 0]).unwrap();
        assert_eq!(evaluator.score(&cho), Score::value(1100));
        assert_eq!(evaluator.score(&han), Score::value(-1100));
    }
}

#[test]
fn the_features_are_a_difference() {
    assert_eq!(features(&Janggi::start(0), Side::First), [0; 5]);
    // 초: 차, 나란한 졸 둘, 궁 곁의 사 하나. 한: 병 하나, 졸을 다리로 삼는 포 하나.
    let position = parse(0, "3k5/9/2c6/9/9/2PP5/8p/9/9/R3AK3 w");
    let expected = [13 + 2 * 2 + 3 - 7 - 2, 9 + 4 - 4, -1, 1, 1];
    assert_eq!(features(&position, Side::First), expected);
    assert_eq!(features(&position, Side::Second), expected.map(|feature| -feature));
}
