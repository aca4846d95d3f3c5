//! 나쁜 부탁은 두 언어로 거절한다.

use gaji_engine::Service;
use gaji_protocol::{
    Ask, OrderLevel, Refusal, Reply, Request, Response, ScoresAsk, Seat, SelfCheckAsk, Settings,
    ThinkAsk, TraceAsk, decode, encode,
};

use crate::ask::{one, seat};

fn refused(ask: Ask) -> Refusal {
    match one(ask) {
        Reply::Refused(refusal) => {
            assert!(!refusal.why.ko.is_empty() && !refusal.why.en.is_empty());
            assert_ne!(refusal.why.ko, refusal.why.en);
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

#[test]
fn an_unknown_game() {
    for ask in every_ask(&seat("ludo", "")) {
        assert_eq!(refused(ask).why.en, "there is no such game");
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

#[test]
fn a_bad_position_says_where() {
    for ask in every_ask(&seat("tictactoe", "XO?......")) {
        assert!(refused(ask).why.en.starts_with("character 3"));
    }
}

#[test]
fn a_bad_move_says_which_and_keeps_count_of_the_good_ones() {
    let moves = ["4", "4", "8"].map(Into::into).to_vec();
    for ask in every_ask(&Seat { moves, ..seat("connect4", "") }) {
        let refusal = refused(ask);
        assert_eq!(refusal.at_move, Some(2));
        assert!(refusal.why.en.starts_with("move 3, “8”"));
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
