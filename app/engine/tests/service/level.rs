//! 낮춘 세기: 씨앗이 고르고, 본 값을 그대로 말하고, 얕게 본다.

use gaji_protocol::{Ask, Choice, GameInfo, LEVELS, Number, Reply, RootWish, ThinkAsk, Thought};

use crate::ask::{handle, one, seat};

/// `level`의 AI가 `ask`에 답한 것.
fn soft(level: u8, seed: u64, ask: &ThinkAsk) -> Thought {
    let choice = Choice::Level { level, seed };
    match handle(Ask::Think(ThinkAsk { choice, ..ask.clone() })).pop() {
        Some(Reply::Thought(thought)) => thought,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_game_is_played_at_every_level() {
    let Reply::Games(games) = one(Ask::Games) else { panic!() };
    for GameInfo { id, .. } in games {
        let Reply::Scene(scene) = one(Ask::Look(seat(&id, ""))) else { panic!() };
        for level in 1..=LEVELS {
            // 넓은 판의 온 깊이는 오래 걸린다.
            let ask = ThinkAsk { nodes: Some(20_000), ..ThinkAsk::new(seat(&id, ""), 64) };
            let thought = soft(level, 7, &ask);
            let best = thought.best.clone().unwrap();
            assert!(scene.moves.iter().any(|mv| mv.text == best), "{id} {level} {best}");
            assert!((1..=u32::from(level)).contains(&thought.depth), "{id} {level}");
            assert_eq!(soft(level, 7, &ask), thought, "{id} {level}");
        }
    }
}

/// 고른 수의 값은 그 수의 값이고, 수순은 그 수로 시작한다.
#[test]
fn what_is_told_is_of_the_chosen_move() {
    let ask = ThinkAsk { root: RootWish::Best, ..ThinkAsk::new(seat("chess", ""), 64) };
    let mut chosen = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let thought = soft(1, seed, &ask);
        let best = thought.best.unwrap();
        let root = thought.moves.iter().find(|mv| mv.text == best).unwrap();
        assert_eq!((thought.value, root.exact), (Some(root.value), true));
        assert_eq!((thought.moves.len(), thought.depth), (20, 1));
        assert!(!thought.line.is_empty());
        chosen.insert(best);
    }
    assert!(chosen.len() > 4, "{chosen:?}");
}

/// 아이도 이기도록 가장 쉬운 상대는 제 위협에 눈이 멀었지만, 이길 수 있으면 이긴다.
#[test]
fn the_easiest_overlooks_a_threat_but_never_a_win() {
    let at = |position: &str| ThinkAsk::new(seat("connect4", position), 64);
    let (open, winning) = (at("112233"), at("11223"));
    // 상대의 셋을 막지 않으면 지는 자리: 1 1 2 2 3 3 다음은 먼저 둔 쪽이 4로 이긴다.
    assert!((0..20).all(|seed| soft(1, seed, &open).best.as_deref() == Some("4")));
    let blocks = |level| {
        let seeds = 0..20;
        seeds.filter(|&seed| soft(level, seed, &winning).best.as_deref() == Some("4")).count()
    };
    assert!(blocks(1) < 15);
    assert_eq!(blocks(2), 20);
}

/// 범위 밖의 세기는 가까운 끝이다.
#[test]
fn a_level_out_of_range_is_the_nearest() {
    let ask = ThinkAsk::new(seat("tictactoe", ""), 9);
    for seed in 0..5 {
        assert_eq!(soft(0, seed, &ask), soft(1, seed, &ask));
        assert_eq!(soft(u8::MAX, seed, &ask), soft(LEVELS, seed, &ask));
    }
}

/// 시간이 없으면 다른 때와 같이, 바로 이기는 수나 첫 수다.
#[test]
fn no_time_at_all_still_wins_at_once() {
    let ask = ThinkAsk { nodes: Some(0), ..ThinkAsk::new(seat("connect4", "141311252"), 42) };
    let thought = soft(1, 1, &ask);
    assert_eq!((thought.best.as_deref(), thought.value), (Some("6"), None::<Number>));
}
