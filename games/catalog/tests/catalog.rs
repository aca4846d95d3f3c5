//! 목록의 법: 이름은 서로 다르고, 빠진 놀이가 없다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

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

#[test]
fn every_folder_of_games_is_listed() {
    struct Crate;
    impl Visitor for Crate {
        type Output = &'static str;

        fn visit<G: Evaluate>(self, _variant: usize) -> &'static str {
            type_name::<G>().split("::").next().unwrap()
        }
    }
    let listed: HashSet<&str> = GameId::ALL.iter().map(|game| visit(*game, Crate)).collect();
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let folders = fs::read_dir(games).unwrap().map(|entry| entry.unwrap());
    for folder in folders.filter(|entry| entry.path().is_dir()) {
        let name = folder.file_name().into_string().unwrap();
        let expected = format!("gaji_{name}");
        assert!(name == "catalog" || listed.contains(&*expected), "games/{name} is not listed");
    }
}
