//! 미끼: 정지 탐색은 어느 깊이에서나 덜 문다.

use gaji_engine::Service;
use gaji_protocol::{Ask, BaitsAsk, BaitsReport, Quiet, Reply, Tally};

use crate::ask::{FakeClock, handle_with, one, poll_with};

const FULL: Quiet =
    Quiet { cap: 8, stand_pat: true, ordering: true, promotions: true, evasions: true };

fn ask(game: &str) -> Ask {
    go_on(game, BaitsReport::default())
}

/// 여기까지 센 것에서 이어서.
fn go_on(game: &str, so_far: BaitsReport) -> Ask {
    Ask::Baits(BaitsAsk { game: game.into(), quiet: FULL, so_far: so_far.into() })
}

fn last(replies: Vec<Reply>) -> BaitsReport {
    match replies.into_iter().last() {
        Some(Reply::Baits(report)) => report,
        other => panic!("{other:?}"),
    }
}

type Counts = [[(usize, u32); 2]; 3];

/// 깊이마다, 정지 탐색 없이와 함께: 문 미끼와, 크게 잃는 수를 고른 국면.
const COUNTS: Counts = [[(200, 200), (14, 44)], [(51, 89), (7, 33)], [(17, 54), (5, 24)]];

fn counts(report: &BaitsReport) -> Counts {
    assert_eq!((report.count, report.done), (200, 200));
    let count = |tally: &Tally| (tally.fallen.len(), tally.losing);
    report.tallies.each_ref().map(|depth| depth.each_ref().map(count))
}

#[test]
fn quiescence_falls_for_fewer_at_every_depth() {
    let clock = FakeClock::ticking(1.0);
    let replies = handle_with(&mut Service::worker(), ask("minichess"), &clock);
    assert!(replies.len() > 2 && replies.iter().rev().skip(1).all(|reply| !reply.is_last()));
    assert_eq!(counts(&last(replies)), COUNTS);
}

#[test]
fn steps_change_nothing() {
    let clock = FakeClock::ticking(1.0);
    let steps = poll_with(&mut Service::page(), ask("minichess"), &clock);
    assert!(steps.len() > 200);
    assert_eq!(counts(&last(steps.into_iter().flatten().collect())), COUNTS);
}

/// 다른 부탁에 밀려난 셈은 이어서 세어도 처음부터 센 것과 같다.
#[test]
fn an_interrupted_count_goes_on_where_it_was() {
    let clock = FakeClock::ticking(1.0);
    let replies = handle_with(&mut Service::worker(), ask("minichess"), &clock);
    let report = |reply: &Reply| match reply {
        Reply::Baits(report) => report.clone(),
        other => panic!("{other:?}"),
    };
    let middle = report(&replies[replies.len() / 2]);
    assert!((1..200).contains(&middle.done), "{middle:?}");
    for so_far in [middle, report(&replies[replies.len() - 1])] {
        let rest = handle_with(&mut Service::worker(), go_on("minichess", so_far), &clock);
        assert_eq!(last(rest), last(replies.clone()));
    }
}

#[test]
fn a_game_without_baits_is_refused() {
    assert!(matches!(one(ask("connect4")), Reply::Refused(_)));
    assert!(matches!(one(ask("nothing")), Reply::Refused(_)));
}
