//! 바이트로 오는 부탁과 답: 무엇이 오든 쓰러지지 않고, 못 할 부탁은 두 언어로 거절한다.

use gaji_engine::Service;
use gaji_protocol::bridge::{Bridge, Event};
use gaji_protocol::{
    Ask, BaitsAsk, Choice, Mistake, OrderLevel, Quiet, Refusal, Reply, Request, Response, RootWish,
    ScoresAsk, Seat, SelfCheckAsk, Settings, ThinkAsk, TraceAsk, decode, encode,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::ask::{FakeClock, seat};
use crate::fuzzing::{config, edits, quick, spoil};

/// 부탁마다 하나씩, 여러 놀이에 걸쳐.
fn asks() -> Vec<Ask> {
    let quiet = Quiet { cap: 8, stand_pat: true, ordering: true, promotions: true, evasions: true };
    let moved = |game: &str, moves: &str| {
        let moves = moves.split(' ').map(String::from).collect();
        Seat { moves, ..seat(game, "") }
    };
    let tree = seat("tree", "[[3,12,8],[2,4,6]]");
    let chess = seat("chess", "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1");
    let settings = Settings { quiet: Some(quiet), ..Settings::alpha_beta(1) };
    vec![
        Ask::Games,
        Ask::Look(moved("connect4", "4 4 3")),
        Ask::Look(chess.clone()),
        Ask::Look(moved("janggi", "e4e5 e7e6")),
        Ask::Look(moved("gomoku-renju", "h8 i9")),
        Ask::Think(ThinkAsk {
            quiet: Some(quiet),
            weights: Some(vec![1_000; 6]),
            root: RootWish::AllExact,
            ms: Some(50),
            ..ThinkAsk::new(chess.clone(), 2)
        }),
        Ask::Think(ThinkAsk {
            choice: Choice::Seeded(7),
            nodes: Some(9),
            ..ThinkAsk::new(moved("jul", "a1-a2"), 3)
        }),
        Ask::Trace(TraceAsk { seat: tree.clone(), settings, open: vec!["1".into()] }),
        Ask::Scores(ScoresAsk { seat: tree, depth: Some(2), weights: Some(Vec::new()) }),
        Ask::Solve(moved("connect4", "4 4")),
        Ask::Baits(BaitsAsk { game: "minichess".into(), quiet, so_far: Box::default() }),
        Ask::SelfCheck(SelfCheckAsk {
            game: "tictactoe".into(),
            count: 3,
            depth: 2,
            seed: 1,
            order: OrderLevel::Static,
            mistake: Some(Mistake::MixedSides),
        }),
    ]
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn any_bytes_are_answered(bytes in vec(any::<u8>(), 0..120)) {
        answers(&bytes);
        listens(&bytes);
    }

    #[test]
    fn a_spoilt_request_is_answered(ask in select(asks()), edits in edits(any::<u8>())) {
        let bytes = spoil(encode(&Request { id: 7, ask }), edits);
        answers(&bytes);
        listens(&bytes);
    }

    #[test]
    fn a_spoilt_reply_is_heard(reply in select(replies()), edits in edits(any::<u8>())) {
        listens(&spoil(reply, edits));
    }
}

/// 부탁마다 첫걸음에 온 답.
fn replies() -> Vec<Vec<u8>> {
    let mut replies = Vec::new();
    for ask in asks() {
        let mut service = Service::page();
        service.begin(&encode(&Request { id: 7, ask }), &|| 0.0);
        service.poll(&|| 0.0, &mut |reply| replies.push(reply.to_vec()));
    }
    replies
}

/// 부탁을 열고, 한 걸음 가 본다. 걸음을 시계로 멈출 수 없는 일은 열기만 한다.
fn answers(bytes: &[u8]) {
    let clock = FakeClock::ticking(30.0);
    let mut service = quick(|| {
        let mut service = Service::page();
        service.begin(bytes, &|| clock.read());
        service
    });
    let request: Option<Request> = decode(bytes);
    let quick = !request.is_some_and(|request| {
        matches!(request.ask, Ask::Trace(_) | Ask::Scores(_) | Ask::Baits(_) | Ask::SelfCheck(_))
    });
    if quick {
        service.poll(&|| clock.read(), &mut |reply| explains(decode(reply)));
    }
}

fn explains(response: Option<Response>) {
    let Response { reply, .. } = response.expect("our own bytes");
    if let Reply::Refused(Refusal { why, .. }) = reply {
        assert!(!why.ko.is_empty() && !why.en.is_empty() && why.ko != why.en, "{why:?}");
    }
}

/// 화면은 엔진의 어떤 바이트에도 쓰러지지 않는다.
fn listens(bytes: &[u8]) {
    let mut bridge = Bridge::new();
    for event in [Event::PageReady, Event::WorkerReady] {
        let _ = bridge.on(event);
    }
    let ask = Ask::Think(ThinkAsk::new(seat("connect4", ""), 3));
    let _ = bridge.on(Event::Ask(Request { id: 7, ask }));
    let _ = bridge.on(Event::Heard(bytes.to_vec()));
}
