//! 알파베타 수업(i341)의 화면. 셈과 그림은 `gaji_lessons::alphabeta`가, 여기는 부품을 잇는 일만 한다.

mod model;
mod drawing;
mod compare;
mod stage;
mod why;
mod guide;
pub(crate) mod practice;
mod legend;
mod settings;
mod counters;
mod trees;
mod deepening;
mod self_check;
mod mistakes;
mod fixed_depth;
mod first_tie;
mod closing;

use gaji_words::alphabeta::lesson as words;
use leptos::prelude::*;

use crate::arrival::host;
use crate::chunks;
use crate::lesson::Head;
use crate::parts::{Notice, Views, Weight};
use closing::Closing;
use compare::Compare;
use counters::Counters;
use deepening::Deepening;
use mistakes::Mistakes;
use model::Lesson;
use self_check::SelfCheck;
use settings::Settings;
use stage::Stage;
use trees::Trees;

/// 수업의 화면.
#[component]
pub(crate) fn AlphaBeta() -> impl IntoView {
    let lesson = Lesson::open();
    host(lesson);
    let pupil = lesson.state.with_untracked(|state| state.hands_on.contains("pupil=1"));
    let class = if pupil { "lesson pupil" } else { "lesson" };
    view! {
        <article class=class>
            <Head title=words::title question=words::question />
            <Notice
                words=lesson.trouble
                weight=Weight::Fault
                on_close=Callback::new(move |()| lesson.trouble.set(String::new()))
            />
            {(!pupil).then(|| shown(lesson)).views()}
            {practice::door(lesson)}
            {(!pupil).then(|| chunks::rest("alpha-beta")).views()}
        </article>
    }
    .into_any()
}

/// 답이 보이는 무대. 시험을 보는 학생의 화면에는 없다: 감추기만 하면 그림으로 내려받을 수 있다.
fn shown(lesson: Lesson) -> AnyView {
    view! {
        <Compare lesson=lesson />
        <Stage lesson=lesson />
        <p class="lesson-intro">{words::intro(lesson.lang)}</p>
    }
    .into_any()
}

/// 첫 화면 아래의 마당.
pub(crate) fn below() -> AnyView {
    let lesson: Lesson = expect_context();
    view! {
        <Settings lesson=lesson />
        <Counters lesson=lesson />
        <Trees lesson=lesson />
        <Deepening lesson=lesson />
        <SelfCheck lesson=lesson />
        <Mistakes lesson=lesson />
        <Closing lesson=lesson />
    }
    .into_any()
}
