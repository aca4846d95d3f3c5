//! 판 바꾸기: 무르고, 비우고, 편을 바꾸고, 둔 칸의 번호로 옮긴다.

use gaji_lessons::evaluation::{State, are_columns};
use gaji_words::Word;
use gaji_words::evaluation::lesson as words;
use leptos::{ev, prelude::*};

use super::model::Lesson;
use crate::effect;
use crate::parts::{button, chip, chips};

/// 판을 바꾸는 한 가지 길.
type Edit = (Word, fn(&mut State));

const EDITS: [Edit; 4] = [
    (words::undo, |state| {
        state.columns.pop();
    }),
    (words::clear, |state| state.columns.clear()),
    (words::swap, |state| state.swapped = !state.swapped),
    (words::first_board, |state| {
        let State { columns, swapped, .. } = State::default();
        (state.columns, state.swapped) = (columns, swapped);
    }),
];

/// 판 바꾸기.
pub(super) fn editor(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let play = Callback::new(move |()| match untrack(|| lesson.choice(lesson.formula())) {
        Some(choice) => lesson.drop_disc(choice),
        None => lesson.trouble.set(words::over(lang).to_string()),
    });
    let play = button(Signal::stored(words::play_best(lang).to_string()), play);
    let edit =
        |(name, edit): Edit| chip(name(lang), None, Callback::new(move |()| lesson.change(edit)));
    let buttons = [play].into_iter().chain(EDITS.map(edit)).collect();
    view! {
        <section class="weigh-editor">
            {chips(words::board(lang), buttons)}
            {digits(lesson)}
        </section>
    }
    .into_any()
}

/// 둔 칸의 번호: 읽어 가고, 적어 넣는다.
fn digits(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let text = RwSignal::new(String::new());
    effect(move || text.set(lesson.state.with(|state| state.columns.clone())));
    let load = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let columns = text.get_untracked().trim().to_string();
        if are_columns(&columns) {
            lesson.change(|state| state.columns = columns);
        } else {
            lesson.trouble.set(words::digits_bad(lang).to_string());
        }
    };
    view! {
        <form class="typed" on:submit=load>
            <label for="columns-played">{words::digits(lang)}</label>
            <div class="typed-row">
                <input
                    id="columns-played"
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    maxlength="42"
                    aria-describedby="columns-hint"
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <button type="submit" class="button">{words::load(lang)}</button>
            </div>
            <p id="columns-hint" class="settings-about">
                {words::board_about(lang)} " " {words::digits_hint(lang)}
            </p>
        </form>
    }
    .into_any()
}
