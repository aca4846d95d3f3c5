//! 흔한 실수: 스위치를 켜면 위의 막대와 금빛 칸이 그 실수대로 바뀐다.

use gaji_lessons::evaluation::{Fault, Formula, MISSED_WIN, State, THREAT};
use gaji_words::Word;
use gaji_words::evaluation::mistakes as words;
use gaji_words::lesson as heads;
use leptos::prelude::*;

use super::model::Lesson;
use super::search::{DEEP, show_threat};
use crate::parts::{Switch, panel, said};

/// 실수 하나: 이름, 설명, 지금 하고 있는가, 하거나 그만둔다.
type Mistake = (Word, Word, fn(&State) -> bool, fn(&mut State, bool));

const MISTAKES: [Mistake; 4] = [
    (
        words::unscaled,
        words::unscaled_about,
        |state| state.fault == Some(Fault::Unscaled),
        |state, on| state.fault = on.then_some(Fault::Unscaled),
    ),
    (
        words::blind,
        words::blind_about,
        |state| state.fault == Some(Fault::Blind),
        |state, on| state.fault = on.then_some(Fault::Blind),
    ),
    (
        words::shallow,
        words::shallow_about,
        |state| state.columns == THREAT && state.depth == 1,
        |state, on| show_threat(state, if on { 1 } else { DEEP }),
    ),
    (
        words::formula_only,
        words::formula_only_about,
        |state| state.columns == MISSED_WIN && !state.wins_first,
        |state, on| {
            state.columns = MISSED_WIN.to_string();
            state.wins_first = !on;
        },
    ),
];

/// 흔한 실수.
pub(super) fn mistakes(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let switch = |(name, about, is, set): Mistake| {
        let on = Signal::derive(move || lesson.state.with(is));
        let change = Callback::new(move |on| lesson.change(|state| set(state, on)));
        view! { <Switch label=name(lang) about=about(lang) on=on on_change=change /> }.into_any()
    };
    let seen = said(Signal::derive(move || seen(lesson).unwrap_or_default()));
    let body = MISTAKES.map(switch).into_iter().chain([seen]).collect();
    panel(heads::mistakes(lang), words::about(lang), body)
}

/// 일부러 하고 있는 공식의 실수. 하지 않으면 빈 글.
pub(super) fn now(lesson: Lesson) -> Signal<String> {
    Signal::derive(move || match lesson.formula().fault {
        None => String::new(),
        Some(Fault::Unscaled) => words::now(lesson.lang, &words::unscaled(lesson.lang)),
        Some(Fault::Blind) => words::now(lesson.lang, &words::blind(lesson.lang)),
    })
}

/// 공식의 실수가 이 판에서 드러났는가.
fn seen(lesson: Lesson) -> Option<String> {
    let formula = lesson.formula();
    formula.fault?;
    let right = lesson.choice(Formula { fault: None, ..formula })?;
    let wrong = lesson.choice(formula)?;
    Some(match right == wrong {
        true => words::unseen(lesson.lang).to_string(),
        false => words::seen(lesson.lang, &(right + 1), &(wrong + 1)),
    })
}
