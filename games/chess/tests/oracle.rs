//! 다른 프로그램이 센 사실과의 대조: 국면 186개와 perft.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_chess::{Chess, Move};
use gaji_core::{Game, Outcome, Record, Side, perft};
use serde_json::Value;

const POSITIONS: &str = include_str!("../../../tests/oracle/chess/positions.jsonl");
const PERFT: &str = include_str!("../../../tests/oracle/chess/perft.jsonl");

fn rows(lines: &'static str) -> impl Iterator<Item = Value> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn position(row: &Value) -> Chess {
    Chess::parse(0, row["fen"].as_str().unwrap()).unwrap()
}

fn legal(position: &Chess) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves
}

fn sorted(position: &Chess) -> Vec<String> {
    let write = |mv| {
        let mut text = String::new();
        position.write_move(mv, &mut text);
        text
    };
    let mut moves: Vec<_> = legal(position).into_iter().map(write).collect();
    moves.sort();
    moves
}

fn end(row: &Value) -> Option<(Outcome, &'static str)> {
    let end = Record::new(position(row)).end().filter(|end| !end.claim)?;
    Some((end.outcome, end.reason))
}

#[test]
fn every_position_lists_the_same_moves() {
    for row in rows(POSITIONS) {
        let expected: Vec<_> =
            row["legal"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
        assert_eq!(sorted(&position(&row)), expected, "{}", row["id"]);
        assert_eq!(perft(&position(&row), 2), row["perft2"], "{}", row["id"]);
    }
}

#[test]
fn every_position_ends_the_same_way() {
    for row in rows(POSITIONS) {
        let winner = match row["winner"].as_str() {
            None => Outcome::Draw,
            Some(winner) => {
                Outcome::Won([Side::First, Side::Second][usize::from(winner == "black")])
            }
        };
        let expected = row["outcome"].as_str().map(|reason| (winner, reason));
        assert_eq!(end(&row), expected, "{}", row["id"]);
    }
}

#[test]
fn every_position_agrees_on_what_is_special() {
    for row in rows(POSITIONS) {
        let position = position(&row);
        let any = |special: &dyn Fn(Move) -> bool| legal(&position).into_iter().any(special);
        let said = |mv| {
            let mut text = String::new();
            position.say_move(mv, &mut text);
            text
        };
        let onto_empty = |mv| {
            let place = position.stroke(mv).to.unwrap();
            let mut pieces = Vec::new();
            position.pieces(&mut pieces);
            pieces.iter().all(|piece| piece.place != place)
        };
        let flag = |name: &str| row[name].as_bool().unwrap();
        let id = &row["id"];
        assert_eq!(position.in_check(), flag("in_check"), "{id}");
        assert_eq!(position.side() == Side::First, row["stm"] == "white", "{id}");
        assert_eq!(any(&|mv| said(mv).starts_with("O-O")), flag("can_castle_now"), "{id}");
        assert_eq!(any(&|mv| said(mv).contains('=')), flag("has_promotion"), "{id}");
        let en_passant = any(&|mv| position.capture(mv).is_some() && onto_empty(mv));
        assert_eq!(en_passant, flag("has_legal_ep"), "{id}");
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
