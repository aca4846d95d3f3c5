//! 뒤집히는 자리: 천하나의 값을 모두 재어 본 것과 같다.

use gaji_lessons::evaluation::{
    Flip, Hold, Judge, MAX_WEIGHT, MISSED_WIN, PRESETS, START, State, TERMS,
};

use crate::engine::{Random, formula, judged, random_position};

/// 지금 값의 양쪽에서, 지금에서 멀어지며 다른 칸이 되는 모든 값.
fn brute(judge: &Judge<'_>, term: usize) -> Vec<Flip> {
    let here = judge.formula.weights[term];
    let choice = |weight| Judge { formula: judge.formula.with(term, weight), ..*judge }.choice();
    let flip = |at: i32, before: i32| {
        (choice(at) != choice(before)).then(|| Flip { at, choice: choice(at).unwrap() })
    };
    let below = (0..here).filter_map(|at| flip(at, at + 1));
    let above = (here + 1..=MAX_WEIGHT).filter_map(|at| flip(at, at - 1));
    below.chain(above).collect()
}

#[test]
fn flips_equal_brute_force_on_random_positions_and_weights() {
    let mut found = 0;
    for seed in 0..200 {
        let mut random = Random(seed);
        let (position, columns) = random_position(seed);
        let weights = std::array::from_fn(|_| random.below(1_001) as i32);
        for wins_first in [true, false] {
            let judge = Judge { columns: &columns, formula: formula(weights), wins_first };
            for term in 0..TERMS {
                let flips = judge.flips(term);
                assert_eq!(flips, brute(&judge, term), "{position} {weights:?} {term}");
                found += flips.len();
            }
        }
    }
    assert!(found > 200, "{found}");
}

/// 어느 표시를 눌러도 지금과 다른 칸이 된다.
#[test]
fn going_to_any_flip_changes_the_choice() {
    for seed in 0..100 {
        let (_, columns) = random_position(seed);
        let judge = Judge { columns: &columns, formula: formula(START), wins_first: true };
        for term in 0..TERMS {
            for flip in judge.flips(term) {
                let there = Judge { formula: judge.formula.with(term, flip.at), ..judge };
                assert_eq!(there.choice(), Some(flip.choice));
                assert_ne!(there.choice(), judge.choice());
            }
        }
    }
}

#[test]
fn the_one_tap_start_has_its_ticks() {
    judged(&State::default().columns, START, |judge| {
        assert_eq!(judge.flips(0), [Flip { at: 450, choice: 3 }]);
        assert_eq!(judge.flips(2), [Flip { at: 351, choice: 6 }]);
    });
}

/// 첫 성격에서 상대의 셋은 아무리 올려도 칸을 바꾸지 못한다: 가운데가 붙들고 있다.
#[test]
fn a_slider_without_a_flip_names_the_one_that_holds_it() {
    judged(&State::default().columns, PRESETS[0].weights, |judge| {
        assert_eq!((judge.flips(2), judge.hold(2)), (Vec::new(), Some(Hold::Term(0))));
        assert_eq!(judge.hold(0), None);
    });
    judged(MISSED_WIN, PRESETS[0].weights, |judge| assert_eq!(judge.hold(1), Some(Hold::Win)));
    judged("", PRESETS[0].weights, |judge| assert_eq!(judge.hold(1), Some(Hold::Nothing)));
}

/// 붙든 항은, 그 조절대로 다가올 수 있는 어느 칸보다 고른 칸에 더 많이 보탠다.
#[test]
fn the_holder_really_supports_the_choice() {
    let mut held = 0;
    for seed in 0..100 {
        let (position, columns) = random_position(seed);
        let formula = formula(PRESETS[0].weights);
        let judge = Judge { columns: &columns, formula, wins_first: true };
        let choice = judge.choice().and_then(|choice| judge.column(choice)).unwrap().features;
        for term in 0..TERMS {
            let Some(Hold::Term(holder)) = judge.hold(term) else { continue };
            let share = |features| formula.shares(features)[holder];
            let rivals = columns.iter().flatten().map(|column| column.features);
            let mut rivals = rivals.filter(|features| features[term] != choice[term]);
            assert!(rivals.any(|rival| share(rival) < share(choice)), "{position} {term}");
            assert_ne!(holder, term);
            held += 1;
        }
    }
    assert!(held > 30, "{held}");
}
