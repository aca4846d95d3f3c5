//! 기보를 적고 편다.

use gaji_lessons::play::{LONGEST_SHEET, ScoreSheet, State};
use gaji_protocol::Seat;

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

/// 떠나는 칸을 더 적은 SAN도 부르는 수가 하나뿐이면 안다. 둘이면 가려 적으라고 한다.
#[test]
fn an_over_qualified_move_is_read() {
    let text = "1. e2e4 Nb8c6 2. Ngf3 d5 3. exd5 Qd8xd5 4. Nb1c3 Q5a5 *";
    let scene = look(ScoreSheet::read(text).seat("chess".into()));
    let said: Vec<&str> = scene.played.iter().map(|mv| mv.say.as_str()).collect();
    assert_eq!(said, ["e4", "Nc6", "Nf3", "d5", "exd5", "Qxd5", "Nc3", "Qa5"]);
    let [_, en] = why("chess", "4k3/8/8/8/8/1N6/8/1N2K3 w", &["Nbd2"]);
    assert!(en.contains("write one of N1d2, N3d2"), "{en}");
    for wrong in ["Nc1f3", "Nfg1f3", "N1g3"] {
        let [_, en] = why("chess", "", &[wrong]);
        assert!(en.contains(wrong), "{en}");
    }
}

/// 긴 판도, 수마다 시계가 붙어도, 제가 적은 글을 다시 편다.
#[test]
fn a_long_game_fits_with_a_clock_at_every_move() {
    let dance = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let moves: Vec<String> = (0..400).map(|ply| dance[ply % 4].to_string()).collect();
    let position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_string();
    let sheet = ScoreSheet { position, moves, ..ScoreSheet::default() };
    let timed = sheet.moves.join(" {[%eval 0.13] [%clk 0:03:00] quite a good move} ");
    assert!(sheet.write().len() + timed.len() < LONGEST_SHEET);
    assert_eq!(ScoreSheet::read(&timed).moves, sheet.moves);
    assert_eq!(ScoreSheet::read(&sheet.write()), sheet);
    // 되풀이로 저절로 끝나기 전까지는 엔진도 그대로 둔다.
    let moves = sheet.moves[..15].to_vec();
    let seat = Seat { game: "chess".into(), position: sheet.position, moves };
    assert_eq!(look(seat).played.len(), 15);
}
