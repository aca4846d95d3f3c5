//! 평가: 가중치 자르기, 64비트 셈, 0 쪽으로 버리기, 편드는 쪽.

use gaji_core::{Evaluate, Evaluator, Game, MAX_TERMS, Score, Side};
use proptest::prelude::*;

use crate::strip::Strip;
use crate::words::read;

type Eval = Evaluator<Strip>;

#[test]
fn it_begins_with_the_weights_of_the_terms() {
    let evaluator = Eval::new(Side::Second);
    assert_eq!(evaluator.weights(), [1000, 500]);
    assert_eq!(evaluator.side(), Side::Second);
    assert_eq!(Eval::with_weights(Side::Second, &[1000, 500]), Some(evaluator));
}

#[test]
fn as_many_weights_as_terms_or_none() {
    for count in (0..=MAX_TERMS + 1).filter(|&count| count != Strip::TERMS.len()) {
        assert_eq!(Eval::with_weights(Side::First, &vec![0; count]), None);
    }
}

#[test]
fn fractions_are_dropped_toward_zero() {
    let evaluator = Eval::with_weights(Side::First, &[199, 0]).unwrap();
    let scores = [1, -1].map(|men| evaluator.weigh(&[men, 0]).raw());
    assert_eq!(scores, [1, -1]);
}

#[test]
fn the_same_board_is_seen_from_the_side_to_move() {
    let (first, second) = (Eval::new(Side::First), Eval::new(Side::Second));
    for (text, score) in [("XX.....O. X 0", 10), ("XX.....O. O 0", -10)] {
        let position = read(text).unwrap();
        assert_eq!([&first, &second].map(|eval| eval.score(&position).raw()), [score; 2], "{text}");
    }
}

/// 성격(personality)은 편에 붙는다: 다른 가중치의 두 쪽은 같은 국면을 서로 다르게 본다.
#[test]
fn a_personality_stays_with_its_side() {
    let greedy = Eval::with_weights(Side::First, &[5000, 0]).unwrap();
    let position = read("XX.....O. O 0").unwrap();
    assert_eq!(position.side(), Side::Second);
    assert_eq!(greedy.score(&position).raw(), -50);
    assert_eq!(Eval::new(Side::Second).score(&position).raw(), -10);
}

proptest! {
    #[test]
    fn weights_are_clamped(given in prop::array::uniform2(any::<i32>())) {
        let evaluator = Eval::with_weights(Side::First, &given).unwrap();
        let limit = Eval::WEIGHT_LIMIT;
        prop_assert_eq!(evaluator.weights(), given.map(|weight| weight.clamp(-limit, limit)));
    }

    /// 가장 큰 특징과 가중치로도 셈은 넘치지 않고, 점수만 잘린다.
    #[test]
    fn sums_are_counted_in_64_bits(
        weights in prop::array::uniform2(any::<i32>()),
        features in prop::array::uniform2(any::<i32>()),
    ) {
        let evaluator = Eval::with_weights(Side::First, &weights).unwrap();
        let products = evaluator.weights().iter().zip(features);
        let sum: i128 = products.map(|(&weight, feature)| i128::from(weight) * i128::from(feature)).sum();
        let exact = sum / i128::from(Strip::UNIT);
        prop_assert_eq!(evaluator.weigh(&features), Score::value(exact as i64));
        prop_assert!(!evaluator.weigh(&features).is_decided());
    }

    #[test]
    fn turning_every_weight_turns_the_score(
        weights in prop::array::uniform2(-100_000..=100_000_i32),
        features in prop::array::uniform2(-1000..=1000_i32),
    ) {
        let [plain, turned] = [weights, weights.map(|weight| -weight)]
            .map(|weights| Eval::with_weights(Side::First, &weights).unwrap().weigh(&features));
        prop_assert_eq!(plain, -turned);
    }
}
