//! 놀이의 목록과 국면.

use gaji_protocol::{Ask, Ground, Reply, Scene, Seat};

use crate::ask::{one, seat};

fn look(seat: Seat) -> Scene {
    match one(Ask::Look(seat)) {
        Reply::Scene(scene) => *scene,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_games_that_are_played_on_a_board() {
    let Reply::Games(games) = one(Ask::Games) else { panic!() };
    let ids: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    assert_eq!(ids[..2], ["tictactoe", "connect4"]);
    assert!(!ids.contains(&"tree"));
    let connect4 = &games[1];
    assert_eq!(connect4.denominator, 1_000);
    assert_eq!(connect4.terms.len(), 3);
    assert_eq!(connect4.sides[0].en, "Red");
}

#[test]
fn a_position_from_start_and_moves() {
    let moves = ["4", "4", "5"].map(Into::into).to_vec();
    let scene = look(Seat { moves, ..seat("connect4", "") });
    assert_eq!(scene.ground, Ground::Columns);
    assert_eq!(scene.places.len(), 42);
    assert_eq!(scene.pieces.len(), 3);
    assert_eq!(scene.side, 1);
    assert_eq!(scene.moves.len(), 7);
    let played: Vec<&str> = scene.played.iter().map(|mv| mv.text.as_str()).collect();
    assert_eq!(played, ["4", "4", "5"]);
    assert_eq!(scene.played[1].stroke.to, Some(31));
    assert_eq!(look(seat("connect4", &scene.position)).pieces, scene.pieces);
}

#[test]
fn the_end_and_its_line() {
    let ending = look(seat("tictactoe", "XXXOO....")).ending.unwrap();
    assert_eq!((ending.winner, ending.reason.as_str()), (Some(0), "line"));
    assert_eq!(ending.line, [0, 1, 2]);
    assert!(!ending.words.ko.is_empty());
    let draw = look(seat("tictactoe", "XOXXOOOXX"));
    assert_eq!(draw.ending.unwrap().winner, None);
    assert!(draw.moves.is_empty());
}

/// 장군은 그 놀이의 말로, 그것을 받는 말의 자리와 함께 말한다.
#[test]
fn a_check_is_told_with_its_place() {
    for (game, position, place, word) in [
        ("chess", "4k3/8/8/8/8/8/8/K3R3 b - - 0 1", "e8", "체크"),
        ("minichess", "k4/5/5/5/R3K b - - 0 1", "a5", "체크"),
        ("janggi", "3k5/9/9/9/3R5/9/9/9/9/5K3 b - - 0 1", "d10", "장군"),
    ] {
        let scene = look(seat(game, position));
        let named = scene.checked.map(|place| &scene.places[usize::from(place)].name[..]);
        let said = scene.check.as_ref().map(|check| &check.ko[..]);
        assert_eq!((said, named), (Some(word), Some(place)), "{game}");
        assert_eq!(look(seat(game, "")).checked, None);
    }
}
