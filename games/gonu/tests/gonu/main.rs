//! 고누의 시험: 규칙, 표기, 끝까지 푼 값.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

mod solver;

mod notation;
mod rules;
mod values;

use gaji_core::Game;
use gaji_gonu::Gonu;

const UMUL: usize = 0;
const HOBAK: usize = 1;
const JUL: usize = 2;

fn parse(variant: usize, text: &str) -> Gonu {
    Gonu::parse(variant, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn written(position: &Gonu) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

fn legal(position: &Gonu) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    let name = |mv| {
        let mut text = String::new();
        position.write_move(mv, &mut text);
        text
    };
    moves.into_iter().map(name).collect()
}

fn played(mut position: Gonu, moves: &str) -> Gonu {
    for mv in moves.split_whitespace() {
        position.play(position.parse_move(mv).unwrap());
    }
    position
}

/// 놀이가 지켜야 하는 법 모두.
#[test]
fn every_law_of_the_kit() {
    gaji_core::conformance::assert::<Gonu>();
}
