//! 정지 탐색 수업(i345)의 화면. 셈과 그림은 `gaji_lessons::quiescence`가, 여기는 부품을 잇는 일만 한다.

mod model;
mod stage;
mod pane;
mod ruler;
mod settings;
mod baits;
mod own;
mod closing;

use gaji_words::quiescence::lesson as words;
use leptos::prelude::*;

use crate::arrival::host;
use crate::chunks;
use crate::lang;
use crate::lesson::Head;
use crate::parts::{Notice, Weight};
use baits::Baits;
use closing::Closing;
use model::Lesson;
use own::Own;
use ruler::Ruler;
use settings::{Mistakes, Settings};
use stage::Stage;

/// 수업의 화면.
#[component]
pub(crate) fn Quiescence() -> impl IntoView {
    let lang = lang();
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
            <Stage lesson=lesson />
            <p class="lesson-intro">{words::intro(lang)}</p>
            {chunks::rest("quiescence")}
        </article>
    }
    .into_any()
}

/// 첫 화면 아래의 마당.
pub(crate) fn below() -> AnyView {
    let lesson: Lesson = expect_context();
    view! {
        <Ruler lesson=lesson />
        <Settings lesson=lesson />
        <Baits lesson=lesson />
        <Own lesson=lesson />
        <Mistakes lesson=lesson />
        <Closing lesson=lesson />
    }
    .into_any()
}
