//! 다른 프로그램이 센 사실과의 대조: 국면 336개와 perft.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_core::{Game, Outcome, Record, Side, perft};
use gaji_minichess::MiniChess;
use serde_json::Value;

const POSITIONS: &str = include_str!("../../../tests/oracle/minichess/positions.jsonl");
const PERFT: &str = include_str!("../../../tests/oracle/minichess/perft.jsonl");

fn rows(lines: &'static str) -> impl Iterator<Item = Value> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn position(row: &Value) -> MiniChess {
    MiniChess::parse(0, row["fen"].as_str().unwrap()).unwrap()
}

fn legal(position: &MiniChess) -> Vec<<MiniChess as Game>::Move> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves
}

fn written(position: &MiniChess) -> Vec<String> {
    let write = |mv| {
        let mut text = String::new();
        position.write_move(mv, &mut text);
        text
    };
    legal(position).into_iter().map(write).collect()
}

#[test]
fn every_position_lists_the_same_moves_in_ascii_order() {
    for row in rows(POSITIONS) {
        let expected: Vec<_> =
            row["legal"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
        assert_eq!(written(&position(&row)), expected, "{}", row["id"]);
    }
}

#[test]
fn every_position_ends_the_same_way() {
    for row in rows(POSITIONS) {
        let expected = match row["result"].as_str() {
            None => None,
            Some("white_wins") => Some((Outcome::Won(Side::First), "checkmate")),
            Some("black_wins") => Some((Outcome::Won(Side::Second), "checkmate")),
            Some(_) => Some((Outcome::Draw, "stalemate")),
        };
        let end = Record::new(position(&row)).end();
        assert_eq!(end.map(|end| (end.outcome, end.reason)), expected, "{}", row["id"]);
        assert!(end.is_none_or(|end| !end.claim));
    }
}

#[test]
fn every_position_agrees_on_check_and_side() {
    for row in rows(POSITIONS) {
        let position = position(&row);
        assert_eq!(position.in_check(), row["in_check"].as_bool().unwrap(), "{}", row["id"]);
        assert_eq!(position.side() == Side::First, row["stm"] == "white", "{}", row["id"]);
    }
}

#[test]
fn every_position_is_written_back() {
    for row in rows(POSITIONS) {
        let mut text = String::new();
        position(&row).write(&mut text);
        assert_eq!(text, row["fen"].as_str().unwrap(), "{}", row["id"]);
    }
}

#[test]
fn every_noisy_list_is_the_captures_and_promotions_in_order() {
    for row in rows(POSITIONS) {
        let position = position(&row);
        let promotes = |mv| position.stroke(mv).choice.is_some();
        let mut expected = legal(&position);
        expected.retain(|&mv| position.capture(mv).is_some() || promotes(mv));
        let mut noisy = Vec::new();
        position.noisy(&mut noisy);
        assert_eq!(noisy, expected, "{}", row["id"]);
    }
}

#[test]
fn perft_agrees() {
    for row in rows(PERFT) {
        let depth = row["depth"].as_u64().unwrap() as u32;
        assert_eq!(perft(&position(&row), depth), row["nodes"], "{} {depth}", row["name"]);
    }
}
