//! 조절대 셋과 이름난 성격들.

use gaji_lessons::evaluation::{
    Flip, Formula, MAX_WEIGHT, PRESETS, START, State, TERMS, Weights as Three, hold_words,
};
use gaji_words::evaluation::lesson as words;
use gaji_words::{Word, decimal};
use leptos::prelude::*;

use super::model::Lesson;
use super::tour;
use crate::lang;
use crate::parts::{Chip, Mark, Slider};

/// 화살표 한 번에 움직이는 만큼, 천분의 일.
const STEP: i64 = 50;

/// 누구의 가중치인가.
#[derive(Clone, Copy)]
pub(super) struct Whose {
    /// 읽는다.
    pub(super) formula: fn(&State) -> Formula,
    /// 적는다.
    pub(super) place: fn(&mut State) -> &mut Three,
}

const MINE: Whose = Whose { formula: State::formula, place: |state| &mut state.weights };

/// 지금 성격의 조절대와, 둘러보기.
#[component]
pub(super) fn MyWeights(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let label = move || match lesson.touring.get() {
        true => words::tour_stop(lang),
        false => words::tour(lang),
    };
    view! {
        <Weights lesson=lesson whose=MINE>
            <button type="button" class="button" on:click=move |_| tour::toggle(lesson)>{label}</button>
        </Weights>
    }
}

/// 조절대 셋: 저마다 뒤집히는 자리가 표시되고, 없으면 무엇이 붙들고 있는지 말한다.
#[component]
pub(super) fn Weights(
    lesson: Lesson,
    whose: Whose,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let lang = lang();
    let Whose { formula, place } = whose;
    let weights = Memo::new(move |_| lesson.state.with(|state| formula(state).weights));
    let preset = move |name: Word, weights_: Three| {
        let pressed = Signal::derive(move || weights.get() == weights_);
        let press = Callback::new(move |()| lesson.change(|state| *place(state) = weights_));
        view! { <Chip label=name(lang) pressed=pressed on_press=press /> }
    };
    let named = PRESETS.map(|preset| (preset.name, preset.weights));
    let presets = named.into_iter().chain([(words::preset_start as Word, START)]);
    view! {
        <div class="weights">
            {(0..TERMS).map(|term| view! { <Term lesson=lesson whose=whose term=term /> }).collect_view()}
            <div class="chips" role="group" aria-label=words::presets(lang)>
                {presets.map(|(name, weights)| preset(name, weights)).collect_view()}
                {children.map(|children| children())}
            </div>
        </div>
    }
}

/// 한 항의 조절대.
#[component]
fn Term(lesson: Lesson, whose: Whose, term: usize) -> impl IntoView {
    const NAMES: [Word; TERMS] = [words::centre, words::mine, words::theirs];
    let lang = lang();
    let Whose { formula, place } = whose;
    let formula = Memo::new(move |_| lesson.state.with(formula));
    let value = Signal::derive(move || i64::from(formula.get().weights[term]));
    let flips = Memo::new(move |_| lesson.judge(formula.get(), |judge| judge.flips(term)));
    let mark = move |flip: Flip| {
        let (at, column) = (i64::from(flip.at), flip.choice + 1);
        let label = words::flip_to(lang, &decimal(at), &column);
        Mark { at, text: column.to_string(), label }
    };
    let marks = Signal::derive(move || flips.get().into_iter().map(mark).collect::<Vec<_>>());
    let note = Signal::derive(move || {
        let hold = lesson.judge(formula.get(), |judge| judge.hold(term));
        hold.map_or_else(String::new, |hold| hold_words(lang, hold))
    });
    let write = Callback::new(move |value: i64| {
        lesson.change(|state| place(state)[term] = value as i32);
    });
    view! {
        <Slider
            label=NAMES[term](lang)
            value=value
            range=(0, MAX_WEIGHT.into())
            step=STEP
            text=decimal
            marks=marks
            note=note
            on_input=write
        />
    }
}
