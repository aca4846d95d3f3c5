//! 고르기: 정의를 손으로 센 표, 성격, 뒤집히는 자리, 실수.

use gaji_lessons::evaluation::{
    Fault, Judge, MISSED_WIN, Mistake, PRESETS, START, State, harm, tunings,
};
use gaji_words::Lang;

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

/// 어디에 있었든, 켜면 틀린 칸을 고르고 무엇이 잘못되는지 말하며, 끄면 같은 판에서 바른 칸이다.
#[test]
fn each_mistake_does_harm_on_its_board() {
    let strange = "v=1&pos=4444&w=0,0,0&wins=0&depth=9&mistake=blind&duel=3&solve=1&swap=1";
    let harms = [
        (7, 4, "Danger! The opponent wins next at column 7!"),
        (7, 5, "Danger! The opponent wins next at column 7!"),
        (1, 4, "Oh no, column 1 wins at once"),
    ];
    let mistakes = Mistake::ALL.into_iter().filter(|mistake| *mistake != Mistake::Shallow);
    for (mistake, (right, wrong, why)) in mistakes.zip(harms) {
        let mut state = State::from_query(strange).0;
        mistake.set(&mut state, true);
        assert!(mistake.is_on(&state), "{mistake:?}");
        assert_eq!(chosen_in(&state), Some(wrong), "{mistake:?}");
        let told = harm_in(&state).unwrap();
        assert!(told.contains(&format!("column {right}; now it is column {wrong}.")), "{told}");
        assert!(told.contains(why), "{told}");
        mistake.set(&mut state, false);
        assert!(!mistake.is_on(&state), "{mistake:?}");
        assert_eq!((chosen_in(&state), harm_in(&state)), (Some(right), None), "{mistake:?}");
    }
}

fn in_state<T>(state: &State, read: impl Fn(&Judge<'_>) -> T) -> T {
    let columns = measured(&state.columns).unwrap();
    let wins_first = state.wins_first;
    read(&Judge { columns: &columns, formula: state.formula(), wins_first })
}

fn chosen_in(state: &State) -> Option<usize> {
    in_state(state, |judge| judge.choice().map(|choice| choice + 1))
}

fn harm_in(state: &State) -> Option<String> {
    in_state(state, |judge| harm(Lang::En, judge))
}

/// 조절할 값은 저마다 이름이 말하는 칸을 고르고, 앞의 것에서 남은 것이 없다.
#[test]
fn each_tuning_is_one_whole_state() {
    let expected = [
        (7, "v=1&w=0.3,0.15,0.5"),
        (4, "v=1&w=0.6,0.15,0.15"),
        (5, "v=1&w=0.25,1,0.1"),
        (4, "v=1&pos=121713&wins=0"),
        (4, "v=1&pos=6442&depth=5"),
    ];
    for ((name, state), (choice, query)) in tunings(Lang::En).into_iter().zip(expected) {
        assert_eq!((chosen_in(&state), state.to_query().as_str()), (Some(choice), query), "{name}");
    }
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
