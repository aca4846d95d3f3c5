//! 나쁜 부탁은 두 언어로 거절한다.

use gaji_engine::Service;
use gaji_protocol::{
    Ask, BaitsAsk, BaitsReport, Mistake, OrderLevel, Quiet, Refusal, Reply, Request, Response,
    ScoresAsk, Seat, SelfCheckAsk, Settings, ThinkAsk, TraceAsk, decode, encode,
};

use crate::ask::{handle, one, seat};

fn refused(ask: Ask) -> Refusal {
    match one(ask) {
        Reply::Refused(refusal) => {
            assert!(!refusal.why.ko.is_empty() && !refusal.why.en.is_empty());
            assert_ne!(refusal.why.ko, refusal.why.en);
            let whole = |text: &str| text.ends_with('.') && !text.ends_with("..");
            assert!(whole(&refusal.why.ko) && whole(&refusal.why.en), "{refusal:?}");
            refusal
        }
        other => panic!("{other:?}"),
    }
}

fn every_ask(seat: &Seat) -> [Ask; 4] {
    let scores = ScoresAsk { seat: seat.clone(), depth: None, weights: None };
    let trace =
        TraceAsk { seat: seat.clone(), settings: Settings::alpha_beta(2), open: Vec::new() };
    [
        Ask::Look(seat.clone()),
        Ask::Think(ThinkAsk::new(seat.clone(), 2)),
        Ask::Trace(trace),
        Ask::Scores(scores),
    ]
}

/// 사례 WEB-07.
#[test]
fn an_unknown_game() {
    for ask in every_ask(&seat("ludo", "")) {
        assert_eq!(refused(ask).why.en, "There is no such game.");
    }
    let check = SelfCheckAsk {
        game: "ludo".into(),
        count: 1,
        depth: 1,
        seed: 1,
        order: OrderLevel::Off,
        mistake: None,
    };
    refused(Ask::SelfCheck(check));
}

/// 사례 WEB-07. 주소에 적혀 올 수 있는 틀린 국면은 모두 두 언어로 거절한다. 0번째 수라고 적은 국면은 옳다.
#[test]
fn impossible_positions_of_an_address() {
    let crowd = format!("qqqqkqqq/{}qqqqqqqq/4K3 w", "qqqqqqqq/".repeat(7));
    for position in [
        "rnbqkbnr/pppp1ppp/4p3/3PP3/PPP2PPP/RNBQKBNR",
        &crowd,
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "7R/8/8/8/8/8/8/8 w K",
        "4k3/9/8/8/8/8/8/4K3 w - - 0 1",
        "<script>alert(1)</script>",
    ] {
        for ask in every_ask(&seat("chess", position)) {
            refused(ask);
        }
    }
    let zeroth = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0";
    assert!(matches!(one(Ask::Look(seat("chess", zeroth))), Reply::Scene(_)));
}

/// 사례 WEB-08. 읽히지만 놀이에서는 나올 수 없는 국면도 엔진을 쓰러뜨리지 않는다.
#[test]
fn well_formed_but_impossible_positions_are_searched() {
    for (position, moves) in [
        ("k7/8/8/3pP3/8/7n/5K2/8 w - d6 0 1", None),
        ("1n2b3/P2P1P1P/6K1/2QBkNR1/5N2/3P2P1/1R6/B7 w KQkq - 0 1", Some(87)),
        ("r2q1rnk/ppR5/3P2pp/1P1Nbp2/4p3/BQ4P1/P3BP1P/6K1 w KQkq -", None),
    ] {
        let Reply::Scene(scene) = one(Ask::Look(seat("chess", position))) else { panic!() };
        assert!(moves.is_none_or(|count| scene.moves.len() == count), "{position}");
        assert!(scene.moves.iter().all(|mv| !mv.say.starts_with("O-O")), "{position}");
        assert!(scene.position.contains(" w - - "), "{}", scene.position);
        let ask = ThinkAsk { nodes: Some(5_000), ..ThinkAsk::new(seat("chess", position), 64) };
        let Some(Reply::Thought(thought)) = handle(Ask::Think(ask)).pop() else { panic!() };
        assert!(scene.moves.iter().any(|mv| Some(&mv.text) == thought.best.as_ref()));
    }
}

/// 사례 QS-07. 잡기가 끝없는 국면의 기록은 너무 크다고 거절하거나 한계 안에서 적는다.
#[test]
fn a_trace_of_a_board_full_of_queens_is_bounded() {
    let quiet =
        Quiet { cap: 64, stand_pat: true, ordering: true, promotions: true, evasions: true };
    for position in [
        "qq2k1qq/qq4qq/8/8/8/8/QQ4QQ/QQ2K1QQ w - - 0 1",
        "1q2B2q/2q1B1q1/3qkq2/qrr1rRRQ/3QKQ2/2Q3Q1/1Q2n2Q/Q3n3 w - - 10 1",
    ] {
        let settings = Settings { quiet: Some(quiet), exact: true, ..Settings::alpha_beta(1) };
        let ask = TraceAsk { seat: seat("chess", position), settings, open: Vec::new() };
        match one(Ask::Trace(ask)) {
            Reply::Trace(trace) => {
                assert!(trace.nodes.len() <= 4_000 && trace.moments.len() <= 20_000);
            }
            Reply::Refused(refusal) => assert!(refusal.why.en.contains("too many nodes")),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_bad_position_says_where() {
    for ask in every_ask(&seat("tictactoe", "XO?......")) {
        assert!(refused(ask).why.en.starts_with("Character 3: "));
    }
}

/// 사례 WEB-07. 가득 찬 줄에 둔 수 앞까지는 성하다.
#[test]
fn a_bad_move_says_which_and_keeps_count_of_the_good_ones() {
    for (moves, at) in [("4 4 8", 2), ("4 4 4 4 4 4 4", 6)] {
        let moves: Vec<String> = moves.split(' ').map(String::from).collect();
        let bad = format!("Move {}, “{}”", at + 1, moves[at]);
        for ask in every_ask(&Seat { moves: moves.clone(), ..seat("connect4", "") }) {
            let refusal = refused(ask);
            assert_eq!(refusal.at_move, Some(at as u32));
            assert!(refusal.why.en.starts_with(&bad), "{}", refusal.why.en);
        }
    }
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
            "no knight of White (b1, g1) can go to f6 now",
            "b1, g1에 있는 말(나이트)",
        ),
        ("chess", "", "Qd1", "a queen of the same side already stands on d1", "d1에는 이미"),
        ("chess", "", "Bc8", "no bishop of White (c1, f1) can go to c8", "c8에 갈 수 없어요"),
        ("chess", knights, "Nd2", "write one of Nbd2, Nfd2", "Nbd2, Nfd2"),
        ("chess", knights, "Nxd4", "write it as Nd4", "이렇게 적어요: Nd4"),
        ("chess", knights, "Rd4", "White has no such rook", "그런 말(룩)이 없어요"),
        ("chess", "7k/P7/8/8/8/8/8/4K3 w", "a8", "a8=N, a8=B, a8=R+, a8=Q+", "하나를 골라"),
        ("chess", "4k3/8/8/8/8/8/4r3/N3K3 w", "Nb3", "White is in check", "장군을 받고"),
        ("chess", "", "O-O", "castling on that side is not possible", "캐슬링"),
        ("chess", "", "e5", "no pawn of White", "e5에 갈 수 없어요"),
        ("chess", "", "Zf3", "character 1, “Z”", "1째 글자 «Z»"),
        ("chess", "", "Nf9", "character 3, “9”", "3째 글자 «9»"),
        ("chess", "", "e2e9", "character 4, “9”", "4째 글자 «9»"),
        ("chess", "", "e2", "a pawn of the same side already stands on e2", "이미 자기 말(폰)"),
        ("chess", "", "가나", "character 1, “가”", "1째 글자 «가»"),
        ("minichess", "", "a2a9", "character 4, “9”", "4째 글자 «9»"),
        ("janggi", "", "71마61", "write it as 71졸61 / Pa4-a5", "이렇게 적어요: 71졸61"),
        ("janggi", "", "7151", "the soldier on a4 cannot go to a6", "a4에 있는 말(졸·병)"),
        ("janggi", "", "7165", "cannot go to e5", "e5에 갈 수 없어요"),
        ("janggi", "", "6151", "there is no piece on a5", "a5에는 말이 없어요"),
        ("janggi", "", "7060", "character 2, “0”", "2째 글자 «0»"),
        ("janggi", "", "Pa4-a9", "no soldier of Cho (a4) can go to a9", "a9에 갈 수 없어요"),
        (
            "connect4",
            "",
            "9",
            "character 1, “9”, cannot be read; a move is written like 1",
            "1째 글자",
        ),
        ("connect4", "444444", "4", "the legal moves are 1, 2, 3", "둘 수 있는 수는"),
        ("tictactoe", "", "hello", "character 1, “h”", "1째 글자 «h»"),
        ("gomoku", "", "h16", "character 3, “6”", "3째 글자 «6»"),
        ("gomoku", "", "z3", "character 1, “z”", "1째 글자 «z»"),
        ("othello", "", "a1", "a1 cannot be played now", "a1에는 지금 둘 수 없어요"),
        ("umul", "", "AZ", "character 2, “Z”", "2째 글자 «Z»"),
    ];
    for (game, position, text, english, korean) in told {
        let why = refused(Ask::Look(Seat { moves: vec![text.into()], ..seat(game, position) })).why;
        assert!(why.en.starts_with(&format!("Move 1, “{text}”: ")), "{why:?}");
        assert!(why.en.contains(english) && why.ko.contains(korean), "{game} {text}: {why:?}");
    }
}

/// 장기의 두 자리는 기물의 이름이 없어도, 쉬는 수는 여러 말로, 글자로 적은 표기도 읽는다.
#[test]
fn janggi_moves_are_read_in_every_spelling() {
    let read = |moves: &[&str]| {
        let moves = moves.iter().map(|&mv| mv.into()).collect();
        match one(Ask::Look(Seat { moves, ..seat("janggi", "") })) {
            Reply::Scene(scene) => scene.position,
            other => panic!("{other:?}"),
        }
    };
    for moves in [["7161", "4151"], ["71-61", "41병51"], ["71졸61", "Pa7-a6"], ["Pa4-a5", "a7a6"]]
    {
        assert_eq!(read(&moves), read(&["a4a5", "a7a6"]), "{moves:?}");
    }
    for pass in ["쉬기", "쉼", "한수쉼", "pass", "Pass", "e2e2"] {
        assert_eq!(read(&[pass]), read(&["e2e2"]), "{pass}");
    }
}

#[test]
fn wrong_weights() {
    let ask = ThinkAsk { weights: Some(vec![1, 2]), ..ThinkAsk::new(seat("connect4", ""), 1) };
    refused(Ask::Think(ask));
}

#[test]
fn a_tree_too_big_to_record() {
    let (seat, settings) = (seat("connect4", ""), Settings::alpha_beta(20));
    refused(Ask::Trace(TraceAsk { seat, settings, open: Vec::new() }));
}

#[test]
fn endless_text_is_not_read() {
    let Reply::Games(games) = one(Ask::Games) else { panic!() };
    for game in games.iter().map(|game| game.id.as_str()).chain(["tree"]) {
        for text in ["[".repeat(1_000_000), format!("[1{}", ",1".repeat(500_000))] {
            assert_eq!(
                refused(Ask::Look(seat(game, &text))).why.en,
                "This is too long to be read."
            );
        }
        let moves = vec![String::from("e2e4"); 5_000];
        let endless = Seat { moves, ..seat(game, "") };
        assert_eq!(refused(Ask::Look(endless)).why.en, "This is too long to be read.");
    }
}

/// 끝나지 않을 점검은 하지 않는다: 국면의 수에도, 자르지 않고 볼 나무에도 끝이 있다.
#[test]
fn an_endless_self_check() {
    let ask = |game: &str, count, depth, mistake| {
        let (game, order) = (game.into(), OrderLevel::Off);
        Ask::SelfCheck(SelfCheckAsk { game, count, depth, seed: 1, order, mistake })
    };
    for count in [10_001, u32::MAX] {
        assert!(refused(ask("tictactoe", count, 1, None)).why.en.contains("10,000"), "{count}");
    }
    for mistake in [None, Some(Mistake::UnswappedWindow)] {
        let why = refused(ask("connect4", 10_000, u32::MAX, mistake)).why.en;
        assert!(why.contains("less deep"), "{why}");
    }
}

/// 실린 것보다 많이 셌다는 부탁은 끝나지 않는 답이 될 뻔했다.
#[test]
fn more_baits_than_there_are() {
    let quiet = Quiet { cap: 8, stand_pat: true, ordering: true, promotions: true, evasions: true };
    for done in [201, u32::MAX] {
        let so_far = Box::new(BaitsReport { done, ..BaitsReport::default() });
        refused(Ask::Baits(BaitsAsk { game: "minichess".into(), quiet, so_far }));
    }
}

#[test]
fn bytes_of_another_build() {
    let mut request = encode(&Request { id: 9, ask: Ask::Games });
    request[1] = 0x7f;
    for mut service in [Service::worker(), Service::page()] {
        let mut replies = Vec::new();
        for bytes in [request.as_slice(), &[], &[0xff; 40]] {
            service.handle(bytes, &|| 0.0, &mut |reply| {
                replies.push(decode::<Response>(reply).unwrap());
            });
        }
        assert_eq!(replies.iter().map(|reply| reply.id).collect::<Vec<_>>(), [9, 0, 0]);
        assert!(replies.iter().all(|reply| matches!(reply.reply, Reply::Refused(_))));
    }
}

/// 말을 놓아 차린 이는 글을 적지 않았다: 글자의 차례가 아니라 칸을 듣는다.
#[test]
fn a_wrong_man_is_told_by_its_square() {
    let told = [
        ("minichess", "P3k/5/5/5/K4 w", "a5: a pawn cannot stand on its last rank"),
        ("minichess", "4k/5/5/5/K3p w", "e1: a pawn cannot stand on its last rank"),
        ("minichess", "4k/5/4k/5/K4 w", "e3: a second king of the same side"),
        ("minichess", "k4/5/5/5/R3K w", "a5: the side that is not to move is in check"),
        ("minichess", "5/5/5/5/K4 w", "Black has no king"),
        ("chess", "4k3/8/8/8/8/8/8/P3K3 w", "a1: a pawn cannot stand on the first"),
        ("chess", "4k3/4k3/8/8/8/8/8/4K3 w", "e7: a second king of the same side"),
        ("chess", "4k3/8/8/8/8/8/8/4R1K1 w", "e8: the side that is not to move is in check"),
        ("chess", "4k3/pppppppp/p7/8/8/8/8/4K3 w", "Black has more than eight pawns"),
        ("janggi", "k8/9/9/9/9/9/9/9/9/5K3 w", "a10: a general or a guard stands only"),
        ("janggi", "3kk4/9/9/9/9/9/9/9/9/5K3 w", "e10: a side has only one general"),
        ("janggi", "3k5/9/9/9/3R5/9/9/9/9/5K3 w", "d10: the side that is not to move"),
    ];
    for (game, position, english) in told {
        let why = refused(Ask::Look(seat(game, position))).why;
        assert!(why.en.starts_with(english), "{why:?}");
        assert!(!why.ko.contains("글자"), "{why:?}");
    }
}
