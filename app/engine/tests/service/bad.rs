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
