//! 수업을 맺는 곳의 글과 조절할 값, 두어 볼 놀이.

use gaji_lessons::ending;
use gaji_lessons::play;
use gaji_lessons::quiescence::State;
use gaji_protocol::Seat;
use gaji_words::Word;
use gaji_words::evaluation::closing as evaluation;
use gaji_words::quiescence::{closing as words, settings};
use leptos::prelude::*;

use super::model::Lesson;
use crate::address::href_with;
use crate::lang;
use crate::lesson::{self, Tuning};
use crate::route::Page;

/// 값을 바꾸어 보는 한 가지 길.
type Way = (Word, fn(&mut State));

const WAYS: [Way; 5] = [
    (words::tune_film, |state| state.step = Some(1)),
    (words::tune_mirage, |state| state.depth = 5),
    (words::tune_cap, |state| state.quiet.cap = 0),
    (words::tune_stand_pat, |state| state.quiet.stand_pat = false),
    (words::tune_order, |state| state.quiet.ordering = false),
];

/// 맺음.
#[component]
pub(super) fn Closing(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    // 저마다 처음 상태에서 한 가지만 바꾼 것이다.
    let tuning = |(name, set): Way| {
        let mut state = State::default();
        set(&mut state);
        let query = Signal::stored(state.to_query());
        let go = Callback::new(move |()| {
            let mut state = State::default();
            set(&mut state);
            let step = state.step.map_or(usize::MAX, |step| step as usize);
            lesson.change(move |now| *now = state);
            lesson.playback.seek(step);
        });
        Tuning { name: name(lang).into(), query, go }
    };
    let play = move || {
        let Seat { game, position, moves } = lesson.state.with(|state| state.seat.clone());
        let play = play::State { position, moves, ..play::State::default() };
        href_with(lang, &Page::Play(game), &play.to_query())
    };
    view! {
        <lesson::Closing ending=&ending::QUIESCENCE tunings=WAYS.map(tuning).into()>
            <h2>{evaluation::play(lang)}</h2>
            <p class="chips">
                <a class="button" href=play>{settings::play_it(lang)}</a>
            </p>
        </lesson::Closing>
    }
}
