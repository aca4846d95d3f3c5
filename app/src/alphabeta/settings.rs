//! 스위치: 가지치기, 수 정렬, 적는 법, 자르는 조건, 창 밖의 값.

use gaji_lessons::alphabeta::{Notation, Source, State, View};
use gaji_words::Word;
use gaji_words::alphabeta::lesson as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::lang;
use crate::parts::{Switch, chip, chips};

/// α와 β를 적는 법과 그 이름.
const NOTATIONS: [(Notation, Word); 3] = [
    (Notation::Path, words::bounds_path),
    (Notation::Edges, words::bounds_edges),
    (Notation::Nodes, words::bounds_nodes),
];

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
    // 같은 걸음을 다르게 적을 뿐이라 걸음은 그대로다.
    let notation = |(notation, name): (Notation, Word)| {
        let on = Signal::derive(move || lesson.state.with(|state| state.notation == notation));
        let choose = Callback::new(move |()| lesson.note(|state| state.notation = notation));
        chip(name(lang), Some(on), choose)
    };
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
            <div class="pair">
                <span class="pair-name">{words::bounds(lang)}</span>
                {chips(words::bounds(lang), NOTATIONS.map(notation).into())}
            </div>
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
