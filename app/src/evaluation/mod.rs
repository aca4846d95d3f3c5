//! 평가 함수 수업(i346)의 화면. 셈과 그림은 `gaji_lessons::evaluation`이, 여기는 부품을 잇는 일만 한다.

mod model;
mod stage;
mod weights;
mod tour;
mod editor;
mod numbers;
mod duel;
mod search;
mod truth;
mod mistakes;
mod closing;

use gaji_words::evaluation::lesson as words;
use leptos::prelude::*;

use crate::lesson::Head;
use crate::parts::{Notice, Weight};
use closing::Closing;
use duel::Duel;
use mistakes::Mistakes;
use model::Lesson;
use numbers::Numbers;
use search::Search;
use stage::Stage;
use truth::Truth;

/// 수업의 화면.
#[component]
pub(crate) fn Evaluation() -> impl IntoView {
    let lesson = Lesson::open();
    view! {
        <article class="lesson">
            <Head title=words::title question=words::question />
            <Notice
                words=lesson.trouble
                weight=Weight::Fault
                on_close=Callback::new(move |()| lesson.trouble.set(String::new()))
            />
            <Stage lesson=lesson />
            <p class="lesson-intro">{words::intro(lesson.lang)}</p>
            <Numbers lesson=lesson />
            <Duel lesson=lesson />
            <Search lesson=lesson />
            <Truth lesson=lesson />
            <Mistakes lesson=lesson />
            <Closing lesson=lesson />
        </article>
    }
    .into_any()
}
