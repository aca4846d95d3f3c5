//! 자가 점검: 바르면 모두 같고, 일부러 틀리면 정말 붉어진다.

use gaji_engine::Service;
use gaji_protocol::{Ask, Mistake, OrderLevel, Reply, SelfCheckAsk, SelfCheckReport};

use crate::ask::{FakeClock, handle, handle_with, poll_with};

fn ask(game: &str, depth: u32) -> SelfCheckAsk {
    SelfCheckAsk {
        game: game.into(),
        count: 100,
        depth,
        seed: 1,
        order: OrderLevel::Off,
        mistake: None,
    }
}

fn last(replies: Vec<Reply>) -> SelfCheckReport {
    match replies.into_iter().last() {
        Some(Reply::SelfCheck(report)) => report,
        other => panic!("{other:?}"),
    }
}

#[test]
fn hundred_of_hundred_agree() {
    for (game, depth) in [("tictactoe", 9), ("connect4", 5)] {
        let plain = last(handle(Ask::SelfCheck(ask(game, depth))));
        assert_eq!((plain.done, plain.agreed, plain.first_wrong), (100, 100, None), "{game}");
        let ordered = SelfCheckAsk { order: OrderLevel::Static, ..ask(game, depth) };
        let ordered = last(handle(Ask::SelfCheck(ordered)));
        assert_eq!(ordered.agreed, 100, "{game}");
        assert!(ordered.mean_share < plain.mean_share, "{game}");
        assert!(plain.mean_share < 80.0, "{game}: {}", plain.mean_share);
    }
}

#[test]
fn a_mistake_turns_it_red() {
    for (game, depth) in [("tictactoe", 9), ("connect4", 5)] {
        for mistake in [Mistake::UnswappedWindow, Mistake::MixedSides] {
            let ask = SelfCheckAsk { mistake: Some(mistake), ..ask(game, depth) };
            let report = last(handle(Ask::SelfCheck(ask)));
            assert!(report.agreed < report.done, "{game} {mistake:?}");
            let wrong = report.first_wrong.unwrap();
            assert_ne!(wrong.right, wrong.wrong);
        }
    }
}

#[test]
fn the_positions_depend_on_the_seed_alone() {
    let other = SelfCheckAsk { seed: 2, ..ask("connect4", 3) };
    let share = |ask: &SelfCheckAsk| last(handle(Ask::SelfCheck(ask.clone()))).mean_share;
    assert_eq!(share(&ask("connect4", 3)).to_bits(), share(&ask("connect4", 3)).to_bits());
    assert_ne!(share(&ask("connect4", 3)).to_bits(), share(&other).to_bits());
}

#[test]
fn it_reports_as_it_goes_and_steps_change_nothing() {
    let clock = FakeClock::ticking(1.0);
    let replies = handle_with(&mut Service::worker(), Ask::SelfCheck(ask("connect4", 3)), &clock);
    assert!(replies.len() > 2);
    assert!(replies.iter().rev().skip(1).all(|reply| !reply.is_last()));
    let steps = poll_with(&mut Service::page(), Ask::SelfCheck(ask("connect4", 3)), &clock);
    assert!(steps.len() > 100);
    assert_eq!(last(steps.into_iter().flatten().collect()), last(replies));
}

#[test]
fn nothing_to_check_is_a_finished_check() {
    let ask = SelfCheckAsk { count: 0, ..ask("tictactoe", 9) };
    assert_eq!(last(handle(Ask::SelfCheck(ask))).done, 0);
}
