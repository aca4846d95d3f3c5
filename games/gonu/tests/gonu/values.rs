//! 자료의 값과 온 놀이의 사실.

use gaji_core::{Evaluator, Game, Limits, Record, Score, Silent, Table, search};
use gaji_gonu::Gonu;
use serde_json::Value as Json;

use crate::solver::{Solved, Value};
use crate::{HOBAK, UMUL, legal, parse};

const POSITIONS: &str = include_str!("../../../../tests/oracle/gonu/positions.jsonl");
const FACTS: &str = include_str!("../../../../tests/oracle/gonu/facts.jsonl");

fn rows(text: &str) -> impl Iterator<Item = Json> + '_ {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn position_of(row: &Json) -> Gonu {
    let men = |key: &str| match &row[key] {
        Json::String(men) => men.clone(),
        men => serde_json::from_value::<Vec<String>>(men.clone()).unwrap().join(","),
    };
    let variant = if row["game"] == "umul" { UMUL } else { HOBAK };
    parse(variant, &format!("{}/{}/{}", men("p0"), men("p1"), row["stm"]))
}

fn value_of(row: &Json) -> Value {
    let plies = row["plies"].as_u64().unwrap_or(0) as u32;
    match row["value"].as_str().unwrap() {
        "WIN" => Value::Win(plies),
        "LOSS" => Value::Loss(plies),
        _ => Value::Draw,
    }
}

#[test]
fn every_position_of_the_data() {
    let positions: Vec<Gonu> = rows(POSITIONS).map(|row| position_of(&row)).collect();
    let solved = Solved::from(&positions, |position| position);
    for (row, position) in rows(POSITIONS).zip(&positions) {
        assert_eq!(row["legal"], Json::from(legal(position)), "{row}");
        assert_eq!(solved.value(position), value_of(&row), "{row}");
        assert_eq!(position.outcome().is_some(), solved.value(position) == Value::Loss(0), "{row}");
    }
}

#[test]
fn the_search_sees_every_end_of_the_data_in_time() {
    for row in rows(POSITIONS) {
        let position = position_of(&row);
        let (plies, score) = match value_of(&row) {
            Value::Win(plies) => (plies, Score::win_in(plies)),
            Value::Loss(plies) if plies > 0 => (plies, Score::loss_in(plies)),
            _ => continue,
        };
        let evaluator = Evaluator::new(position.side());
        let (record, mut table) = (Record::new(position), Table::with_bytes(1 << 16));
        let limits = Limits::play(plies);
        let report = search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
        assert_eq!(report.score, Some(score), "{row}");
    }
}

/// 자료의 사실과 견준다: 국면, 이김, 짐, 비김의 수.
fn agrees(game: &str, solved: &Solved) {
    let fact = rows(FACTS).find(|row| row["game"] == game).unwrap();
    assert_eq!(fact["states_reachable"], solved.states(), "{fact}");
    assert_eq!(fact["win"], solved.wins(), "{fact}");
    assert_eq!(fact["loss"], solved.losses(), "{fact}");
    assert_eq!(fact["draw"], solved.states() - solved.wins() - solved.losses(), "{fact}");
}

#[test]
fn umul_is_a_draw_only_with_the_ban() {
    let free = parse(UMUL, "AB/CD/0");
    let solved = Solved::from(&[free], |position| position);
    agrees("umul", &solved);
    assert_eq!(solved.value(&free), Value::Win(1));
    let start = Gonu::start(UMUL);
    let solved = Solved::from(&[start], |position| position);
    assert_eq!(solved.value(&start), Value::Draw);
}

#[test]
fn umul_with_sides_by_the_well_is_a_draw() {
    let start = parse(UMUL, "BD/AC/0");
    let solved = Solved::from(&[start], |position| position);
    agrees("pong_hau_ki", &solved);
    assert_eq!(solved.value(&start), Value::Draw);
}

#[test]
fn hobak_is_a_draw() {
    let start = Gonu::start(HOBAK);
    let solved = Solved::from(&[start], |position| position);
    agrees("hobak_closed", &solved);
    assert_eq!(solved.value(&start), Value::Draw);
    assert_eq!((solved.edges(), solved.longest()), (6518, 20));
}
