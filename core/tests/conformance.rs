//! 시험꾸러미의 시험: 옳은 놀이는 지나가고, 심은 버그는 하나도 빠짐없이 제 법의 이름으로 걸린다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

mod kit;

use std::cell::RefCell;
use std::collections::BTreeSet;

use gaji_core::conformance::{self, Plan, Trying, check, check_watched, laws};
use gaji_core::{Game, perft};
use kit::bug::{Bug, SOUND};
use kit::bugs::bugs;
use kit::line::Line;
use kit::planted::Planted;
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

/// 손댈 곳을 바로 알도록: 국면과 수를 대고, 판을 통째로 늘어놓지 않는다.
#[test]
fn a_broken_law_is_told_in_a_line_with_the_move() {
    let told = |name: &str| {
        let bug = bugs().find(|bug| bug.name == name).unwrap();
        let broken = bug.report().broken().next().unwrap().broken.clone().unwrap();
        (broken.position.unwrap(), broken.mv, broken.evidence)
    };
    for name in ["move twice", "unsorted", "reversible moves uncounted", "stroke backwards"] {
        let (position, mv, evidence) = told(name);
        assert!(mv.is_some() && read(&position).is_ok(), "{name}: {position} {mv:?} {evidence}");
        assert!(evidence.chars().count() < 100, "{name}: {evidence}");
    }
    assert_eq!(told("unsorted").2, "78 > 76");
    let (_, _, covers) = told("key without the side");
    assert!(covers.starts_with("key() = key(") && covers.chars().count() < 100, "{covers}");
}

thread_local! {
    static LAST: RefCell<Vec<Trying>> = const { RefCell::new(Vec::new()) };
}

/// 멈춘 놀이는 보고를 남기지 못하니, 지켜본 마지막 것이 곧 멈춘 곳이다.
#[test]
fn what_was_being_tried_is_known_when_a_game_panics() {
    static BUG: Bug = Bug {
        name: "captures panic",
        law: "",
        check: || {
            check_watched::<Planted>(&Plan::USUAL, |trying| {
                LAST.with_borrow_mut(|last| last.push(trying))
            })
        },
        play: |strip, hop| {
            assert!(hop.over().is_none(), "a bug");
            strip.play(hop);
        },
        ..SOUND
    };
    assert!(std::panic::catch_unwind(|| BUG.report()).is_err());
    let told = LAST.take();
    let [.., Trying::Position(position), Trying::Move(mv)] = &told[..] else { panic!("{told:?}") };
    let hop = read(position).unwrap().parse_move(mv).unwrap();
    assert!(hop.over().is_some() && told[0] == Trying::Gathering);
}

#[test]
fn a_watched_check_tells_every_law_and_reports_the_same() {
    let watcher = |trying| LAST.with_borrow_mut(|last| last.push(trying));
    let watched = check_watched::<Strip>(&Plan::USUAL, watcher).to_string();
    assert_eq!(watched, check::<Strip>(&Plan::USUAL).to_string());
    let told = LAST.take();
    assert!(laws::<Strip>().iter().all(|law| told.contains(&Trying::Law(law.id))));
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
