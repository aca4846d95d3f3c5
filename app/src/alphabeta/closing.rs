//! 수업을 맺는 곳의 글과 조절할 값, 겨뤄 볼 놀이.

use gaji_lessons::alphabeta::{PRESETS, Source, State};
use gaji_lessons::ending;
use gaji_words::alphabeta::{closing as words, lesson as head};
use leptos::prelude::*;

use super::model::Lesson;
use super::trees::BOARDS;
use crate::address::href;
use crate::lang;
use crate::lesson::{self, Tuning};
use crate::route::Page;

/// 값을 바꾸어 보는 한 가지 길.
type Way = (String, fn(&mut State));

/// 맺음.
#[component]
pub(super) fn Closing(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let tunings: [Way; 5] = [
        (words::tune_pruning(lang).into(), |state| state.prune = false),
        (words::tune_order(lang).into(), |state| state.order = true),
        (words::tune_strict(lang).into(), |state| state.cut_ties = false),
        (words::tune_worst(lang).into(), |state| {
            state.source = Source::Typed(PRESETS[2].tree.into())
        }),
        (words::tune_depth(lang, &6), |state| BOARDS[1].plant(state, 6)),
    ];
    // 저마다 처음 상태에서 한 가지만 바꾼 것이다.
    let tuning = |(name, set): Way| {
        let mut state = State::default();
        set(&mut state);
        Tuning {
            name,
            query: Signal::stored(state.to_query()),
            go: Callback::new(move |()| lesson.change(|now| *now = state.clone())),
        }
    };
    view! {
        <lesson::Closing ending=&ending::ALPHABETA tunings=tunings.into_iter().map(tuning).collect()>
            <h2>{head::play_against(lang)}</h2>
            <p>{head::play_against_about(lang)}</p>
            <p class="chips">
                <a class="button" href=href(lang, &Page::Play("tictactoe".into()))>{head::play_tictactoe(lang)}</a>
                <a class="button" href=href(lang, &Page::Play("connect4".into()))>{head::play_connect4(lang)}</a>
            </p>
        </lesson::Closing>
    }
}
