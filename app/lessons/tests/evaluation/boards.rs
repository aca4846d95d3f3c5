//! 붙박이 국면: 한 수만 보면 놓치는 두 수짜리 위협.

use gaji_engine::Service;
use gaji_lessons::evaluation::{Mistake, State, THREAT, overlooked, seat};
use gaji_lessons::numbers::short;
use gaji_protocol::{Ask, Number, Reply, RootWish, ThinkAsk};
use gaji_words::Lang;

use crate::engine::{ask, chosen};

#[test]
fn one_move_ahead_misses_the_two_move_threat() {
    let mut state = State::from_query("v=1&pos=4444&w=0,0,0&wins=0&depth=9").0;
    Mistake::Shallow.set(&mut state, true);
    assert!(Mistake::Shallow.is_on(&state));
    assert_eq!((state.columns.as_str(), chosen(THREAT, state.weights)), (THREAT, Some(4)));
    let (hurt, think) = (state.think().unwrap(), |state: &State| state.think().unwrap().depth);
    Mistake::Shallow.set(&mut state, false);
    assert_eq!((Mistake::Shallow.is_on(&state), think(&state), hurt.depth), (false, 5, 5));
    let Reply::Thought(thought) = ask(&mut Service::worker(), Ask::Think(hurt)) else { panic!() };
    let told = overlooked(Lang::En, 3, &thought);
    assert!(told.contains("column 4, which at depth 5 loses in 4 plies"), "{told}");
    let value = |text: &str| thought.moves.iter().find(|mv| mv.text == text).unwrap().value;
    assert_eq!(value("4"), Number::Loss(4));
    let best = thought.best.unwrap();
    assert!(!matches!(value(&best), Number::Loss(_)), "{best}");
    let Reply::Solved(solved) = ask(&mut Service::worker(), Ask::Solve(seat(THREAT))) else {
        panic!()
    };
    assert_eq!(solved.moves[3].value, Number::Loss(4));
    let truth = solved.moves.iter().find(|mv| mv.text == best).unwrap().value;
    assert!(truth.rank() >= 0, "{best}: {truth:?}");
}

/// 가중치나 편이 바뀌면 전치표에 남은 것을 쓰지 않는다: 새 엔진과 마디까지 같다.
#[test]
fn changing_weights_or_side_never_reuses_old_entries() {
    let mut kept = Service::worker();
    let positions = ["34576757", "345767574", "34576757"];
    for weights in [[1_000, 150, 100], [250, 1_000, 100], [200, 300, 1_000], [1_000, 150, 100]] {
        for position in positions {
            let think = || {
                let weights = Some(weights.to_vec());
                let root = RootWish::AllExact;
                Ask::Think(ThinkAsk { root, weights, ..ThinkAsk::new(seat(position), 6) })
            };
            let (old, new) = (ask(&mut kept, think()), ask(&mut Service::worker(), think()));
            let (Reply::Thought(old), Reply::Thought(new)) = (old, new) else { panic!() };
            assert_eq!(
                (old.best, old.value, old.moves, old.nodes),
                (new.best, new.value, new.moves, new.nodes),
                "{position} {weights:?}"
            );
        }
    }
}

/// 깊이 찾은 값을 그 단위로 나누면 수업의 점수다: 셋에 3을 곱하지 않을 때도.
#[test]
fn what_is_found_is_in_the_units_of_the_lesson() {
    for (query, expected) in [
        ("v=1&pos=44&depth=2", ["−3", "−2", "−1", "0", "−1", "−2", "−3"]),
        ("v=1&pos=44&depth=2&mistake=unscaled", ["−3", "−2", "−1", "0", "−1", "−2", "−3"]),
    ] {
        let state = State::from_query(query).0;
        let think = Ask::Think(state.think().unwrap());
        let Reply::Thought(thought) = ask(&mut Service::worker(), think) else { panic!() };
        let unit = state.formula().engine_unit();
        let found = ["1", "2", "3", "4", "5", "6", "7"].map(|text| {
            let found = thought.moves.iter().find(|mv| mv.text == text).unwrap();
            short(Lang::En, found.value, unit)
        });
        assert_eq!(found, expected, "{query}");
    }
}
