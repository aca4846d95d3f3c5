//! 차림(장기의 상차림) 고르기. 고를 것이 있는 놀이에만 있다.

use gaji_lessons::play::{choose_setup, chosen_setups, side_name};
use gaji_words::play as words;
use leptos::prelude::*;

use super::choices::choices;
use super::model::Match;
use crate::parts::{Views, note};

/// 쪽마다의 이름: 라디오 단추의 묶음을 가른다.
const NAMES: [&str; 2] = ["setup-first", "setup-second"];

/// 접어 둔 차림들.
pub(super) fn arrangement(game: Match) -> Option<AnyView> {
    let lang = game.lang;
    let some = game.info.with_untracked(|info| !info.setups.is_empty());
    some.then(|| {
        view! {
            <details class="legend">
                <summary>{words::setups(lang)}</summary>
                {note(words::setups_about(lang))}
                {[0, 1].map(|side| of_side(game, side)).views()}
            </details>
        }
        .into_any()
    })
}

fn of_side(game: Match, side: usize) -> AnyView {
    let lang = game.lang;
    let (legend, names) = game.info.with_untracked(|info| {
        let names = info.setups.iter().map(|name| lang.pick(&name.ko, &name.en).clone()).collect();
        (words::setup_of(lang, &side_name(lang, info, side as u8)), names)
    });
    let chosen = Signal::derive(move || {
        let setups = game.info.with(|info| game.state.with(|state| chosen_setups(state, info)));
        setups.map(|setups| setups[side])
    });
    let choose = Callback::new(move |setup: usize| {
        let info = game.info.get_untracked();
        game.change(|state| choose_setup(state, &info, side, setup));
    });
    choices(NAMES[side], legend, names, chosen, choose)
}
