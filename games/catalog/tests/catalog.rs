//! 목록의 법: 이름은 서로 다르고, 빠진 놀이가 없다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

#[path = "../build.rs"]
#[allow(dead_code, reason = "cargo가 부르는 main은 여기서 쓰지 않는다")]
mod build;

use std::any::type_name;
use std::collections::HashSet;
use std::fs;

use gaji_catalog::{GameId, UnknownGame, Visitor, visit};
use gaji_core::Evaluate;

#[test]
fn every_id_is_distinct_and_read_again() {
    let ids: HashSet<&str> = GameId::ALL.iter().map(|game| game.id()).collect();
    assert_eq!(ids.len(), GameId::ALL.len());
    for game in GameId::ALL {
        assert_eq!(game.id().parse(), Ok(*game));
    }
    assert_eq!("".parse::<GameId>(), Err(UnknownGame));
    assert_eq!("Connect4".parse::<GameId>(), Err(UnknownGame));
}

#[test]
fn a_visitor_meets_the_variant_that_it_asked_for() {
    struct Id;
    impl Visitor for Id {
        type Output = &'static str;

        fn visit<G: Evaluate>(self, variant: usize) -> &'static str {
            assert_eq!(G::start(variant).variant(), variant);
            G::INFO.variants[variant].id
        }
    }
    for game in GameId::ALL {
        assert_eq!(visit(*game, Id), game.id());
    }
}

/// 놀이가 사는 크레이트의 이름.
struct Crate;

impl Visitor for Crate {
    type Output = &'static str;

    fn visit<G: Evaluate>(self, _variant: usize) -> &'static str {
        type_name::<G>().split("::").next().unwrap()
    }
}

fn crates() -> impl Iterator<Item = &'static str> {
    GameId::ALL.iter().map(|game| visit(*game, Crate))
}

#[test]
fn every_folder_of_games_is_listed() {
    let listed: HashSet<&str> = crates().collect();
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let folders = fs::read_dir(games).unwrap().map(|entry| entry.unwrap());
    for folder in folders.filter(|entry| entry.path().is_dir()) {
        let name = folder.file_name().into_string().unwrap();
        let expected = format!("gaji_{name}");
        assert!(name == "catalog" || listed.contains(&*expected), "games/{name} is not listed");
    }
}

#[test]
fn games_come_in_the_order_of_their_lines_and_the_tree_last() {
    let manifest = include_str!("../Cargo.toml");
    let line = |name: &str| manifest.find(&format!("{} = {{", name.replace('_', "-")));
    let lines: Vec<_> = crates().map(line).collect();
    let (tree, games) = lines.split_last().unwrap();
    assert!(tree.is_none() && games.iter().all(Option::is_some) && games.is_sorted(), "{lines:?}");
}

const LINES: &str = "gaji-core.workspace = true\ngaji-gonu = { path = \"../gonu\" }\n";

#[test]
fn one_line_lists_a_game() {
    let call = "games! { gaji_gonu::Position, gaji_core::Tree }\n";
    assert_eq!(build::games(LINES).unwrap(), call);
}

#[test]
fn a_line_that_lists_no_game_is_told_in_both_languages() {
    let bad =
        ["gaji-go = \"1\"", "gaji-go = { path = \"../og\" }", "gaji-go={path=\"../go\"}", "gaji-"];
    for line in bad {
        let why = build::games(&format!("{LINES}{line}\n")).unwrap_err();
        let told = ["놀이의 줄은", "a game's line reads"].iter().all(|words| why.contains(words));
        assert!(why.starts_with(line) && told, "{why}");
    }
}
