//! 두 벌의 글자와 표기: 고른 벌이 엔진의 모든 답에 쓰인다.

use gaji_lessons::play::{Heard, State, Told, study};
use gaji_lessons::tastes::Tastes;
use gaji_protocol::{Ask, Reply, Seat};

use crate::{ask, games, look, thought, walk};

#[test]
fn letters_come_in_two_sets_where_the_game_has_two() {
    let tastes = Tastes { letters: true, ..Tastes::default() };
    let mut told = ask(Ask::Games);
    tastes.retell(&mut told);
    let Reply::Games(others) = told else { panic!() };
    for (usual, other) in games().iter().zip(&others) {
        let janggi = usual.id.starts_with("janggi");
        let sets = Tastes::default().letter_sets(usual);
        assert_eq!((sets.is_some(), usual != other), (janggi, janggi), "{}", usual.id);
        // 고르는 자리에서는 무엇을 골랐든 보통 것이 앞에 선다.
        assert_eq!(sets, tastes.letter_sets(other));
    }
}

/// 한글을 모르는 이의 표기에는 한글이 없고, 적은 대로 다시 읽힌다.
#[test]
fn moves_are_told_in_letters_where_the_game_has_two_notations() {
    let tastes = Tastes { notation: true, ..Tastes::default() };
    for info in games() {
        let (state, scene) = walk(&info, 20);
        let mut told = Reply::Scene(Box::new(scene.clone()));
        tastes.retell(&mut told);
        let Reply::Scene(other) = told else { panic!() };
        let janggi = info.id.starts_with("janggi");
        assert_eq!(Tastes::default().notations(&scene).is_some(), janggi, "{}", info.id);
        assert_eq!(Tastes::default().notations(&scene), tastes.notations(&other));
        let plain = |said: &str| !said.chars().any(|c| ('가'..='힣').contains(&c));
        assert!(!janggi || other.played.iter().all(|mv| plain(&mv.say)), "{:?}", other.played);
        let moves = other.played.iter().map(|mv| mv.say.clone()).collect();
        let seat = Seat { moves, ..state.seat(&info.id) };
        assert_eq!(look(seat), scene, "{}", info.id);
    }
}

/// 예상하는 길도, 벌을 바꾸기 앞에 들은 것도 고른 벌이다.
#[test]
fn the_expected_line_follows_the_notation() {
    let info = games().into_iter().find(|info| info.id == "janggi").expect("the game");
    let asked =
        study(&State { budget: gaji_lessons::play::Budget::Depth(2), ..State::default() }, &info);
    let mut told = Reply::Thought(thought(asked.clone()));
    let Reply::Thought(usual) = told.clone() else { panic!() };
    Tastes { notation: true, ..Tastes::default() }.retell(&mut told);
    let Reply::Thought(other) = told else { panic!() };
    assert_ne!(usual.line, other.line);
    let last = Some(Told { ask: asked, thought: usual, done: true });
    let mut heard = Heard { last, ..Heard::default() };
    heard.respell();
    assert_eq!(heard.last.expect("told").thought.line, other.line);
}
