//! 커넥트 포의 평가: 정의를 손으로 센 표와 맞는다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_connect4::{Connect4, WINDOWS};
use gaji_core::{Evaluate, Evaluator, Game, Score, Side};

/// 수업의 첫 국면.
const LESSON: &str = "34576757";

fn parse(text: &str) -> Connect4 {
    Connect4::parse(0, text).unwrap()
}

fn move_features(position: Connect4, column: u8) -> [i32; 3] {
    let mut features = [0; 3];
    position.move_features(column, &mut features);
    features
}

fn features(position: Connect4, side: Side) -> [i32; 3] {
    let mut features = [0; 3];
    position.features(side, &mut features);
    features
}

/// 점수가 가장 높은 줄의 번호(1부터), 같으면 첫째.
fn chosen(position: Connect4, weights: [i32; 3]) -> u8 {
    let evaluator = Evaluator::<Connect4>::with_weights(position.side(), &weights).unwrap();
    let mut moves = Vec::new();
    position.legal(&mut moves);
    let score = |column: u8| position.move_score(column, &evaluator);
    moves.into_iter().rev().max_by_key(|&column| score(column)).unwrap() + 1
}

#[test]
fn the_lesson_position_column_by_column() {
    let table = [[0, 0, 1], [1, 0, 1], [2, 0, 1], [3, 0, 1], [2, 1, 1], [1, 0, 1], [0, 0, 0]];
    for (column, expected) in (0..).zip(table) {
        assert_eq!(move_features(parse(LESSON), column), expected, "column {}", column + 1);
    }
}

#[test]
fn scores_are_thousandths_of_the_formula() {
    let evaluator = Evaluator::<Connect4>::new(Side::First);
    let scores = (0..7).map(|column| parse(LESSON).move_score(column, &evaluator));
    let expected = [-300, 700, 1700, 2700, 2150, 700, 0].map(|score| Some(Score::value(score)));
    assert!(scores.eq(expected));
}

#[test]
fn presets_choose_columns_4_5_and_7() {
    assert_eq!(chosen(parse(LESSON), [1000, 150, 100]), 4);
    assert_eq!(chosen(parse(LESSON), [250, 1000, 100]), 5);
    assert_eq!(chosen(parse(LESSON), [200, 300, 1000]), 7);
}

#[test]
fn weights_flip_the_choice_from_the_one_tap_start() {
    assert_eq!(chosen(parse(LESSON), [300, 150, 150]), 5);
    assert_eq!(chosen(parse(LESSON), [449, 150, 150]), 5);
    assert_eq!(chosen(parse(LESSON), [450, 150, 150]), 4);
    assert_eq!(chosen(parse(LESSON), [300, 150, 350]), 5);
    assert_eq!(chosen(parse(LESSON), [300, 150, 351]), 7);
}

#[test]
fn features_equal_the_windows_on_random_games() {
    random_games(500, |position| {
        if position.outcome().is_none() {
            for side in [Side::First, Side::Second] {
                assert_eq!(features(position, side), counted(position, side), "{position:?}");
            }
        }
    });
}

/// 한 수 앞의 점수와 잎의 점수는 국면마다 같은 수만큼만 다르다.
#[test]
fn one_move_and_a_leaf_differ_by_a_constant_of_the_position() {
    random_games(200, |position| {
        let mut moves = Vec::new();
        position.legal(&mut moves);
        let side = position.side();
        let before = features(position, side)[0];
        for column in moves {
            let mut after = position;
            after.play(column);
            let mut leaf = features(after, side);
            leaf[0] -= before;
            assert_eq!(move_features(position, column), leaf);
        }
    });
}

/// 정의 그대로: 창마다 세고, 칸마다 무게를 더한다.
fn counted(position: Connect4, side: Side) -> [i32; 3] {
    let (mine, theirs) = (position.discs(side), position.discs(!side));
    let centre = |discs: u64| -> i32 {
        (0..49).filter(|bit| discs >> bit & 1 == 1).map(|bit| 3 - (bit / 7 - 3i32).abs()).sum()
    };
    let threes = |discs: u64| {
        let is_three = |window: &&u64| {
            (discs & **window).count_ones() == 3 && (position.empty() & **window).count_ones() == 1
        };
        WINDOWS.iter().filter(is_three).count() as i32
    };
    [centre(mine) - centre(theirs), threes(mine), threes(theirs)]
}

fn random_games(count: usize, mut look: impl FnMut(Connect4)) {
    let mut seed = 0u64;
    for _ in 0..count {
        let (mut position, mut moves) = (Connect4::start(0), Vec::new());
        loop {
            look(position);
            moves.clear();
            position.legal(&mut moves);
            if moves.is_empty() {
                break;
            }
            seed = gaji_core::scramble(seed);
            position.play(moves[seed as usize % moves.len()]);
        }
    }
}
