//! 국면 백 개의 참값과 특징은 우리 풀이와 엔진이 다시 세어도 같다.

use gaji_engine::Service;
use gaji_lessons::evaluation::{PRESETS, passed, questions, seat};
use gaji_protocol::{Ask, Number, Reply};

use crate::engine::{ask, formula, measured};

#[test]
fn a_hundred_positions_are_proved_again() {
    let (questions, mut service) = (questions(), Service::worker());
    assert_eq!(questions.len(), 100);
    for question in &questions {
        let columns = measured(question.position).unwrap();
        let Reply::Solved(solved) = ask(&mut service, Ask::Solve(seat(question.position))) else {
            panic!("{}", question.position)
        };
        let left = 42 - question.position.len() as i32;
        for (index, (column, known)) in columns.iter().zip(&question.columns).enumerate() {
            let text = (index + 1).to_string();
            let value = solved.moves.iter().find(|mv| mv.text == text).map(|mv| mv.value);
            let expected = question.values[index].map(|score| number(score, left));
            assert_eq!(value, expected, "{} {text}", question.position);
            let facts = |column: &gaji_lessons::evaluation::Column| (column.features, column.wins);
            assert_eq!(
                column.as_ref().map(facts),
                known.as_ref().map(facts),
                "{}",
                question.position
            );
        }
    }
}

/// 참값의 눈금에서 몇 수 만의 승패로: 점수는 이긴 쪽에 남을 돌보다 하나 많다.
fn number(score: i32, left: i32) -> Number {
    let plies = |own: i32| (own - score.abs()) * 2;
    match score {
        0 => Number::Points(0),
        1.. => Number::Win((plies((left + 1) / 2) + 1) as u32),
        _ => Number::Loss((plies(left / 2) + 2) as u32),
    }
}

/// 가중치가 나으면 더 많이 맞힌다: 아무것도 보지 않는 것보다 모든 성격이 낫다.
#[test]
fn weights_are_graded() {
    let questions = questions();
    let grade = |weights| passed(&questions, formula(weights), true);
    let blind = grade([0, 0, 0]);
    for preset in PRESETS {
        assert!(grade(preset.weights) > blind, "{} {blind}", grade(preset.weights));
    }
}
