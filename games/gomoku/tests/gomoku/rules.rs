//! 오목의 규칙: 따로 만든 자료의 모든 줄과 맞는다.

use gaji_core::{Game, MoveError, Outcome, Side};
use gaji_gomoku::Gomoku;
use serde_json::{Map, Value};

use crate::support::{FREE, KOREAN, RENJU, STANDARD, drawn, legal, name, written};

const POSITIONS: &str = include_str!("../../../../tests/oracle/gomoku/positions.jsonl");

fn rows() -> impl Iterator<Item = Value> {
    POSITIONS.lines().map(|line| serde_json::from_str(line).unwrap())
}

/// 둔 수의 차례를 따라 두며, 더 둘 수 없으면 멈춘다: 규칙에 따라 더 일찍 끝나거나 막히는 줄도 있다.
fn played(variant: usize, moves: &str) -> Gomoku {
    let mut position = Gomoku::start(variant);
    for mv in moves.split_whitespace() {
        match position.parse_move(mv) {
            Ok(mv) => position.play(mv),
            Err(error) => {
                assert!(variant == KOREAN || position.outcome().is_some(), "{mv}: {error}");
                break;
            }
        }
    }
    position
}

fn winner(position: &Gomoku) -> Option<&'static str> {
    match position.outcome() {
        Some(Outcome::Won(Side::First)) => Some("black"),
        Some(Outcome::Won(Side::Second)) => Some("white"),
        _ => None,
    }
}

#[test]
fn every_result_of_the_data() {
    for row in rows() {
        for (variant, name) in [(FREE, "freestyle"), (STANDARD, "standard"), (RENJU, "renju")] {
            let position = played(variant, row["moves"].as_str().unwrap());
            assert_eq!(row["result"][name].as_str(), winner(&position), "{name} {row}");
        }
    }
}

#[test]
fn every_last_foul_of_the_data() {
    for row in rows() {
        let position = played(RENJU, row["moves"].as_str().unwrap());
        let reason = position.outcome().map(|_| position.reason());
        assert_eq!(row["renju_last_move_foul"].as_str(), reason.filter(|&r| r != "five"), "{row}");
    }
}

#[test]
fn every_foul_point_of_the_data() {
    for row in rows() {
        let Some(expected) = row["renju_foul_points"].as_object() else { continue };
        let position = played(RENJU, row["moves"].as_str().unwrap());
        assert_eq!(expected, &fouls(&position), "{row}");
    }
}

/// 두면 지는 점과 그 까닭.
fn fouls(position: &Gomoku) -> Map<String, Value> {
    let mut found = Map::new();
    for mv in legal(position) {
        let mut after = *position;
        after.play(mv);
        if after.outcome() == Some(Outcome::Won(!position.side())) {
            found.insert(name(position, mv), after.reason().into());
        }
    }
    found
}

#[test]
fn every_position_round_trips() {
    for row in rows() {
        for variant in [FREE, KOREAN, STANDARD, RENJU] {
            let position = played(variant, row["moves"].as_str().unwrap());
            let read = Gomoku::parse(variant, &written(&position)).unwrap();
            assert_eq!(read, position, "{row}");
            assert_eq!(read.key(), position.key(), "{row}");
        }
    }
}

/// h8에 놓으면 가로와 세로로 열린 셋이 둘.
const CROSS: &str = "f8 g8 h6 h7";

#[test]
fn a_double_three_is_not_legal_in_korean_rules() {
    for side in [Side::First, Side::Second] {
        let (own, their) = (CROSS, "a1 c1 e1 g1");
        let (x, o) = if side == Side::First { (own, their) } else { (their, own) };
        let legal = |variant| drawn(variant, side, x, o).parse_move("h8");
        let Err(MoveError::Forbidden(why)) = legal(KOREAN) else { panic!("{:?}", legal(KOREAN)) };
        assert!(why.ko.contains("3-3") && why.en.contains("double three"));
        assert!(legal(FREE).is_ok() && legal(STANDARD).is_ok() && legal(RENJU).is_ok());
    }
}

#[test]
fn a_double_three_that_makes_five_wins_everywhere() {
    for variant in [FREE, KOREAN, STANDARD, RENJU] {
        let mut position = drawn(variant, Side::First, &format!("{CROSS} d4 e5 f6 g7"), "a1");
        position.play(position.parse_move("h8").unwrap());
        assert_eq!(position.outcome(), Some(Outcome::Won(Side::First)));
        assert_eq!(position.reason(), "five");
    }
}

#[test]
fn a_double_four_is_only_a_foul_for_black_in_renju() {
    let double_four = "e8 f8 g8 h5 h6 h7";
    for variant in [FREE, KOREAN, STANDARD, RENJU] {
        let mut position = drawn(variant, Side::First, double_four, "a1 c1");
        position.play(position.parse_move("h8").unwrap());
        let lost = (variant == RENJU).then_some(Outcome::Won(Side::Second));
        assert_eq!(position.outcome(), lost);
    }
}

#[test]
fn six_in_a_row_wins_only_where_it_may() {
    let six = "c8 d8 e8 g8 h8";
    let (black, white) = (Outcome::Won(Side::First), Outcome::Won(Side::Second));
    let expected = [
        (FREE, [Some(black), Some(white)]),
        (KOREAN, [None, None]),
        (STANDARD, [None, None]),
        (RENJU, [Some(white), Some(white)]),
    ];
    for (variant, [by_black, by_white]) in expected {
        let mut position = drawn(variant, Side::First, six, "a1");
        position.play(position.parse_move("f8").unwrap());
        assert_eq!(position.outcome(), by_black, "{variant}");
        let mut position = drawn(variant, Side::Second, "a1", six);
        position.play(position.parse_move("f8").unwrap());
        assert_eq!(position.outcome(), by_white, "{variant}");
    }
}

#[test]
fn a_full_board_is_a_draw() {
    let row = |row: usize| (0..15).map(|column| ['X', 'O'][(column / 2 + row) % 2]).collect();
    let rows: Vec<String> = (0..15).map(row).collect();
    let position = Gomoku::parse(FREE, &format!("{} O", rows.join("/"))).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Draw));
    assert_eq!(position.reason(), "full");
    assert!(legal(&position).is_empty());
}
