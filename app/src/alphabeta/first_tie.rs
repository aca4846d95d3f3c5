//! 흔한 실수: 같은 수 가운데 늘 첫째만 고르면 판이 늘 똑같다.

use gaji_protocol::{Ask, Choice, Reply, Seat, ThinkAsk};
use gaji_words::alphabeta::mistakes as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::lang;
use crate::parts::Switch;

/// 몇 번 두어 보는가.
const GAMES: u64 = 6;

/// 빈 틱택토 판에서 첫 수를 여러 번 고르게 한다.
#[component]
pub(super) fn FirstTie(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let always = Signal::derive(move || lesson.state.with(|state| state.first_tie));
    let chosen = RwSignal::new(Vec::<String>::new());
    let change = Callback::new(move |on: bool| {
        lesson.note(|state| state.first_tie = on);
        chosen.set(Vec::new());
        choose(lesson, chosen, 1);
    });
    if always.get_untracked() {
        lesson.when_idle(Callback::new(move |()| choose(lesson, chosen, 1)));
    }
    let words = move || {
        let moves = chosen.get().join(" · ");
        match (moves.is_empty(), always.get()) {
            (true, _) => String::new(),
            (false, true) => words::first_tie_always(lang, &moves),
            (false, false) => words::first_tie_seeded(lang, &moves),
        }
    };
    view! {
        <Switch
            label=words::first_tie(lang)
            about=words::first_tie_about(lang)
            on=always
            on_change=change
        />
        <p role="status">{words}</p>
    }
}

/// `game`째 판의 첫 수. 첫째만 고르거나, 판마다 다른 씨앗으로 고른다.
fn choose(lesson: Lesson, chosen: RwSignal<Vec<String>>, game: u64) {
    if game > GAMES {
        return;
    }
    let always = move || lesson.state.try_with_untracked(|state| state.first_tie);
    let first = always() == Some(true);
    let choice = if first { Choice::First } else { Choice::Seeded(game) };
    let seat = Seat { game: "tictactoe".into(), ..Seat::default() };
    let ask = ThinkAsk { choice, ..ThinkAsk::new(seat, 9) };
    lesson.engine.ask(Ask::Think(ask), move |reply| {
        let Reply::Thought(thought) = reply else { return };
        if always() == Some(first) {
            chosen.try_update(|chosen| chosen.extend(thought.best));
            choose(lesson, chosen, game + 1);
        }
    });
}
