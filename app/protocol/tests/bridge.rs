//! 다리의 상태 기계: 늦은 답, 밀린 부탁, 멈춤, 쓰러짐.

use gaji_protocol::bridge::{
    Action, Bridge, Event, GRACE_MS, Notice, REVIVALS, START_MS, State, Why,
};
use gaji_protocol::{Ask, Reply, Request, Response, Seat, SelfCheckAsk, ThinkAsk, Thought, encode};

fn think(id: u32, ms: Option<u32>) -> Request {
    Request { id, ask: Ask::Think(ThinkAsk { ms, ..ThinkAsk::new(Seat::default(), 9) }) }
}

fn self_check(id: u32) -> Request {
    let ask = SelfCheckAsk {
        game: "tictactoe".into(),
        count: 100,
        depth: 9,
        seed: 1,
        order: gaji_protocol::OrderLevel::Off,
        mistake: None,
    };
    Request { id, ask: Ask::SelfCheck(ask) }
}

fn thought(depth: u32) -> Thought {
    Thought {
        best: Some("4".into()),
        value: None,
        depth,
        depths: Vec::new(),
        line: Vec::new(),
        moves: Vec::new(),
        nodes: 1,
        leaves: 1,
        quiescence: 0,
        cuts: 0,
        hits: 0,
        ms: 1.0,
        complete: false,
    }
}

fn heard(id: u32, reply: Reply) -> Event {
    Event::Heard(encode(&Response { id, reply }))
}

/// 화면과 작업자가 모두 선 다리.
fn idle() -> Bridge {
    let mut bridge = Bridge::new();
    assert_eq!(bridge.state(), State::Loading);
    let todo = bridge.on(Event::PageReady);
    assert!(matches!(todo[..], [Action::Spawn, Action::Alarm { ms: START_MS, .. }]));
    assert!(bridge.on(Event::WorkerReady).is_empty());
    assert_eq!(bridge.state(), State::Idle);
    bridge
}

fn alarm_in(todo: &[Action]) -> (u32, u32) {
    let found = todo.iter().find_map(|action| match action {
        Action::Alarm { alarm, ms } => Some((*alarm, *ms)),
        _ => None,
    });
    found.expect("an alarm was set")
}

#[test]
fn a_thought_goes_out_and_comes_back() {
    let mut bridge = idle();
    let todo = bridge.on(Event::Ask(think(1, None)));
    assert_eq!(todo, [Action::Post(think(1, None))]);
    assert_eq!(bridge.state(), State::Thinking(1));
    let deepened = Reply::Deepened(thought(3));
    assert_eq!(bridge.on(heard(1, deepened.clone())), [Action::Deliver(1, deepened)]);
    let last = Reply::Thought(thought(4));
    assert_eq!(bridge.on(heard(1, last.clone())), [Action::Deliver(1, last)]);
    assert_eq!(bridge.state(), State::Idle);
}

#[test]
fn an_ask_waits_for_the_worker() {
    let mut bridge = Bridge::new();
    assert!(bridge.on(Event::Ask(think(1, None))).is_empty());
    assert!(!bridge.on(Event::PageReady).contains(&Action::Post(think(1, None))));
    assert_eq!(bridge.on(Event::WorkerReady), [Action::Post(think(1, None))]);
}

#[test]
fn stop_answers_at_once_with_the_last_progress_and_changes_the_worker() {
    let mut bridge = idle();
    let _ = bridge.on(Event::Ask(think(1, None)));
    let _ = bridge.on(heard(1, Reply::Deepened(thought(5))));
    let todo = bridge.on(Event::Stop);
    let answer = Action::Deliver(1, Reply::Thought(thought(5)));
    assert_eq!(todo[..3], [answer, Action::Terminate, Action::Spawn]);
    assert_eq!(bridge.state(), State::Idle);
    assert!(bridge.on(Event::Stop).is_empty());
}

#[test]
fn stop_before_any_progress_asks_the_page_for_a_legal_move() {
    let mut bridge = idle();
    let _ = bridge.on(Event::Ask(think(1, Some(5_000))));
    let todo = bridge.on(Event::Stop);
    assert_eq!(todo[0], Action::Glance(think(1, Some(0))));
}

#[test]
fn stop_of_a_check_says_only_that_it_stopped() {
    let mut bridge = idle();
    let _ = bridge.on(Event::Ask(self_check(1)));
    assert_eq!(bridge.on(Event::Stop)[0], Action::Deliver(1, Reply::Stopped));
}

/// 사례 WEB-05.
#[test]
fn the_latest_ask_wins_and_stale_answers_are_dropped() {
    let mut bridge = idle();
    let _ = bridge.on(Event::Ask(think(1, None)));
    let _ = bridge.on(heard(1, Reply::Deepened(thought(5))));
    let todo = bridge.on(Event::Ask(think(2, None)));
    let pushed_out = Action::Deliver(1, Reply::Stopped);
    assert_eq!(todo[..3], [pushed_out, Action::Terminate, Action::Spawn]);
    assert_eq!(bridge.state(), State::Thinking(2));
    assert!(bridge.on(heard(1, Reply::Thought(thought(6)))).is_empty());
    assert_eq!(bridge.on(Event::WorkerReady), [Action::Post(think(2, None))]);
    assert!(bridge.on(heard(1, Reply::Deepened(thought(7)))).is_empty());
    assert_eq!(bridge.state(), State::Thinking(2));
}

#[test]
fn an_ask_pushed_out_before_it_was_sent_costs_no_worker() {
    let mut bridge = idle();
    let _ = bridge.on(Event::Ask(think(1, None)));
    let _ = bridge.on(Event::Ask(think(2, None)));
    let todo = bridge.on(Event::Ask(think(3, None)));
    assert_eq!(todo, [Action::Deliver(2, Reply::Stopped)]);
    assert_eq!(bridge.on(Event::WorkerReady), [Action::Post(think(3, None))]);
}

#[test]
fn no_answer_in_time_takes_the_same_path_with_one_message() {
    let mut bridge = idle();
    let (alarm, ms) = alarm_in(&bridge.on(Event::Ask(think(1, Some(50)))));
    assert_eq!(ms, 50 + GRACE_MS);
    let _ = bridge.on(heard(1, Reply::Deepened(thought(2))));
    let todo = bridge.on(Event::Alarm(alarm));
    let answer = Action::Deliver(1, Reply::Thought(thought(2)));
    assert_eq!(todo[..4], [Action::Tell(Notice::Late), answer, Action::Terminate, Action::Spawn]);
    assert!(bridge.on(Event::Alarm(alarm)).is_empty());
}

#[test]
fn an_old_alarm_does_not_end_a_new_ask() {
    let mut bridge = idle();
    let (old, _) = alarm_in(&bridge.on(Event::Ask(think(1, Some(50)))));
    let _ = bridge.on(heard(1, Reply::Thought(thought(2))));
    assert!(bridge.on(Event::Alarm(old)).is_empty());
    let _ = bridge.on(Event::Ask(self_check(2)));
    assert!(bridge.on(Event::Alarm(old)).is_empty());
    assert_eq!(bridge.state(), State::Thinking(2));
}

#[test]
fn cancel_answers_nothing_but_that_it_stopped() {
    let mut bridge = idle();
    let _ = bridge.on(Event::Ask(think(1, None)));
    let _ = bridge.on(heard(1, Reply::Deepened(thought(5))));
    let todo = bridge.on(Event::Cancel);
    assert_eq!(todo[..2], [Action::Deliver(1, Reply::Stopped), Action::Terminate]);
}

/// 아무것도 알려 주지 못하고 죽은 작업자에게 부친 생각은 새 작업자가 처음부터 한다. 두 번은 아니다.
#[test]
fn a_thought_lost_with_its_worker_is_searched_again() {
    for silent in [true, false] {
        let mut bridge = idle();
        let (alarm, _) = alarm_in(&bridge.on(Event::Ask(think(1, Some(50)))));
        let gone = if silent { Event::Alarm(alarm) } else { Event::WorkerBroke };
        let todo = bridge.on(gone);
        let told = Action::Tell(Notice::Restarted);
        assert_eq!(todo[..3], [told, Action::Terminate, Action::Spawn]);
        assert_eq!(bridge.state(), State::Thinking(1));
        let todo = bridge.on(Event::WorkerReady);
        assert_eq!(todo[0], Action::Post(think(1, Some(50))));
        let found = Reply::Thought(thought(4));
        let mut again = bridge;
        assert_eq!(again.on(heard(1, found.clone())), [Action::Deliver(1, found)]);
        assert_eq!(again.state(), State::Idle);
    }
    let mut bridge = idle();
    let (alarm, _) = alarm_in(&bridge.on(Event::Ask(think(1, Some(50)))));
    let _ = bridge.on(Event::Alarm(alarm));
    let (alarm, _) = alarm_in(&bridge.on(Event::WorkerReady));
    let todo = bridge.on(Event::Alarm(alarm));
    assert_eq!(todo[..2], [Action::Tell(Notice::Late), Action::Glance(think(1, Some(0)))]);
}

/// 시간을 정하지 않은 일도 다시 맡긴다. 거듭 쓰러뜨리는 일은 거둔다.
#[test]
fn a_job_lost_with_its_worker_is_given_again_once() {
    let mut bridge = idle();
    let _ = bridge.on(Event::Ask(self_check(1)));
    let todo = bridge.on(Event::WorkerBroke);
    assert_eq!(todo[..3], [Action::Tell(Notice::Restarted), Action::Terminate, Action::Spawn]);
    assert_eq!(bridge.on(Event::WorkerReady), [Action::Post(self_check(1))]);
    let todo = bridge.on(Event::WorkerBroke);
    let stopped = Action::Deliver(1, Reply::Stopped);
    assert_eq!(todo[..3], [Action::Tell(Notice::Restarted), stopped, Action::Terminate]);
}

/// 사례 WEB-06.
#[test]
fn a_fallen_worker_is_replaced() {
    let mut bridge = idle();
    let _ = bridge.on(Event::Ask(think(1, None)));
    let _ = bridge.on(heard(1, Reply::Deepened(thought(5))));
    let todo = bridge.on(Event::WorkerBroke);
    assert_eq!(todo[0], Action::Tell(Notice::Restarted));
    assert_eq!(todo[1], Action::Deliver(1, Reply::Thought(thought(5))));
    assert_eq!(todo[2..4], [Action::Terminate, Action::Spawn]);
    let _ = bridge.on(Event::WorkerReady);
    assert_eq!(bridge.on(Event::WorkerBroke)[1..3], [Action::Terminate, Action::Spawn]);
}

#[test]
fn where_no_worker_can_stand_the_page_searches_in_slices() {
    let mut bridge = Bridge::new();
    let _ = bridge.on(Event::Ask(think(1, None)));
    let (start, _) = alarm_in(&bridge.on(Event::PageReady));
    let todo = bridge.on(Event::WorkerBroke);
    let told = Action::Tell(Notice::NoWorker);
    assert_eq!(todo, [Action::Terminate, told, Action::Slice(think(1, None))]);
    // 작업자를 기다리던 알람이 뒤늦게 울려도 생각은 이어진다.
    assert!(bridge.on(Event::Alarm(start)).is_empty());
    assert_eq!(bridge.state(), State::Thinking(1));
    let todo = bridge.on(Event::Ask(think(2, None)));
    assert_eq!(todo, [Action::Deliver(1, Reply::Stopped), Action::Slice(think(2, None))]);
}

#[test]
fn a_worker_that_never_starts_is_given_up() {
    let mut bridge = Bridge::new();
    let (alarm, _) = alarm_in(&bridge.on(Event::PageReady));
    let told = Action::Tell(Notice::NoWorker);
    assert_eq!(bridge.on(Event::Alarm(alarm)), [Action::Terminate, told]);
}

#[test]
fn a_fallen_page_is_loaded_again_but_not_for_ever() {
    let mut bridge = idle();
    for turn in 1..=REVIVALS {
        let todo = bridge.on(Event::PageBroke);
        assert_eq!(todo, [Action::Tell(Notice::Restarted), Action::Load(turn)]);
        assert!(!bridge.is_ready());
        assert!(bridge.on(Event::PageReady).is_empty());
    }
    let _ = bridge.on(Event::PageBroke);
    assert_eq!(bridge.state(), State::Failed(Why::Broken));
    assert_eq!(bridge.on(Event::Ask(think(1, None))), [Action::Deliver(1, Reply::Stopped)]);
}

#[test]
fn a_missing_engine_fails_and_can_be_tried_again() {
    let mut bridge = Bridge::new();
    let _ = bridge.on(Event::Ask(think(1, None)));
    assert_eq!(bridge.on(Event::PageMissing), [Action::Deliver(1, Reply::Stopped)]);
    assert_eq!(bridge.state(), State::Failed(Why::Missing));
    assert_eq!(bridge.on(Event::Retry), [Action::Load(1)]);
    assert!(bridge.on(Event::PageReady).contains(&Action::Spawn));
    assert_eq!(bridge.state(), State::Idle);
}

/// 사례 WEB-01. 화면과 엔진이 다른 판에서 왔으면 섞어 쓰지 않는다.
#[test]
fn bytes_of_another_build_fail_clearly() {
    let mut bridge = idle();
    let _ = bridge.on(Event::Ask(think(1, None)));
    let _ = bridge.on(Event::Heard(vec![0xff; 3]));
    assert_eq!(bridge.state(), State::Failed(Why::Version));
}
