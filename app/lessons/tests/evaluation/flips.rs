//! 뒤집히는 자리: 천하나의 값을 모두 재어 본 것과 같다.

use gaji_lessons::evaluation::{
    Fault, Flip, Formula, Hold, Judge, MAX_WEIGHT, MISSED_WIN, PRESETS, START, State, TERMS,
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

/// 겨우 같아지기만 하는 칸보다, 다가오는데 붙들린 칸이 까닭이다.
#[test]
fn a_rival_that_is_held_is_the_cause_before_one_that_only_ties() {
    for (position, weights) in [
        ("421133", [250, 1_000, 100]),
        ("421133", [1_000, 1_000, 100]),
        ("75375745544237", [250, 1_000, 100]),
    ] {
        let hold = judged(position, weights, |judge| judge.hold(0));
        assert_eq!(hold, Some(Hold::Term(1)), "{position} {weights:?}");
    }
}

/// 붙든 항은 그 조절대로 다가오는 어느 칸을 붙든다. 그런 칸이 없을 때만 «어느 칸도 앞서지 못한다».
#[test]
fn what_is_said_to_hold_the_choice_holds_it() {
    let (mut held, mut nothing) = (0, 0);
    for seed in 0..200 {
        let mut random = Random(seed);
        let (position, columns) = random_position(seed);
        let mixed = std::array::from_fn(|_| random.below(1_001) as i32);
        let faults = [Formula { fault: Some(Fault::Blind), ..formula(mixed) }, formula(mixed)];
        let formulas = PRESETS.map(|preset| formula(preset.weights)).into_iter().chain(faults);
        for judge in formulas.map(|formula| Judge { columns: &columns, formula, wins_first: true })
        {
            for term in 0..TERMS {
                let holders = holders(&judge, term);
                match judge.hold(term) {
                    Some(Hold::Term(holder)) => {
                        assert!(holders.contains(&holder), "{position} {judge:?} {term}");
                        held += 1;
                    }
                    Some(Hold::Nothing) => {
                        assert!(holders.is_empty(), "{position} {judge:?} {term}");
                        nothing += 1;
                    }
                    Some(Hold::Win) | None => {}
                }
            }
        }
    }
    assert!(held > 300 && nothing > 100, "{held} {nothing}");
}

/// 조절대를 올리거나 내리면 다가오는 칸마다, 고른 칸을 그보다 앞서게 하는 다른 항.
fn holders(judge: &Judge<'_>, term: usize) -> Vec<usize> {
    let choice = judge.choice().unwrap();
    let lead = |rival, weight| {
        let there = Judge { formula: judge.formula.with(term, weight), ..*judge };
        there.score(choice).unwrap() - there.score(rival).unwrap()
    };
    let comes_near =
        |&rival: &usize| (1..=MAX_WEIGHT).any(|at| lead(rival, at) != lead(rival, at - 1));
    let share =
        |index, other: usize| judge.formula.shares(judge.column(index).unwrap().features)[other];
    let holds = |rival| {
        (0..TERMS).filter(move |&other| other != term && share(choice, other) > share(rival, other))
    };
    judge.open().filter(comes_near).flat_map(holds).collect()
}
