//! 국면과 수의 글: 무엇이 오든 쓰러지지 않고, 거절할 때는 두 언어로 말하며, 받아들인 국면은 두고 찾을 수 있다.

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Evaluate, Evaluator, Game, Limits, PositionError, Record, Silent, Table, search};
use gaji_refusal::refusal;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::TestRunner;

use crate::fuzzing::{config, edits, quick, spoil};
use crate::wander::{legal, wander};

/// 놀이 하나에 평소 읽혀 보는 글.
const CASES: u32 = 2_000;
/// 변형 하나에 평소 적어 보는 수.
const TYPED: u32 = 200;
/// 읽힌 국면에서 찾아보는 마디.
const NODES: u64 = 24;
/// 국면에 쓰이는 글자와 쓰이지 않는 글자.
const LETTERS: &str = "0123456789/ -KQRBNPACkqrbnpacXO.wabefghij,[](){}<>MIN+?%_가\u{0}\u{feff}";

#[test]
fn any_position_is_read_or_refused() {
    GameId::ALL.iter().for_each(|&id| visit(id, Read));
}

struct Read;

impl Visitor for Read {
    type Output = ();

    /// 놀이의 변형은 한꺼번에 본다.
    fn visit<G: Evaluate + 'static>(self, variant: usize) {
        if variant > 0 {
            return;
        }
        let strange = select(LETTERS.chars().collect::<Vec<_>>());
        let spoilt = (any::<u64>(), 0..40_u64, edits(strange));
        let kind = prop_oneof![
            1 => "\\PC{0,120}".prop_map(Err),
            4 => spoilt.prop_map(Ok),
        ];
        let variants = 0..G::INFO.variants.len();
        let read = |(variant, kind): (usize, Result<_, String>)| {
            let text = match kind {
                Err(text) => text,
                Ok((seed, plies, edits)) => {
                    let good = written(wander::<G>(variant, seed, plies).position());
                    spoil(good.chars().collect(), edits).into_iter().collect()
                }
            };
            match quick(|| G::parse(variant, &text)) {
                Ok(position) => stands(&position),
                Err(error) => explains(&text, &error),
            }
            moves_are_read(&G::start(variant), &text);
            Ok(())
        };
        TestRunner::new(config(CASES)).run(&(variants, kind), read).expect("no text breaks it");
    }
}

#[test]
fn any_typed_move_is_played_or_refused() {
    GameId::ALL.iter().for_each(|&id| visit(id, Typed));
}

struct Typed;

impl Visitor for Typed {
    type Output = ();

    /// 판의 자리 둘과 군더더기로 적은 수. 거절하면 두 언어로 까닭을 말하고, 기록은 그대로다.
    fn visit<G: Evaluate + 'static>(self, variant: usize) {
        let ends = [any::<Index>(), any::<Index>()];
        let extra = (select(&["", "-"][..]), select(&["", "q", "+", "가"][..]));
        let typed = |((seed, plies), [from, to], (dash, tail)): ((u64, u64), [Index; 2], _)| {
            let mut record = wander::<G>(variant, seed, plies);
            let places = record.position().board().places;
            let name = |at: Index| places.get(at.index(places.len().max(1))).map(|at| &*at.name);
            let (from, to) = (name(from).unwrap_or(""), name(to).unwrap_or(""));
            let before = record.clone();
            for text in [[from, dash, to, tail].concat(), [to, tail].concat()] {
                let Err(error) = record.play_text(&text) else { return Ok(()) };
                let why = refusal(record.position(), &text, error);
                assert!(!why.ko.is_empty() && !why.en.is_empty() && why.ko != why.en, "{text}");
                assert_eq!(record, before, "{text}");
            }
            Ok(())
        };
        let cases = ((any::<u64>(), 0..40_u64), ends, extra);
        TestRunner::new(config(TYPED)).run(&cases, typed).expect("no move breaks it");
    }
}

fn written<G: Game>(position: &G) -> String {
    let mut text = String::new();
    position.write(&mut text);
    text
}

/// 두 언어로, 글 안의 자리를 말한다.
fn explains(text: &str, error: &PositionError) {
    let (ko, en) = (error.korean(), error.to_string());
    assert!(!ko.is_empty() && !en.is_empty() && ko != en, "{text:?}: {en}");
    let end = text.chars().count() + 1;
    assert!(error.at.is_none_or(|at| (1..=end).contains(&at)), "{text:?}: {en}");
}

/// 쓰고 되읽고, 그리고, 둘 수 있는 모든 수를 두고, 조금 찾아본다.
fn stands<G: Evaluate>(position: &G) {
    let text = written(position);
    assert_eq!(G::parse(position.variant(), &text).as_ref(), Ok(position), "{text}");
    let places = position.board().places.len();
    let mut pieces = Vec::new();
    position.pieces(&mut pieces);
    assert!(pieces.iter().all(|piece| usize::from(piece.place) < places), "{text}");
    for mv in legal(position) {
        let mut after = position.clone();
        after.play(mv);
        let _ = (after.key(), after.in_check(), after.points(), after.adjudicated());
    }
    let record = Record::new(position.clone());
    if record.end().is_none() {
        let evaluator = Evaluator::new(position.side());
        let limits = Limits { nodes: Some(NODES), ..Limits::play(3) };
        let mut table = Table::with_bytes(1 << 10);
        let report = search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
        assert!(report.best.is_some_and(|mv| legal(position).contains(&mv)), "{text}");
    }
}

/// 글의 낱말을 수로 읽어 본다. 읽히면 둘 수 있는 수다.
fn moves_are_read<G: Game>(start: &G, text: &str) {
    let mut record = Record::new(start.clone());
    for word in text.split(' ').take(8) {
        if let Ok(mv) = record.position().parse_move(word) {
            assert!(legal(record.position()).contains(&mv), "{word:?}");
        }
        let _ = record.play_text(word).map_err(|error| error.words());
    }
}
