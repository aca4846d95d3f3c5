//! 조절대 셋과 이름난 성격들.

use gaji_lessons::evaluation::{
    Flip, Formula, MAX_WEIGHT, PRESETS, Preset, START, State, TERMS, Weights, hold_words, term_name,
};
use gaji_words::decimal;
use gaji_words::evaluation::lesson as words;
use leptos::prelude::*;

use super::model::Lesson;
use super::tour;
use crate::parts::{Mark, Slider, Views, button, chip, chips};

/// 화살표 한 번에 움직이는 만큼, 천분의 일.
const STEP: i64 = 50;

/// 누구의 가중치인가.
#[derive(Clone, Copy)]
pub(super) struct Whose {
    /// 읽는다.
    pub(super) formula: fn(&State) -> Formula,
    /// 적는다.
    pub(super) place: fn(&mut State) -> &mut Weights,
}

const MINE: Whose = Whose { formula: State::formula, place: |state| &mut state.weights };

/// 지금 성격의 조절대와, 둘러보기.
pub(super) fn my_weights(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let label = Signal::derive(move || match lesson.touring.get() {
        Some(_) => words::tour_stop(lang).to_string(),
        None => words::tour(lang).to_string(),
    });
    let tour = Callback::new(move |()| tour::toggle(lesson));
    weights(lesson, MINE, button(label, tour))
}

/// 조절대 셋: 저마다 뒤집히는 자리가 표시되고, 없으면 무엇이 붙들고 있는지 말한다.
pub(super) fn weights(lesson: Lesson, whose: Whose, last: AnyView) -> AnyView {
    let Whose { formula, place } = whose;
    let named = |Preset { name, weights }: Preset| {
        let pressed =
            Signal::derive(move || lesson.state.with(|state| formula(state).weights == weights));
        let press = Callback::new(move |()| lesson.change(|state| *place(state) = weights));
        chip(name(lesson.lang), Some(pressed), press)
    };
    let edge = Preset { name: words::preset_start, weights: START };
    let presets = PRESETS.into_iter().chain([edge]).map(named).chain([last]);
    view! {
        <div class="weights">
            {(0..TERMS).map(|term| slider(lesson, whose, term)).views()}
            {chips(words::presets(lesson.lang), presets.collect())}
        </div>
    }
    .into_any()
}

/// 한 항의 조절대.
fn slider(lesson: Lesson, Whose { formula, place }: Whose, term: usize) -> AnyView {
    let lang = lesson.lang;
    let formula = move || lesson.state.with(formula);
    let mark = move |flip: Flip| {
        let (at, column) = (i64::from(flip.at), flip.choice + 1);
        let label = words::flip_to(lang, &decimal(at), &column);
        Mark { at, text: column.to_string(), label }
    };
    let marks = move || {
        let flips = lesson.judge(formula(), |judge| judge.flips(term));
        flips.into_iter().map(mark).collect::<Vec<_>>()
    };
    let note = move || {
        let hold = lesson.judge(formula(), |judge| judge.hold(term));
        hold.map_or_else(String::new, |hold| hold_words(lang, hold))
    };
    let write = move |value: i64| lesson.change(|state| place(state)[term] = value as i32);
    view! {
        <Slider
            label=term_name(lang, term)
            value=Signal::derive(move || i64::from(formula().weights[term]))
            range=(0, MAX_WEIGHT.into())
            step=STEP
            text=decimal
            marks=Signal::derive(marks)
            note=Signal::derive(note)
            on_input=Callback::new(write)
        />
    }
    .into_any()
}
