//! 세기, 소리, 차림.

use gaji_lessons::play::{
    STRONGEST, Sound, State, choose_setup, chosen_setups, new_game, study, think,
};
use gaji_protocol::{Choice, Seat};

use crate::{games, look};

/// 약한 세기도 씨앗이 같으면 같은 수를 두고, 여럿을 두며, 힌트는 언제나 온 힘이다.
#[test]
fn a_lower_level_is_asked_of_the_machine_only() {
    let info = games().into_iter().find(|info| info.id == "connect4").expect("the game");
    let state = |level| State { level, ..State::default() };
    for level in 1..STRONGEST {
        assert_eq!(think(&state(level), &info).choice, Choice::Level { level, seed: 1 });
        assert_eq!(study(&state(level), &info).choice, Choice::First);
    }
    assert_eq!(think(&state(STRONGEST), &info).choice, Choice::Seeded(1));
}

/// 소리는 한 수를 두었을 때만, 무엇을 했는지에 따라 난다.
#[test]
fn each_move_is_heard_for_what_it_does() {
    let chess = |moves: &str| {
        let moves = moves.split_whitespace().map(str::to_string).collect();
        look(Seat { game: "chess".into(), position: String::new(), moves })
    };
    let heard = |moves: &str| {
        let (before, _) = moves.rsplit_once(' ').unwrap_or_default();
        Sound::between(&chess(before), &chess(moves))
    };
    assert_eq!(heard("e2e4"), Some(Sound::Move));
    assert_eq!(heard("e2e4 d7d5 e4d5"), Some(Sound::Capture));
    assert_eq!(heard("e2e4 f7f6 d1h5"), Some(Sound::Check));
    assert_eq!(heard("f2f3 e7e5 g2g4 d8h4"), Some(Sound::End));
    assert_eq!(Sound::between(&chess("e2e4 e7e5"), &chess("e2e4")), None);
    assert_eq!(Sound::between(&chess(""), &chess("e2e4 e7e5")), None);
}

/// 차림을 고르면 그 국면에서 새로 시작하고, 새 판도 그 차림이다. 고르지 않은 것은 첫째 차림이다.
#[test]
fn setups_are_positions_to_start_from() {
    let info = games().into_iter().find(|info| info.id == "janggi").expect("the game");
    assert_eq!(info.starts.len(), info.setups.len() * info.setups.len());
    assert_eq!(look(State::default().seat("janggi")).position, info.starts[0]);
    let mut state = State { moves: vec!["a4a5".into()], ..State::default() };
    choose_setup(&mut state, &info, 1, 2);
    choose_setup(&mut state, &info, 0, 3);
    assert_eq!((chosen_setups(&state, &info), state.moves.len()), (Some([3, 2]), 0));
    let scene = look(state.seat("janggi"));
    assert_eq!((scene.played.len(), scene.moves.len()), (0, 32));
    state.moves.push("a4a5".into());
    new_game(&mut state, &info);
    assert_eq!((chosen_setups(&state, &info), state.moves.len()), (Some([3, 2]), 0));
    state.position = scene.position.replace(" w ", " b ");
    assert_eq!(chosen_setups(&state, &info), None);
    new_game(&mut state, &info);
    assert_eq!(state.position, "");
}
