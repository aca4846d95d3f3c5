//! 평가 함수 수업(i346)의 화면. 셈과 그림은 `gaji_lessons::evaluation`이, 여기는 부품을 잇는 일만 한다.

mod model;
mod picture;
mod sight;
mod stage;
mod weights;
mod tour;
mod editor;
mod numbers;
mod duel;
mod game;
mod search;
mod solver;
mod truth;
mod mistakes;
mod closing;

use gaji_words::evaluation::lesson as words;
use leptos::prelude::*;

use crate::arrival::host;
use crate::chunks;
use crate::lesson::Head;
use crate::parts::{Notice, Views, Weight};
use model::Lesson;

pub(crate) use editor::digits;

/// 수업의 화면.
#[component]
pub(crate) fn Evaluation() -> impl IntoView {
    let lesson = Lesson::open();
    host(lesson);
    view! {
        <article class="lesson">
            <Head title=words::title question=words::question />
            <Notice
                words=lesson.trouble
                weight=Weight::Fault
                on_close=Callback::new(move |()| lesson.trouble.set(String::new()))
            />
            {stage::stage(lesson)}
            <p class="lesson-intro">{words::intro(lesson.lang)}</p>
            {chunks::rest("evaluation")}
        </article>
    }
    .into_any()
}

/// 첫 화면 아래의 마당.
pub(crate) fn below() -> AnyView {
    let lesson: Lesson = expect_context();
    [
        numbers::numbers(lesson),
        duel::duel(lesson),
        search::search(lesson),
        truth::truth(lesson),
        mistakes::mistakes(lesson),
        closing::closing(lesson),
    ]
    .views()
}
