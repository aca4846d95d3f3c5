//! 수업을 맺는 곳의 글과 조절할 값.

use gaji_lessons::evaluation::{MISSED_WIN, PRESETS, START, State};
use gaji_words::evaluation::closing as words;
use leptos::prelude::*;

use super::model::Lesson;
use super::search::{DEEP, show_threat};
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

/// 값을 바꾸어 보는 한 가지 길.
type Way = (String, fn(&mut State));

/// 맺음.
pub(super) fn closing(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let ways: [Way; 5] = [
        (words::tune_block(lang).into(), |state| start(state, 2, 500)),
        (words::tune_centre(lang).into(), |state| start(state, 0, 600)),
        (words::tune_attack(lang).into(), |state| state.weights = PRESETS[1].weights),
        (words::tune_missed(lang).into(), |state| {
            state.columns = MISSED_WIN.to_string();
            state.wins_first = false;
        }),
        (words::tune_deep(lang, &DEEP), |state| show_threat(state, DEEP)),
    ];
    let tuning = |(name, set): Way| Tuning {
        name,
        query: Signal::derive(move || {
            let mut state = lesson.state.get();
            set(&mut state);
            state.to_query()
        }),
        go: Callback::new(move |()| lesson.change(set)),
    };
    view! {
        <lesson::Closing ending=&ENDING tunings=ways.into_iter().map(tuning).collect()>
            <h2>{words::play(lang)}</h2>
            <p>
                <a class="button" href=href(lang, &Page::Play("connect4".into()))>{words::play_connect4(lang)}</a>
            </p>
        </lesson::Closing>
    }
    .into_any()
}

/// 처음 판의 «아슬아슬»에서 한 항만 바꾼다.
fn start(state: &mut State, term: usize, weight: i32) {
    *state = State { weights: START, ..State::default() };
    state.weights[term] = weight;
}
