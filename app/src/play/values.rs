//! AI가 무엇을 좋게 보는가: 놀이가 말해 준 평가의 항마다 조절대 하나.

use gaji_protocol::TermInfo;
use gaji_words::{decimal, play as words};
use leptos::prelude::*;

use super::model::Match;
use crate::parts::{Slider, Views, button, note};

/// 화살표 한 번에 움직이는 만큼: 범위를 이만큼으로 나눈 것.
const STEPS: i64 = 20;

/// 접힌 조절대들.
pub(super) fn values(game: Match) -> AnyView {
    let lang = game.lang;
    let terms = game.info.with_untracked(|info| info.terms.clone());
    let sliders = terms.into_iter().enumerate().map(|(index, term)| slider(game, index, term));
    let reset = Callback::new(move |()| game.state.update(|state| state.weights.clear()));
    view! {
        <details class="panel legend">
            <summary>{words::values(lang)}</summary>
            {note(words::values_about(lang))}
            {sliders.views()}
            {button(Signal::stored(words::values_reset(lang).to_string()), reset)}
        </details>
    }
    .into_any()
}

fn slider(game: Match, index: usize, term: TermInfo) -> AnyView {
    let range = (i64::from(term.range.0), i64::from(term.range.1));
    let weight = move || {
        let weights = game.info.with(|info| game.state.with(|state| state.weights(info)));
        weights.get(index).map_or(0, |&weight| i64::from(weight))
    };
    let weigh = move |weight: i64| {
        let info = game.info.read_untracked();
        game.state.update(|state| state.weigh(&info, index, weight as i32));
    };
    view! {
        <Slider
            label=game.lang.pick(term.name.ko, term.name.en)
            value=Signal::derive(weight)
            range=range
            step=(range.1 - range.0) / STEPS
            text=decimal
            on_input=Callback::new(weigh)
        />
    }
    .into_any()
}
