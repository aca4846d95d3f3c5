//! 기보를 적고 편다.

use gaji_lessons::play::{ScoreSheet, State};
use gaji_protocol::{Ask, Reply};

use crate::{ask, games, look, walk};

/// 사람이 읽는 표기로 적은 기보도 그대로 펴진다: 체스의 SAN, 장기의 두 자리.
#[test]
fn every_game_can_be_written_down_and_opened_again() {
    for info in games() {
        let (state, _) = walk(&info, 14);
        let start =
            look(State { moves: state.moves[..3].to_vec(), ..state.clone() }.seat(&info.id));
        let later =
            State { position: start.position, moves: state.moves[3..].to_vec(), ..state.clone() };
        for state in [state, later] {
            let scene = look(state.seat(&info.id));
            let moves = scene.played.iter().map(|mv| mv.say.clone()).collect();
            let sheet = ScoreSheet { position: state.position, moves };
            let read = ScoreSheet::read(&sheet.write());
            assert_eq!(look(read.seat(info.id.clone())), scene, "{}", info.id);
        }
    }
}

/// 둘 수 없는 SAN과 두 자리 표기는 몇째 수가 왜 틀렸는지 두 말로 말한다.
#[test]
fn a_wrong_score_sheet_says_which_move() {
    for (game, sheet, wrong) in [
        ("chess", "1. e4 e5 2. Nf6", "Nf6"),
        ("chess", "e4 e5 hello", "hello"),
        ("janggi", "71졸61 41병51 99차19", "99차19"),
    ] {
        let seat = ScoreSheet::read(sheet).seat(game.into());
        let Reply::Refused(refusal) = ask(Ask::Look(seat)) else { panic!("{sheet}") };
        assert_eq!(refusal.at_move, Some(2));
        assert_eq!(refusal.why.ko, format!("3번째 수 «{wrong}»: 지금 둘 수 있는 수가 아니에요."));
        assert!(refusal.why.en.starts_with(&format!("Move 3, “{wrong}”: not a move")));
    }
}
