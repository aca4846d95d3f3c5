//! 둔 수의 뒷이야기: 진짜 탐색과 그림을 가려 말한다.

use gaji_lessons::alphabeta;
use gaji_lessons::play::{Behind, Budget, Heard, Mode, State, Told, behind, think};
use gaji_protocol::{GameInfo, Seat, Thought};
use gaji_words::Lang;

use crate::{games, look, thought, walk};

/// `ply`번째 수의 이야기.
fn story(lang: Lang, info: &GameInfo, state: &State, heard: &Heard, ply: usize) -> Behind {
    let seat = state.seat(&info.id);
    let before = Seat { moves: seat.moves[..ply].to_vec(), ..seat.clone() };
    let (scene, now) = (look(before.clone()), look(seat));
    behind(lang, info, state, heard, (&before, &scene), &now.played[ply])
}

/// 수마다 그 앞의 나무로 가고, 그림이 얼마나 깊은지 적힌 대로 열린다.
#[test]
fn every_move_leads_to_the_tree_that_it_was_chosen_from() {
    for info in games() {
        let (state, _) = walk(&info, 6);
        let seat = state.seat(&info.id);
        let ply = seat.moves.len().min(5) - 1;
        let told = story(Lang::En, &info, &state, &Heard::default(), ply);
        let (lesson, repairs) = alphabeta::State::from_query(&told.query);
        assert!(repairs.is_empty());
        assert_eq!(lesson.source.seat(), Seat { moves: seat.moves[..ply].to_vec(), ..seat });
        for text in [&told.picture, &told.open] {
            assert!(text.contains(&format!("{} plies deep", lesson.depth)), "{text}");
        }
    }
}

/// AI의 수는 진짜로 본 깊이, 마디, 점수, 예상한 길을 말하고, 사람의 수는 사람이 두었다고 한다.
#[test]
fn the_real_thought_stands_beside_the_picture() {
    for info in games() {
        let (mut state, scene) = walk(&info, 3);
        // 짧은 놀이는 벌써 끝났다.
        if scene.ending.is_some() {
            continue;
        }
        state.mode = if scene.side == 0 { Mode::Second } else { Mode::First };
        state.budget = Budget::Nodes(20_000);
        let asked = think(&state, &info);
        let thought = Thought { moves: Vec::new(), ..thought(asked.clone()) };
        let mut heard = Heard::default();
        heard.remember(Told { ask: asked, thought: thought.clone(), done: true });
        state.moves.extend(thought.best.clone());
        let real = story(Lang::En, &info, &state, &heard, 3).real;
        let unit = if thought.depth == 1 { "ply" } else { "plies" };
        assert!(real.contains(&format!("looked {} {unit} deep", thought.depth)), "{real}");
        assert!(thought.line.iter().all(|mv| real.contains(&mv.say)), "{real}");
        let person = story(Lang::En, &info, &state, &heard, 2).real;
        assert!(person.contains("by a person"), "{person}");
        let lost = story(Lang::En, &info, &state, &Heard::default(), 3).real;
        assert!(lost.contains("forgotten"), "{lost}");
    }
}

/// 물러서 다시 두면 그 뒤에 본 것은 잊고, 앞의 것은 남는다.
#[test]
fn thoughts_of_moves_taken_back_are_forgotten() {
    let info = games().into_iter().find(|info| info.id == "connect4").expect("the game");
    let mut heard = Heard::default();
    let mut state = State { mode: Mode::Watch, budget: Budget::Depth(2), ..State::default() };
    let step = |state: &mut State, heard: &mut Heard| {
        let asked = think(state, &info);
        let thought = thought(asked.clone());
        state.moves.extend(thought.best.clone());
        heard.remember(Told { ask: asked, thought, done: true });
    };
    for _ in 0..4 {
        step(&mut state, &mut heard);
    }
    assert_eq!(heard.moved.len(), 4);
    state.moves.truncate(1);
    step(&mut state, &mut heard);
    assert_eq!(heard.moved.len(), 2);
}
