//! 선생님의 링크: 내줄 것과 학생 수를 고르면 그만큼의 링크가 나온다.

use gaji_lessons::alphabeta::practice::{START, STUDENTS, Task, class_seeds, links as queries};
use gaji_words::alphabeta::links as words;
use gaji_words::{Lang, Word};
use leptos::prelude::*;

use super::hands::{Hands, recorded};
use crate::address::href_with;
use crate::parts::{CopyButton, Slider, Views, chip, chips, note};
use crate::route::{Page, SLUGS};
use crate::share::absolute;

const TASKS: [(Task, Word); 3] =
    [(Task::Cuts, words::cuts), (Task::Everything, words::everything), (Task::Quiz, words::quiz)];

const KINDS: [(bool, Word); 2] = [(false, words::whole), (true, words::framed)];

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
    let start = Signal::derive(move || hands.practice.with(|set| i64::from(set.from)));
    let begin = Callback::new(move |from: i64| {
        hands.practice.update(|practice| practice.from = from as u32);
    });
    let starts = move || {
        let graded = hands.practice.with(|practice| practice.task) != Task::Quiz;
        let slider =
            view! { <Slider label=words::start(lang) value=start range=START on_input=begin /> };
        graded.then_some(slider.into_any()).views()
    };
    let framed = RwSignal::new(false);
    let kind = move |(frame, name): (bool, Word)| {
        let on = Signal::derive(move || framed.get() == frame);
        chip(name(lang), Some(on), Callback::new(move |()| framed.set(frame)))
    };
    let seeds = Memo::new(move |_| {
        hands.lesson.state.with(|state| class_seeds(state, |ask| recorded(hands.lesson, ask)))
    });
    let text = Memo::new(move |_| {
        let (page, seeds) = (page(lang, framed.get()), seeds.read());
        let queries =
            hands.lesson.state.with(|state| hands.practice.with(|set| queries(state, set, &seeds)));
        queries.iter().map(|query| format!("{page}?{query}\n")).collect::<String>()
    });
    view! {
        <div class="room">
            <h3>{words::title(lang)}</h3>
            {note(words::about(lang))}
            {chips(words::task(lang), TASKS.map(task).into())}
            {chips(words::list(lang), KINDS.map(kind).into())}
            {starts}
            <Slider label=words::students(lang) value=students range=STUDENTS on_input=enrol />
            <CopyButton name=words::copy text=Callback::new(move |()| text.get_untracked()) />
            <textarea class="links" readonly rows="8" aria-label=words::list(lang) prop:value=text />
        </div>
    }
    .into_any()
}

/// 이 수업의 온 화면이나 틀의 주소.
fn page(lang: Lang, framed: bool) -> String {
    let lesson = SLUGS.into_iter().find(|slug| slug.name == "alpha-beta");
    let page = lesson.map(if framed { Page::Embed } else { Page::Lesson });
    page.map(|page| absolute(&href_with(lang, &page, ""))).unwrap_or_default()
}
