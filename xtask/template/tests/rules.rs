//! 규칙의 시험: 놀이의 법, 잎의 수(perft), 손으로 고른 국면.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use gaji_core::{
    Evaluator, Game, Limits, Outcome, Record, Score, Side, Silent, Table, perft, search,
};
use gaji_template::Template;

fn parse(text: &str) -> Template {
    Template::parse(0, text).unwrap()
}

fn legal(position: &Template) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    let name = |mv| {
        let mut text = String::new();
        position.write_move(mv, &mut text);
        text
    };
    moves.into_iter().map(name).collect()
}

#[test]
fn every_law_of_the_kit() {
    gaji_core::conformance::assert::<Template>();
}

/// 다른 언어로 따로 적은 짧은 프로그램이 센 수.
#[test]
fn perft_agrees() {
    let start = Template::start(0);
    assert_eq!(
        [1, 2, 3, 4, 5, 6, 7, 8].map(|depth| perft(&start, depth)),
        [3, 10, 28, 56, 70, 64, 20, 0]
    );
}

#[test]
fn pawns_go_straight_and_capture_aslant() {
    assert_eq!(legal(&parse("pp./.Pp/P.. w")), ["a1a2", "b2a3"]);
    assert_eq!(legal(&parse("pp./.Pp/P.. b")), ["a3a2", "a3b2", "c2c1"]);
}

#[test]
fn a_pawn_across_wins_and_so_does_the_last_move() {
    let across = parse("P../..p/... b");
    assert_eq!((across.outcome(), across.reason()), (Some(Outcome::Won(Side::First)), "arrived"));
    let blocked = parse(".p./.P./... w");
    assert_eq!(
        (blocked.outcome(), blocked.reason()),
        (Some(Outcome::Won(Side::Second)), "blocked")
    );
    assert!(legal(&across).is_empty() && legal(&blocked).is_empty());
}

#[test]
fn wrong_text_says_where() {
    let wrong = [
        ("", Some(1)),
        ("ppq/.../PPP w", Some(3)),
        ("ppp....PPP w", Some(4)),
        ("ppp/.../PPP", Some(12)),
        ("ppp/.../PPP x", Some(12)),
        ("ppp/.../PPP w ", Some(12)),
        ("Ppp/.../PPP w", None),
    ];
    for (text, at) in wrong {
        assert_eq!(Template::parse(0, text).unwrap_err().at, at, "{text}");
    }
}

/// 끝까지 읽으면 나중에 두는 쪽이 이긴다(Gardner).
#[test]
fn the_second_side_wins() {
    let record = Record::new(Template::start(0));
    let (evaluator, mut table) = (Evaluator::new(Side::First), Table::none());
    let limits = Limits::fixed(9);
    let report = search(&record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
    assert!(report.complete && report.score.unwrap() < Score::DRAW, "{report:?}");
}
