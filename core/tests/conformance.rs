//! 시험꾸러미의 시험: 옳은 놀이는 지나가고, 심은 버그는 하나도 빠짐없이 제 법의 이름으로 걸린다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

mod kit;

use std::collections::BTreeSet;

use gaji_core::conformance::{self, Plan, check, laws};
use gaji_core::perft;
use kit::bug::{Bug, SOUND};
use kit::bugs::bugs;
use kit::line::Line;
use kit::strip::Strip;
use kit::words::read;

#[test]
fn the_sound_game_keeps_every_law() {
    conformance::assert::<Strip>();
    conformance::assert::<Line>();
    assert!(SOUND.report().holds());
}

#[test]
fn every_bug_is_caught_and_its_law_named_first() {
    let wrong: Vec<String> = bugs().filter_map(named_wrongly).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// 맞게 걸렸으면 `None`.
fn named_wrongly(bug: &'static Bug) -> Option<String> {
    let report = bug.report();
    let first = report.broken().next();
    let id = first.map_or("none", |row| row.id);
    (id != bug.law).then(|| format!("{}: {} expected, {id} found: {first:?}", bug.name, bug.law))
}

#[test]
fn every_law_has_a_bug_that_breaks_it() {
    let broken: BTreeSet<&str> = bugs().map(|bug| bug.law).collect();
    let listed: BTreeSet<&str> = laws::<Strip>().iter().map(|law| law.id).collect();
    assert_eq!(broken, listed);
}

#[test]
fn laws_have_distinct_names_and_both_languages() {
    let laws = laws::<Strip>();
    let ids: BTreeSet<&str> = laws.iter().map(|law| law.id).collect();
    assert_eq!(ids.len(), laws.len());
    assert!(laws.iter().all(|law| !law.words.ko.is_empty() && !law.words.en.is_empty()));
}

#[test]
fn a_broken_law_is_shown_by_the_shortest_position_and_move() {
    let forgotten = bugs().find(|bug| bug.name == "capture forgotten in the key").unwrap();
    let report = forgotten.report();
    let broken = report.broken().next().and_then(|row| row.broken.as_ref()).unwrap();
    assert_eq!(broken.position.as_deref(), Some("XXXO.OO.. X 4"));
    assert_eq!(broken.mv.as_deref(), Some("35"));
    for said in [report.to_string(), report.korean()] {
        assert!(said.contains("key-fresh") && said.contains("XXXO.OO.. X 4"), "{said}");
    }
}

#[test]
fn the_same_plan_gives_the_same_report() {
    let plan = Plan { seed: 7, ..Plan::USUAL };
    assert_eq!(check::<Strip>(&plan).to_string(), check::<Strip>(&plan).to_string());
}

#[test]
fn perft_counts_leaves_and_ended_positions_have_none() {
    let start = read("XXXOOO... X 0").unwrap();
    assert_eq!([0, 1, 2, 3, 4].map(|depth| perft(&start, depth)), [1, 1, 1, 1, 3]);
    let blocked = read("XOO...... X 0").unwrap();
    assert_eq!([1, 2].map(|depth| perft(&blocked, depth)), [1, 1]);
    let over = read("XXX...... O 0").unwrap();
    assert_eq!([0, 1, 3].map(|depth| perft(&over, depth)), [1, 0, 0]);
}
