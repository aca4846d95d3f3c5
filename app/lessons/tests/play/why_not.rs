//! 둘 수 없는 수의 까닭: 무엇이 어디서 틀렸는지.

use gaji_lessons::play::why_not;
use gaji_protocol::{Ask, Reply, Seat};
use gaji_words::Lang;

use crate::{ask, games, look};

/// `position`에서 적은 `moves`의 마지막 수를 둘 수 없는 까닭 [한국어, 영어].
pub(crate) fn why(game: &str, position: &str, moves: &[&str]) -> [String; 2] {
    let info = games().into_iter().find(|info| info.id == game).expect("the game");
    let seat = |count: usize| Seat {
        game: game.into(),
        position: position.into(),
        moves: moves[..count].iter().map(|&mv| mv.into()).collect(),
    };
    let Reply::Refused(refusal) = ask(Ask::Look(seat(moves.len()))) else { panic!("{moves:?}") };
    let last = moves.len() - 1;
    assert_eq!(refusal.at_move, Some(last as u32));
    let scene = look(seat(last));
    Lang::ALL.map(|lang| why_not(lang, &info, &scene, moves[last], &refusal))
}

/// 사람이 적는 어떤 글에도, 무엇이 어디서 틀렸는지 자리, 말, 글자로 말한다.
#[test]
fn a_typed_move_says_what_is_wrong_and_where() {
    let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w";
    let told = [
        (
            "chess",
            "",
            "Nf6",
            "the knight on b1 or g1 cannot go to f6 now",
            "b1, g1에 있는 말(나이트)",
        ),
        ("chess", "", "Qd1", "a queen of the same side already stands on d1", "d1에는 이미"),
        ("chess", "", "Bc8", "the bishop on c1 or f1 cannot go to c8", "c8에 갈 수 없어요"),
        ("chess", knights, "Nd2", "write one of Nbd2, Nfd2", "Nbd2, Nfd2"),
        ("chess", knights, "Nxd4", "write it as Nd4", "이렇게 적어요: Nd4"),
        ("chess", knights, "Rd4", "White has no such rook", "그런 말(룩)이 없어요"),
        ("chess", "7k/P7/8/8/8/8/8/4K3 w", "a8", "a8=N, a8=B, a8=R+, a8=Q+", "하나를 골라"),
        (
            "chess",
            "4k3/8/8/8/8/8/4r3/N3K3 w",
            "Nb3",
            "is in check, and the knight on a1",
            "체크부터 피해야",
        ),
        ("chess", "", "O-O", "castling on that side is not possible", "캐슬링"),
        ("chess", "", "e5", "the pawn on a2 or b2", "e5에 갈 수 없어요"),
        ("chess", "", "Zf3", "character 1, “Z”", "1번째 글자 «Z»"),
        ("chess", "", "Nf9", "character 3, “9”", "3번째 글자 «9»"),
        ("chess", "", "e2e9", "character 4, “9”", "4번째 글자 «9»"),
        ("chess", "", "e2", "a pawn of the same side already stands on e2", "이미 자기 말(폰)"),
        ("chess", "", "가나", "character 1, “가”", "1번째 글자 «가»"),
        ("minichess", "", "a2a9", "character 4, “9”", "4번째 글자 «9»"),
        ("janggi", "", "71마61", "write it as 71졸61 / Pa4-a5", "이렇게 적어요: 71졸61"),
        ("janggi", "", "7151", "the soldier on a4 cannot go to a6", "a4에 있는 말(졸·병)"),
        ("janggi", "", "7165", "cannot go to e5", "e5에 갈 수 없어요"),
        ("janggi", "", "6151", "there is no piece on a5", "a5에는 말이 없어요"),
        ("janggi", "", "7060", "character 2, “0”", "2번째 글자 «0»"),
        ("janggi", "", "Pa4-a9", "the soldier on a4 cannot go to a9", "a9에 갈 수 없어요"),
        (
            "connect4",
            "",
            "9",
            "character 1, “9”, cannot be read; a move is written like 1",
            "1번째 글자",
        ),
        ("connect4", "444444", "4", "the legal moves are 1, 2, 3", "둘 수 있는 수는"),
        ("tictactoe", "", "hello", "character 1, “h”", "1번째 글자 «h»"),
        ("gomoku", "", "h16", "character 3, “6”", "3번째 글자 «6»"),
        ("gomoku", "", "z3", "character 1, “z”", "1번째 글자 «z»"),
        ("othello", "", "a1", "a1 cannot be played now", "a1에는 지금 둘 수 없어요"),
        ("umul", "", "AZ", "character 2, “Z”", "2번째 글자 «Z»"),
    ];
    for (game, position, text, english, korean) in told {
        let [ko, en] = why(game, position, &[text]);
        assert!(en.starts_with(&format!("Move 1, “{text}”: ")) && en.ends_with('.'), "{en}");
        assert!(ko.starts_with(&format!("1번째 수 «{text}»: ")) && ko.ends_with('.'), "{ko}");
        assert!(en.contains(english) && ko.contains(korean), "{game} {text}: {en} {ko}");
    }
}

/// 놀이만 아는 까닭과 끝난 판은 엔진이 말한 대로다.
#[test]
fn what_only_the_game_knows_is_told_as_it_is() {
    let [ko, en] = why("tictactoe", "XXX.OO... O", &["6"]);
    assert!(en.contains("already over") && ko.contains("이미 끝난"), "{en} {ko}");
}
