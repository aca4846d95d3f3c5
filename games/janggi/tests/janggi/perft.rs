//! 나무의 잎 세기(perft).

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use gaji_core::{Game, perft};
use gaji_janggi::{Janggi, Setup};
use serde_json::Value;

use crate::support::{moves, name, parse, rows, variant, written};

const PERFT: &str = include_str!("../../../../tests/oracle/janggi/perft.jsonl");
const DIVIDE: &str = include_str!("../../../../tests/oracle/janggi/divide.jsonl");

fn depth(row: &Value) -> u32 {
    row["depth"].as_u64().unwrap() as u32
}

fn check(depths: RangeInclusive<u32>) {
    for row in rows(PERFT).filter(|row| depths.contains(&depth(row))) {
        let position = parse(variant(&row).unwrap(), row["fen"].as_str().unwrap());
        assert_eq!(row["nodes"], perft(&position, depth(&row)), "{row}");
    }
}

#[test]
fn perft_to_depth_four() {
    check(1..=4);
}

#[test]
#[cfg_attr(debug_assertions, ignore = "2억 9천만 잎: cargo test --release")]
fn perft_at_depth_five() {
    check(5..=5);
}

#[test]
fn divide_by_the_first_move() {
    for row in rows(DIVIDE) {
        let position = parse(variant(&row).unwrap(), row["fen"].as_str().unwrap());
        let mut divided = BTreeMap::new();
        for mv in moves(&position) {
            let mut after = position.clone();
            after.play(mv);
            divided.insert(name(&position, mv), perft(&after, depth(&row) - 1));
        }
        assert_eq!(row["total"], divided.values().sum::<u64>());
        assert_eq!(row["divide"], serde_json::to_value(divided).unwrap());
    }
}

#[test]
fn the_set_ups_of_the_data() {
    let setup = |name: &Value| Setup::NAMES.iter().position(|setup| name == setup.ko).unwrap();
    let mut seen = 0;
    for row in rows(PERFT).filter(|row| !row["setup_cho"].is_null()) {
        let cho = setup(&row["setup_cho_ko"]);
        let han = setup(&row["setup_han_ko_own_view"]);
        assert_eq!(row["setup_cho"], Setup::NAMES[cho].en);
        assert_eq!(row["setup_han_own_view"], Setup::NAMES[han].en);
        let position = Janggi::arranged(variant(&row).unwrap(), [cho, han]);
        assert_eq!(row["fen"], written(&position));
        seen += 1;
    }
    assert!(seen > 80);
}
