//! 겨루기: 처음 설정으로도 볼 만한 한 판이 되고, 언제나 같은 판이다.

use gaji_lessons::evaluation::{Duel, Move, PRESETS, State, Terms};

use crate::engine::{measured, scene};

/// 끝까지 둔다.
fn played(state: &State) -> (Terms, Vec<Move>) {
    let terms = Terms::of(state).unwrap();
    let mut moves = Vec::new();
    while let Some(columns) = measured(&terms.after(&moves).moves.concat()) {
        moves.extend(terms.next(&moves, &columns));
    }
    (terms, moves)
}

#[test]
fn personalities_play_a_real_game() {
    let mut games = Vec::new();
    for first in PRESETS {
        for second in PRESETS {
            let state = State {
                weights: first.weights,
                rival: second.weights,
                duel: Some(Duel::whole(false)),
                ..State::default()
            };
            let (terms, moves) = played(&state);
            assert!(moves.len() >= 12, "{moves:?}");
            assert!(scene(&terms.after(&moves).moves.concat()).ending.is_some());
            assert_eq!(played(&state).1, moves);
            games.push(moves);
        }
    }
    // 처음 설정은 가운데파와 수비파다.
    assert_eq!(games[2].len(), 20);
    games.sort();
    games.dedup();
    assert!(games.len() >= 4, "{games:?}");
}

/// 지금 판에서 겨루면, 처음 판에서는 두 수 만에 진다.
#[test]
fn a_duel_may_start_from_the_board_above() {
    let duel = Some(Duel::whole(true));
    let (_, moves) = played(&State { duel, ..State::default() });
    assert_eq!(moves, [(3, 2_700), (6, moves[1].1)]);
}
