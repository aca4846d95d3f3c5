//! 선생님의 링크: 내줄 것과 학생 수를 고르면 그만큼의 링크가 나온다.

use gaji_lessons::alphabeta::practice::{STUDENTS, Task, links as queries};
use gaji_words::Word;
use gaji_words::alphabeta::links as words;
use leptos::prelude::*;

use super::hands::Hands;
use crate::parts::{CopyButton, Slider, chip, chips, note};

const TASKS: [(Task, Word); 3] =
    [(Task::Cuts, words::cuts), (Task::Everything, words::everything), (Task::Quiz, words::quiz)];

/// 선생님의 방.
pub(super) fn links(hands: Hands) -> AnyView {
    let lang = hands.lang;
    let students =
        Signal::derive(move || hands.practice.with(|practice| i64::from(practice.students)));
    let enrol = Callback::new(move |students: i64| {
        hands.practice.update(|practice| practice.students = students as u32);
    });
    let task = move |(task, name): (Task, Word)| {
        let on = Signal::derive(move || hands.practice.with(|practice| practice.task) == task);
        let press = Callback::new(move |()| hands.practice.update(|practice| practice.task = task));
        chip(name(lang), Some(on), press)
    };
    let text = Memo::new(move |_| {
        let location = window().location();
        let page = location.origin().unwrap_or_default() + &location.pathname().unwrap_or_default();
        let queries =
            hands.lesson.state.with(|state| hands.practice.with(|set| queries(state, set)));
        queries.iter().map(|query| format!("{page}?{query}\n")).collect::<String>()
    });
    view! {
        <div class="room">
            <h3>{words::title(lang)}</h3>
            {note(words::about(lang))}
            {chips(words::task(lang), TASKS.map(task).into())}
            <Slider label=words::students(lang) value=students range=STUDENTS on_input=enrol />
            <CopyButton name=words::copy text=Callback::new(move |()| text.get_untracked()) />
            <textarea class="links" readonly rows="8" aria-label=words::list(lang) prop:value=text />
        </div>
    }
    .into_any()
}
