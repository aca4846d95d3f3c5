//! 틀린 줄과 틀린 부름.

use crate::run::gaji;

#[test]
fn a_bad_line_does_not_stop_the_batch() {
    let (code, output) = gaji(&["legal", "connect4", "--pos", "-"], "4\n48\n\n4444444\n-\n");
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(code, 2);
    assert_eq!(lines.len(), 5);
    assert_eq!((lines[0], lines[4]), ("1 2 3 4 5 6 7", "1 2 3 4 5 6 7"));
    assert!(lines[1].starts_with("error: character 2: "), "{}", lines[1]);
    assert!(lines[2].starts_with("error: "), "{}", lines[2]);
    assert!(lines[3].starts_with("error: character 7: ") && lines[3].contains("7번째 글자"));
}

#[test]
fn files_from_any_editor_are_read() {
    let (code, output) = gaji(&["legal", "connect4", "--pos", "-"], "\u{feff}4\r\n444444\r\n");
    assert_eq!((code, output.as_str()), (0, "1 2 3 4 5 6 7\n1 2 3 5 6 7\n"));
}

#[test]
fn a_bare_call_shows_how() {
    let (code, output) = gaji(&[], "");
    assert!(code == 2 && output.contains("gaji legal"), "{output}");
}

#[test]
fn a_bad_call_says_so_and_exits_with_2() {
    let bad: [&[&str]; 26] = [
        &[],
        &["legall", "connect4"],
        &["legal"],
        &["legal", "connect5"],
        &["legal", "connect4", "--pos"],
        &["legal", "connect4", "--pos", "4", "--pos", "5"],
        &["legal", "connect4", "extra"],
        &["legal", "connect4", "--depth", "3"],
        &["legal", "connect4", "--moves", "4 9"],
        &["legal", "connect4", "--moves", "1 2 1 2 1 2 1 2"],
        &["perft", "connect4"],
        &["perft", "connect4", "-1"],
        &["perft", "chess", "4000000000"],
        &["best", "connect4"],
        &["best", "connect4", "--depth", "0"],
        &["best", "connect4", "--ms", "soon"],
        &["best", "connect4", "--depth", "201"],
        &["best", "connect4", "--depth", "3", "--ms", "5"],
        &["best", "connect4", "--depth", "3", "--level", "0"],
        &["best", "connect4", "--depth", "3", "--level", "5"],
        &["best", "connect4", "--depth", "3", "--seed", "5"],
        &["compare", "connect4"],
        &["compare", "connect4", "--depth", "201"],
        &["scores", "connect4", "--depth", "1000000"],
        &["scores", "connect4", "--weights", "1,2"],
        &["scores", "connect4", "--weights", "1,2,1e9"],
    ];
    for args in bad {
        assert_eq!(gaji(args, "").0, 2, "{args:?}");
    }
}

/// 둘 수 없는 수는 몇째인지, 왜 안 되는지 두 언어로 말한다.
#[test]
fn an_illegal_move_says_why() {
    let says = |game: &str, position: &str, moves: &str, english: &str, korean: &str| {
        let (code, output) = gaji(&["legal", game, "--pos", position, "--moves", moves], "");
        let told = output.contains(english) && output.contains(korean);
        assert!(code == 2 && told, "{game} {moves}: {output}");
    };
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    says("chess", start, "e2e4 e4e5", "move 2 (e4e5): the pawn on e4 is the other", "상대의 것");
    says("chess", start, "e3e4", "move 1 (e3e4): there is no piece on e3", "e3에는 말이 없어요");
    says(
        "chess",
        start,
        "a1a2",
        "a pawn of the same side already stands on a2",
        "a2에는 이미 자기 말(폰)",
    );
    says("chess", start, "e2e5", "the pawn on e2 cannot go to e5", "e5에 갈 수 없어요");
    says("chess", start, "e2e4q", "write it as e2e4", "이렇게 적어요: e2e4");
    says(
        "chess",
        "4k3/P7/8/8/8/8/8/4K3 w",
        "a7a8",
        "write one of a7a8n, a7a8b, a7a8r, a7a8q",
        "하나를 골라 적어요",
    );
    says("chess", "4k3/8/8/8/8/8/4r3/R3K3 w", "a1a2", "is in check", "체크부터");
    says("chess", start, "Nf3", "not the notation of a move", "표기가 아니에요");
    let check = "3k5/9/9/9/3R5/9/9/9/9/5K3 b";
    says("janggi", check, "d10d10", "is in check", "장군부터");
    says("janggi", check, "e10e9", "there is no piece", "말이 없어요");
    says("gomoku", "h8", "h8", "already a piece on h8", "h8에는 이미 말이");
    says("connect4", "444444", "4", "the legal moves are 1, 2, 3, 5, 6, 7", "둘 수 있는 수는 1, 2");
    says(
        "jul",
        "a1,b1,c1,d1/a4,b4,c4,d4/0",
        "a1-b1",
        "the same side already stands on b1",
        "자기 말",
    );
}

/// 아무것도 적지 않은 국면은 적는 법을 듣는다.
#[test]
fn an_empty_position_is_told_how_to_write_one() {
    for game in ["chess", "janggi", "tictactoe", "hobak"] {
        let (code, output) = gaji(&["legal", game, "--pos", ""], "");
        let told =
            output.contains("the position is empty; write it like") && output.contains("비었어요");
        assert!(code == 2 && told, "{game}: {output}");
    }
}

/// 글자의 차례로 가리킬 수 없는 잘못은 자리로 가리킨다.
#[test]
fn a_position_that_cannot_be_names_the_place() {
    for (game, position, place) in [
        ("chess", "4k3/8/8/8/8/8/8/4R1K1 w", "e8: "),
        ("janggi", "3k5/9/9/9/3R5/9/9/9/9/5K3 w", "d10: "),
    ] {
        let (code, output) = gaji(&["legal", game, "--pos", position], "");
        assert!(code == 2 && output.starts_with(&format!("error: {place}")), "{output}");
    }
}
