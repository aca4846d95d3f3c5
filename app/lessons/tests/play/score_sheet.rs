//! 기보를 적고 편다.

use gaji_lessons::play::{ScoreSheet, State};

use crate::why_not::why;
use crate::{games, look, walk};

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
            let sheet = ScoreSheet { position: state.position, moves, ..ScoreSheet::default() };
            let read = ScoreSheet::read(&sheet.write());
            assert_eq!(look(read.seat(info.id.clone())), scene, "{}", info.id);
        }
    }
}

/// 둘 수 없는 SAN과 두 자리 표기는 몇째 수가 왜, 어디가 틀렸는지 두 말로 말한다.
#[test]
fn a_wrong_score_sheet_says_which_move() {
    for (game, sheet, wrong, ko, en) in [
        ("chess", "1. e4 e5 2. Nf6", "Nf6", "갈 수 없어요.", "the knight on b1 or g1"),
        ("chess", "e4 e5 hello", "hello", "2번째 글자 «e»부터", "character 2, “e”"),
        ("janggi", "71졸61 41병51 99차19", "99차19", "i2에는 말이 없어요.", "no piece on i2"),
    ] {
        let moves = ScoreSheet::read(sheet).moves;
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        let [said_ko, said_en] = why(game, "", &moves);
        assert!(said_ko.starts_with(&format!("3번째 수 «{wrong}»: ")), "{said_ko}");
        assert!(said_en.starts_with(&format!("Move 3, “{wrong}”: ")), "{said_en}");
        assert!(said_ko.contains(ko) && said_en.contains(en), "{said_ko} {said_en}");
    }
}
