//! 판 바꾸기: 무르고, 비우고, 편을 바꾸고, 둔 칸의 번호로 옮긴다.

use gaji_lessons::evaluation::{State, are_columns, seat};
use gaji_protocol::{Ask, Reply};
use gaji_words::Word;
use gaji_words::evaluation::lesson as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::parts::{Field, button, chip, chips};
use crate::{chunks, effect};

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
        |(name, edit): Edit| chip(name(lang), None, Callback::new(move |()| lesson.visit(edit)));
    let buttons = [play].into_iter().chain(EDITS.map(edit)).collect();
    view! {
        <section class="weigh-editor">
            {chips(words::board(lang), buttons)}
            {chunks::rest(chunks::DIGITS)}
        </section>
    }
    .into_any()
}

/// 둔 칸의 번호: 읽어 가고, 적어 넣는다. 아래 마당과 함께 온다.
pub(crate) fn digits() -> AnyView {
    let lesson: Lesson = expect_context();
    let lang = lesson.lang;
    let text = RwSignal::new(String::new());
    effect(move || text.set(lesson.state.with(|state| state.columns.clone())));
    let load = Callback::new(move |typed: String| {
        let columns: String = typed.split_whitespace().collect();
        if !are_columns(&columns) {
            return Err(words::digits_bad(lang).to_string());
        }
        let look = Ask::Look(seat(&columns));
        if let Some(Reply::Refused(refusal)) = untrack(|| lesson.engine.now(look)) {
            return Err(lang.pick(refusal.why.ko, refusal.why.en));
        }
        lesson.visit(|state| state.columns = columns);
        Ok(())
    });
    let hint = format!("{} {}", words::board_about(lang), words::digits_hint(lang));
    view! {
        <Field
            name="columns-played"
            label=words::digits(lang)
            button=words::load(lang)
            text=text
            on_input=Callback::new(move |typed| text.set(typed))
            on_submit=load
            keys="numeric"
            hint=Signal::stored(hint)
        />
    }
    .into_any()
}
