//! 수업을 맺는 곳의 글과 조절할 값.

use gaji_lessons::ending;
use gaji_lessons::evaluation::{State, tunings};
use gaji_words::evaluation::closing as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::address::href;
use crate::lesson::{self, Tuning};
use crate::route::Page;

/// 맺음.
pub(super) fn closing(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let tuning = |(name, state): (String, State)| Tuning {
        name,
        query: Signal::stored(state.to_query()),
        go: Callback::new(move |()| lesson.change(|now| *now = state.clone())),
    };
    view! {
        <lesson::Closing ending=&ending::EVALUATION tunings=tunings(lang).into_iter().map(tuning).collect()>
            <h2>{words::play(lang)}</h2>
            <p>
                <a class="button" href=href(lang, &Page::Play("connect4".into()))>{words::play_connect4(lang)}</a>
            </p>
        </lesson::Closing>
    }
    .into_any()
}
