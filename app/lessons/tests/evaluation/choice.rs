//! 고르기: 정의를 손으로 센 표, 성격, 뒤집히는 자리, 실수.

use gaji_lessons::evaluation::{Fault, Judge, MISSED_WIN, PRESETS, START, State};

use crate::engine::{chosen, faulty, formula, judged, measured};

#[test]
fn the_default_position_column_by_column() {
    let table = [[0, 0, 1], [1, 0, 1], [2, 0, 1], [3, 0, 1], [2, 1, 1], [1, 0, 1], [0, 0, 0]];
    let scores = [-300, 700, 1_700, 2_700, 2_150, 700, 0];
    let state = State::default();
    judged(&state.columns, state.weights, |judge| {
        for (index, (features, score)) in table.into_iter().zip(scores).enumerate() {
            assert_eq!(judge.column(index).map(|c| c.features), Some(features), "{index}");
            assert_eq!(judge.score(index), Some(score), "{index}");
        }
    });
}

#[test]
fn presets_choose_columns_4_5_and_7() {
    let position = State::default().columns;
    assert_eq!(
        PRESETS.map(|preset| chosen(&position, preset.weights)),
        [Some(4), Some(5), Some(7)]
    );
}

#[test]
fn the_one_tap_start_flips_both_ways() {
    let position = State::default().columns;
    assert_eq!(chosen(&position, START), Some(5));
    let [_, mine, theirs] = START;
    assert_eq!(chosen(&position, [449, mine, theirs]), Some(5));
    assert_eq!(chosen(&position, [450, mine, theirs]), Some(4));
    let [centre, mine, _] = START;
    assert_eq!(chosen(&position, [centre, mine, 350]), Some(5));
    assert_eq!(chosen(&position, [centre, mine, 351]), Some(7));
}

#[test]
fn the_first_of_equals_wins() {
    assert_eq!(chosen("", [0, 0, 0]), Some(1));
    assert_eq!(chosen(&State::default().columns, [0, 0, 0]), Some(1));
}

#[test]
fn the_rules_see_a_win_that_the_formula_misses() {
    let columns = measured(MISSED_WIN).unwrap();
    let weights = State::default().weights;
    let choice =
        |wins_first| Judge { columns: &columns, formula: formula(weights), wins_first }.choice();
    assert_eq!((choice(true), choice(false)), (Some(0), Some(3)));
    assert!(columns[0].as_ref().unwrap().wins);
}

#[test]
fn mistakes_change_the_choice() {
    let position = State::default().columns;
    let columns = measured(&position).unwrap();
    let choice = |formula| Judge { columns: &columns, formula, wins_first: true }.choice();
    let defence = PRESETS[2].weights;
    assert_eq!(choice(formula(defence)), Some(6));
    assert_ne!(choice(faulty(defence, Fault::Blind)), Some(6));
    let attack = PRESETS[1].weights;
    assert_eq!(choice(formula(START)), Some(4));
    assert_eq!(choice(faulty(START, Fault::Unscaled)), Some(3));
    assert_eq!(choice(faulty(attack, Fault::Unscaled)), Some(4));
}

/// 실수를 엔진의 가중치로 옮겨도 칸의 차례는 같다.
#[test]
fn the_engine_makes_the_same_mistake() {
    use gaji_lessons::evaluation::Formula;
    let columns = measured(&State::default().columns).unwrap();
    for fault in [Fault::Unscaled, Fault::Blind] {
        for preset in PRESETS {
            let wrong = faulty(preset.weights, fault);
            let [centre, mine, theirs] = wrong.for_engine()[..] else { panic!("three weights") };
            let engine = Formula { weights: [centre, mine, theirs], fault: None };
            let judge = |formula| Judge { columns: &columns, formula, wins_first: true };
            assert_eq!(judge(wrong).choice(), judge(engine).choice());
        }
    }
}
