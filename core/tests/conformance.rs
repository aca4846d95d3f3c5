//! 시험꾸러미의 시험: 옳은 놀이는 지나가고, 심은 버그는 하나도 빠짐없이 제 법의 이름으로 걸린다.

mod kit;

use std::collections::BTreeSet;

use gaji_core::conformance::{self, Plan, check, laws};
use gaji_core::perft;
use kit::bugs::{Caught, caught};
use kit::strip::{Strip, read};

#[test]
fn the_sound_game_keeps_every_law() {
    conformance::assert::<Strip>();
}

#[test]
fn every_bug_is_caught_and_its_law_named_first() {
    let wrong: Vec<String> = caught().iter().filter_map(named_wrongly).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// 맞게 걸렸으면 `None`.
fn named_wrongly(caught: &Caught) -> Option<String> {
    let Caught { bug, law, report } = caught;
    let first = report.broken().next().map(|row| row.id);
    (first != Some(*law)).then(|| format!("{bug}: {law} expected, {first:?} found\n{report}"))
}

#[test]
fn every_law_has_a_bug_that_breaks_it() {
    let broken: BTreeSet<&str> = caught().iter().map(|caught| caught.law).collect();
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
fn the_example_is_the_shortest_and_said_in_both_languages() {
    let caught = caught();
    let forgotten = caught.iter().find(|caught| caught.bug == "CaptureForgottenInKey").unwrap();
    println!("{}", forgotten.report);
    assert_eq!(forgotten.report.broken().count(), 2);
}

#[test]
fn the_same_plan_gives_the_same_report() {
    let plan = Plan { seed: 7, ..Plan::USUAL };
    assert_eq!(format!("{}", check::<Strip>(&plan)), format!("{}", check::<Strip>(&plan)));
}

#[test]
fn perft_counts_leaves_and_ended_positions_have_none() {
    let start = read("XXX...OOO X 0").unwrap();
    assert_eq!(perft(&start, 0), 1);
    assert_eq!(perft(&start, 1), 1);
    let over = read("XXX...... O 0").unwrap();
    assert_eq!(perft(&over, 3), 0);
}
