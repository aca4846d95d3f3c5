//! 글로 두고, 국면을 옮겨 오고 옮겨 간다.

use gaji_words::play as words;
use leptos::prelude::*;

use super::model::Match;
use crate::lang;
use crate::parts::{CopyButton, Field};

/// 글로 하는 일들.
#[component]
pub(super) fn Notation(game: Match) -> impl IntoView {
    let lang = lang();
    view! {
        <section class="panel play-notation">
            <h2>{words::notation(lang)}</h2>
            <TypedMove game=game />
            <Position game=game />
        </section>
    }
}

/// 수를 글로 둔다. 둘 수 없으면 무엇이 왜 틀렸는지 말한다.
#[component]
fn TypedMove(game: Match) -> impl IntoView {
    let lang = lang();
    let text = RwSignal::new(String::new());
    let hint = move || {
        let example = game.scene.with(|scene| scene.moves.first().map(|mv| mv.text.clone()));
        example.map(|example| words::type_move_hint(lang, &example))
    };
    let play = Callback::new(move |typed: String| {
        let played = game.play_typed(&typed);
        if played.is_ok() {
            text.set(String::new());
        }
        played
    });
    view! {
        <Field
            name="play-move"
            label=words::type_move(lang)
            button=words::play_typed(lang)
            text=text
            on_input=Callback::new(move |typed| text.set(typed))
            on_submit=play
            hint=Signal::derive(move || hint().unwrap_or_default())
        />
    }
}

/// 지금 국면의 글. 고쳐 적으면 그 국면에서 새로 시작할 수 있다.
#[component]
fn Position(game: Match) -> impl IntoView {
    let lang = lang();
    let draft = RwSignal::new(None::<String>);
    let here = move || game.scene.with(|scene| scene.position.clone());
    let text = Signal::derive(move || draft.get().unwrap_or_else(here));
    let load = Callback::new(move |typed: String| {
        let loaded = game.load(&typed);
        if loaded.is_ok() {
            draft.set(None);
        }
        loaded
    });
    let moves = move || game.state.with_untracked(|state| state.moves.join(" "));
    view! {
        <Field
            name="play-position"
            label=words::position(lang)
            button=words::position_load(lang)
            text=text
            on_input=Callback::new(move |typed| draft.set(Some(typed)))
            on_submit=load
        />
        <CopyButton name=words::position_copy text=Callback::new(move |()| untrack(here)) />
        <CopyButton name=words::moves_copy text=Callback::new(move |()| moves()) />
    }
}
