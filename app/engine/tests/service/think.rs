//! 생각: 시간, 알림, 걸음, 같은 수 가운데 고르기.

use std::cell::Cell;

use gaji_engine::Service;
use gaji_protocol::{Ask, Choice, GameInfo, Number, Reply, Seat, ThinkAsk, Thought};

use crate::ask::{FakeClock, bytes, handle, handle_with, one, poll_with, reply, seat};

fn ended(replies: Vec<Reply>) -> (Vec<Thought>, Thought) {
    let mut deepened = Vec::new();
    for reply in replies {
        match reply {
            Reply::Deepened(thought) => deepened.push(thought),
            Reply::Thought(thought) => return (deepened, thought),
            other => panic!("{other:?}"),
        }
    }
    panic!("no last answer")
}

fn connect4(depth: u32) -> ThinkAsk {
    ThinkAsk::new(seat("connect4", "34576757"), depth)
}

#[test]
fn it_wins_when_it_can() {
    let ask = ThinkAsk::new(seat("tictactoe", "XX.OO...."), 9);
    let (_, thought) = ended(handle(Ask::Think(ask)));
    assert_eq!(thought.value, Some(Number::Win(1)));
    assert_eq!(thought.line.len(), 1);
    assert!(thought.complete);
}

/// 사례 ID-01. 끝난 판에는 고를 것이 없다.
#[test]
fn an_ended_game_has_no_move() {
    let (_, thought) = ended(handle(Ask::Think(ThinkAsk::new(seat("tictactoe", "XXXOO...."), 9))));
    assert_eq!((thought.best, thought.value), (None, None));
}

/// 사례 ID-01. 시간이 없어도 모든 놀이에서 둘 수 있는 수가 나오고, 끝낸 깊이는 0이라고 말한다.
#[test]
fn no_time_at_all_still_gives_a_legal_move() {
    let Reply::Games(games) = one(Ask::Games) else { panic!() };
    for GameInfo { id, .. } in games {
        let Reply::Scene(scene) = one(Ask::Look(seat(&id, ""))) else { panic!() };
        for ms in [0, 1] {
            let ask = ThinkAsk { ms: Some(ms), ..ThinkAsk::new(seat(&id, ""), 64) };
            let clock = FakeClock::ticking(1.0);
            let mut service = Service::worker();
            let (_, thought) = ended(handle_with(&mut service, Ask::Think(ask), &clock));
            let best = thought.best.expect("a move");
            assert!(scene.moves.iter().any(|mv| mv.text == best), "{id} {best}");
            assert_eq!((thought.depth, thought.value), (0, None), "{id}");
        }
    }
}

/// 사례 C4-01. 시간이 없어도 지금 이길 수 있으면 이긴다.
#[test]
fn no_time_at_all_still_wins_at_once() {
    for (ms, nodes) in [(Some(0), None), (None, Some(0)), (None, Some(5)), (Some(50), None)] {
        let ask = ThinkAsk { ms, nodes, ..ThinkAsk::new(seat("connect4", "141311252"), 42) };
        let (_, thought) = ended(handle(Ask::Think(ask)));
        assert_eq!((thought.best.as_deref(), thought.line.len()), (Some("6"), 1));
    }
}

/// 사례 AB-03. 물리친 수의 값은 한계라고 적는다.
#[test]
fn refuted_moves_are_told_as_bounds() {
    let tree = seat("tree", "[[3,12,8],[2,4,6],[14,5,2]]");
    let ask = ThinkAsk { plain: true, ..ThinkAsk::new(tree, 8) };
    let (_, thought) = ended(handle(Ask::Think(ask)));
    let told: Vec<_> = thought.moves.iter().map(|mv| (mv.value, mv.exact)).collect();
    let points = Number::Points;
    assert_eq!(told, [(points(3), true), (points(2), false), (points(2), false)]);
}

/// 사례 ID-02.
#[test]
fn out_of_time_the_last_finished_depth_is_the_answer() {
    let ask = ThinkAsk { ms: Some(2_000), ..connect4(42) };
    let clock = FakeClock::ticking(1.0);
    let (deepened, thought) = ended(handle_with(&mut Service::worker(), Ask::Think(ask), &clock));
    assert!(thought.depth >= 1 && thought.depth < 42);
    assert!(thought.ms <= 2_005.0, "{}", thought.ms);
    assert!(deepened.iter().all(|told| told.depth <= thought.depth));
    // 넉넉한 시간에 그 깊이까지만 보라고 하면 같은 답이다.
    let unhurried = ThinkAsk { ms: Some(u32::MAX), ..connect4(thought.depth) };
    let (_, alone) = ended(handle(Ask::Think(unhurried)));
    assert_eq!((alone.best, alone.value, alone.line), (thought.best, thought.value, thought.line));
}

#[test]
fn the_node_limit_is_exact() {
    for nodes in [1, 63, 64, 1_000] {
        let ask = ThinkAsk { nodes: Some(nodes), ..connect4(42) };
        let (_, thought) = ended(handle(Ask::Think(ask)));
        assert_eq!(thought.nodes, nodes);
    }
}

/// 시계가 거꾸로, 또는 앞으로 뛰어도 예산은 끝나고 둘 수 있는 수가 나온다.
#[test]
fn a_clock_that_jumps_ends_the_search_all_the_same() {
    let reads = Cell::new(0_u32);
    let clock = || {
        reads.set(reads.get() + 1);
        // 백 번 읽을 때마다 한 시간을 되돌아간다. 백만 번을 읽도록 끝나지 않으면 진 것이다.
        assert!(reads.get() < 1_000_000, "the search does not end");
        f64::from(reads.get()) - 3_600_000.0 * f64::from(reads.get() / 100)
    };
    for (mut service, least) in [(Service::worker(), 500.0), (Service::page(), 20.0)] {
        let ask = ThinkAsk { ms: Some(500), ..connect4(42) };
        let mut last = None;
        service.handle(&bytes(Ask::Think(ask)), &clock, &mut |bytes| last = Some(reply(bytes)));
        let Some(Reply::Thought(thought)) = last else { panic!("{last:?}") };
        assert!(thought.best.is_some() && (least..600.0).contains(&thought.ms), "{thought:?}");
    }
}

#[test]
fn news_come_at_most_eight_times_a_second() {
    let clock = FakeClock::ticking(5.0);
    let ask = Ask::Think(connect4(9));
    let (deepened, thought) = ended(handle_with(&mut Service::worker(), ask, &clock));
    assert!(deepened.len() > 1);
    assert!(deepened.len() as f64 <= 1.0 + thought.ms / 125.0);
}

#[test]
fn one_held_back_goes_out_at_a_later_step() {
    let clock = FakeClock::ticking(0.0);
    let mut service = Service::worker();
    service.begin(&bytes(Ask::Think(connect4(4))), &|| clock.read());
    let mut step = || {
        let mut told = None;
        service.poll(&|| clock.read(), &mut |bytes| told = Some(depth_of(&reply(bytes))));
        told
    };
    // 뿌리의 수 일곱이 한 깊이다: 깊이 2를 끝낸 알림은 틈이 지나기 전이라 나가지 않는다.
    let told: Vec<_> = (0..14).map(|_| step()).collect();
    assert_eq!(told, [vec![None; 6], vec![Some(1)], vec![None; 7]].concat());
    clock.advance(125.0);
    assert_eq!([step(), step()], [Some(2), None]);
}

fn depth_of(reply: &Reply) -> u32 {
    match reply {
        Reply::Deepened(thought) | Reply::Thought(thought) => thought.depth,
        other => panic!("{other:?}"),
    }
}

#[test]
fn steps_of_the_page_find_what_the_worker_finds() {
    let ask = ThinkAsk { plain: true, ..connect4(6) };
    let still = FakeClock::ticking(0.0);
    let (_, whole) = ended(handle(Ask::Think(ask.clone())));
    let steps = poll_with(&mut Service::page(), Ask::Think(ask), &still);
    // 깊이마다 뿌리의 수 하나가 한 걸음이다.
    assert_eq!(steps.len(), 6 * 7);
    assert_eq!(ended(steps.into_iter().flatten().collect()).1, whole);
}

#[test]
fn a_step_of_the_page_ends_within_its_slice() {
    let clock = FakeClock::ticking(1.0);
    let steps = poll_with(&mut Service::page(), Ask::Think(connect4(42)), &clock);
    let (_, thought) = ended(steps.into_iter().flatten().collect());
    assert!(thought.depth >= 1 && thought.best.is_some());
}

#[test]
fn the_plain_search_uses_no_table() {
    let plain = ThinkAsk { plain: true, ..connect4(7) };
    let (_, plain) = ended(handle(Ask::Think(plain)));
    let (_, best) = ended(handle(Ask::Think(connect4(7))));
    assert_eq!((plain.value, plain.hits), (best.value, 0));
    assert!(best.nodes < plain.nodes);
}

#[test]
fn among_equals_the_seed_chooses_and_only_among_equals() {
    let mut chosen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let ask =
            ThinkAsk { choice: Choice::Seeded(seed), ..ThinkAsk::new(seat("tictactoe", ""), 9) };
        let (_, thought) = ended(handle(Ask::Think(ask.clone())));
        assert_eq!(ended(handle(Ask::Think(ask))).1, thought);
        let best = thought.best.clone().unwrap();
        let found = thought.moves.iter().find(|mv| mv.text == best).unwrap();
        assert!(found.exact && Some(found.value) == thought.value);
        assert_eq!(thought.line.first().map(|mv| &mv.say), Some(&best));
        chosen.insert(best);
    }
    // 빈 틱택토는 아홉 수가 모두 비긴다.
    assert!(chosen.len() > 4, "{chosen:?}");
    let first = ThinkAsk::new(Seat { game: "tictactoe".into(), ..Seat::default() }, 9);
    assert_eq!(ended(handle(Ask::Think(first))).1.best.as_deref(), Some("0"));
}

#[test]
fn the_table_is_kept_and_helps_the_second_time() {
    let mut service = Service::worker();
    let clock = FakeClock::ticking(0.0);
    let first = ended(handle_with(&mut service, Ask::Think(connect4(9)), &clock)).1;
    let second = ended(handle_with(&mut service, Ask::Think(connect4(9)), &clock)).1;
    assert_eq!(first.value, second.value);
    assert!(second.nodes < first.nodes);
    // 가중치가 다르면 옛 점수를 쓰지 않는다.
    let weights = Some(vec![0, 0, 0]);
    let other = ThinkAsk { weights: weights.clone(), ..connect4(6) };
    let after = ended(handle_with(&mut service, Ask::Think(other.clone()), &clock)).1;
    assert_eq!(after, ended(handle(Ask::Think(other))).1);
}

#[test]
fn a_quick_ask_between_the_steps_of_the_page_disturbs_nothing() {
    let clock = FakeClock::ticking(0.0);
    let ask = Ask::Think(connect4(5));
    let alone = poll_with(&mut Service::page(), ask.clone(), &clock);
    let mut service = Service::page();
    service.begin(&bytes(ask), &|| clock.read());
    let mut replies = Vec::new();
    while service.poll(&|| clock.read(), &mut |bytes| replies.push(reply(bytes))) {
        let glance = ThinkAsk { ms: Some(0), ..connect4(9) };
        assert!(!handle_with(&mut service, Ask::Think(glance), &clock).is_empty());
    }
    assert_eq!(replies, alone.into_iter().flatten().collect::<Vec<_>>());
}
