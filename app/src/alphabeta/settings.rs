//! 스위치: 가지치기, 수 정렬, 적는 법, 자르는 조건, 창 밖의 값.

use gaji_lessons::alphabeta::{Source, State, View};
use gaji_words::Word;
use gaji_words::alphabeta::lesson as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::lang;
use crate::parts::Switch;

/// 스위치 묶음.
#[component]
pub(super) fn Settings(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let read = move |get: fn(&State) -> bool| Signal::derive(move || lesson.state.with(get));
    let write = move |set: fn(&mut State, bool)| {
        Callback::new(move |on| lesson.change(|state| set(state, on)))
    };
    let about = Memo::new(move |_| match lesson.state.with(|state| state.view) {
        View::Minimax => words::minimax_about(lang),
        View::Negamax => words::negamax_about(lang),
    });
    view! {
        <section class="settings">
            <Switch
                label=words::pruning(lang)
                on=read(|state| state.prune)
                on_change=write(|state, on| state.prune = on)
            />
            <Switch
                label=words::ordering(lang)
                about=words::ordering_about(lang)
                on=read(|state| state.order)
                on_change=write(|state, on| state.order = on)
            />
            <Pair
                name=words::view
                options=(words::minimax, words::negamax)
                second=read(|state| state.view == View::Negamax)
                on_change=write(|state, on| state.view = if on { View::Negamax } else { View::Minimax })
            />
            <p class="settings-about">{about}</p>
            <Pair
                name=words::cut_rule
                options=(words::cut_rule_ge, words::cut_rule_gt)
                second=read(|state| !state.cut_ties)
                on_change=write(|state, on| state.cut_ties = !on)
            />
            <Pair
                name=words::soft
                options=(words::soft_on, words::soft_off)
                second=read(|state| !state.soft)
                on_change=write(|state, on| state.soft = !on)
            />
            <p class="settings-about">{words::cut_rule_about(lang)}</p>
        </section>
    }
}

/// 둘 가운데 하나.
#[component]
fn Pair(
    /// 이름.
    name: Word,
    /// 두 이름.
    options: (Word, Word),
    /// 둘째인가.
    second: Signal<bool>,
    /// 고른 것이 둘째인가를 받는다.
    on_change: Callback<bool>,
) -> impl IntoView {
    let lang = lang();
    let option = move |label: Word, is_second: bool| {
        view! {
            <button
                type="button"
                aria-pressed=move || (second.get() == is_second).to_string()
                on:click=move |_| on_change.run(is_second)
            >
                {label(lang)}
            </button>
        }
    };
    view! {
        <div class="pair" role="group" aria-label=name(lang)>
            <span class="pair-name">{name(lang)}</span>
            <span class="pair-options">{option(options.0, false)} {option(options.1, true)}</span>
        </div>
    }
}

/// 놀이의 나무인가: 깊이를 고를 수 있다.
pub(super) fn is_game(state: &State) -> bool {
    matches!(state.source, Source::Game(_))
}
