//! 수업을 맺는 곳의 글과 조절할 값.

use gaji_lessons::evaluation::{State, tunings};
use gaji_words::evaluation::closing as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::address::href;
use crate::lesson::{self, Ending, Tuning};
use crate::route::Page;

const ENDING: Ending = Ending {
    verify: &[words::verify_bars, words::verify_raise, words::verify_same, words::verify_reason],
    good: &[words::good_endless, words::good_levels],
    bad: &[words::bad_small, words::bad_unknown],
    cost: words::cost_about,
    before: &[("i340", words::related_minimax)],
    after: &[
        ("i341", words::related_alphabeta),
        ("i345", words::related_quiescence),
        ("i358", words::related_human),
    ],
    references: &[(words::wiki_url, words::wiki)],
};

/// 맺음.
pub(super) fn closing(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let tuning = |(name, state): (String, State)| Tuning {
        name,
        query: Signal::stored(state.to_query()),
        go: Callback::new(move |()| lesson.change(|now| *now = state.clone())),
    };
    view! {
        <lesson::Closing ending=&ENDING tunings=tunings(lang).into_iter().map(tuning).collect()>
            <h2>{words::play(lang)}</h2>
            <p>
                <a class="button" href=href(lang, &Page::Play("connect4".into()))>{words::play_connect4(lang)}</a>
            </p>
        </lesson::Closing>
    }
    .into_any()
}
