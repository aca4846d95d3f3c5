//! 잡은 말과 앞선 값.

use gaji_lessons::play::{Tray, trays};
use gaji_protocol::{GameInfo, Scene, Seat};
use gaji_words::Lang;

use crate::{games, look, walk};

fn info(id: &str) -> GameInfo {
    games().into_iter().find(|info| info.id == id).expect("the game")
}

fn after(game: &str, position: &str, moves: &str) -> (Scene, Scene) {
    let seat = |moves: &str| Seat {
        game: game.into(),
        position: position.into(),
        moves: moves.split_whitespace().map(str::to_string).collect(),
    };
    (look(seat("")), look(seat(moves)))
}

fn told(game: &str, position: &str, moves: &str) -> [Tray; 2] {
    let (start, now) = after(game, position, moves);
    trays(Lang::En, &info(game), &start, &now).expect("the game counts what is taken")
}

#[test]
fn what_is_taken_is_shown_with_its_worth() {
    let [white, black] = told("chess", "", "e2e4 d7d5 e4d5 d8d5 b1c3 d5g2 f1g2");
    assert_eq!((&*white.glyphs, &*white.lead), ("♛\u{fe0e}♟\u{fe0e}", "+8"));
    assert_eq!((&*black.glyphs, &*black.lead), ("♟\u{fe0e}♟\u{fe0e}", ""));
    // 두 편의 글자가 같으므로 색이 누구의 말인지 말한다.
    assert_eq!((white.class, black.class), ("second", "first"));
    assert_eq!(white.spoken, "Taken by White: 1 × queen, 1 × pawn");
    assert_eq!(black.spoken, "Taken by Black: 2 × pawn");
}

/// 승격한 폰은 잡히지 않았고, 그 값은 앞선 것으로 친다. 잡힌 승격한 말은 그 말로 보인다.
#[test]
fn a_promoted_pawn_is_not_taken() {
    let start = "r3k3/1P6/8/8/8/8/8/4K3 w";
    let [white, black] = told("chess", start, "b7b8q");
    assert_eq!((&*white.glyphs, &*white.lead, &*black.glyphs), ("", "+4", ""));
    let [_, black] = told("chess", start, "b7b8q a8b8");
    assert_eq!((&*black.glyphs, &*black.lead), ("♛\u{fe0e}", "+5"));
}

/// 장기는 판에 센 점수(덤까지)를 함께 적는다.
#[test]
fn janggi_shows_its_points() {
    let [cho, han] = told("janggi", "", "a4a5 a7a6 a5a6");
    assert_eq!((&*cho.name, &*cho.glyphs, &*cho.lead), ("Cho 72", "兵", ""));
    assert_eq!((&*han.name, &*han.glyphs), ("Han 71.5", ""));
    assert_eq!((cho.class, han.class), ("second tiles", "first tiles"));
}

/// 잡은 말을 세는 놀이에서는 어느 판에서나 없어진 말이 모두 적힌다. 그 밖의 놀이에는 없다.
#[test]
fn nothing_that_left_the_board_is_forgotten() {
    for info in games() {
        let (state, now) = walk(&info, 40);
        let start = look(Seat { moves: Vec::new(), ..state.seat(&info.id) });
        let counts = info.id.contains("chess") || info.id.starts_with("janggi");
        let told = trays(Lang::Ko, &info, &start, &now);
        assert_eq!(told.is_some(), counts, "{}", info.id);
        let Some(trays) = told else { continue };
        let shown = |tray: &Tray| tray.glyphs.chars().filter(|&c| c != '\u{fe0e}').count();
        let gone = start.pieces.len() - now.pieces.len();
        assert_eq!(trays.iter().map(shown).sum::<usize>(), gone, "{}", info.id);
    }
}
