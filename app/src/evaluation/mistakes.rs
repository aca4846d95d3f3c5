//! 흔한 실수: 스위치를 켜면 그 해로움이 드러나는 판이 위에 펼쳐지고, 금빛 칸이 그 실수대로 바뀐다.

use gaji_lessons::evaluation::{Fault, Mistake, THREAT, harm, overlooked};
use gaji_words::Word;
use gaji_words::evaluation::mistakes as words;
use gaji_words::lesson as heads;
use leptos::prelude::*;

use super::model::Lesson;
use crate::parts::{Switch, panel, said};

/// 이름과 설명, [`Mistake::ALL`]의 차례로.
const NAMES: [(Word, Word); 4] = [
    (words::unscaled, words::unscaled_about),
    (words::blind, words::blind_about),
    (words::shallow, words::shallow_about),
    (words::formula_only, words::formula_only_about),
];

/// 흔한 실수.
pub(super) fn mistakes(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let switch = |(mistake, (name, about)): (Mistake, (Word, Word))| {
        let on = Signal::derive(move || lesson.state.with(|state| mistake.is_on(state)));
        let change = Callback::new(move |on| lesson.visit(|state| mistake.set(state, on)));
        view! { <Switch label=name(lang) about=about(lang) on=on on_change=change /> }.into_any()
    };
    let seen = said(Signal::derive(move || seen(lesson).unwrap_or_default()));
    let body = Mistake::ALL.into_iter().zip(NAMES).map(switch).chain([seen]).collect();
    panel(heads::mistakes(lang), words::about(lang), body)
}

/// 일부러 하고 있는 공식의 실수. 하지 않으면 빈 글.
pub(super) fn now(lesson: Lesson) -> Signal<String> {
    Signal::derive(move || match lesson.formula().fault {
        None => String::new(),
        Some(Fault::Unscaled) => words::now(lesson.lang, &words::unscaled(lesson.lang)),
        Some(Fault::Blind) => words::now(lesson.lang, &words::blind(lesson.lang)),
    })
}

/// 하고 있는 실수가 이 판에서 드러났는가.
fn seen(lesson: Lesson) -> Option<String> {
    let harm = lesson.judge(lesson.formula(), |judge| harm(lesson.lang, judge));
    // 깊이 보는 동안에도 한 수만 본 칸과 견준다.
    let threat = lesson.state.with(|state| state.columns == THREAT);
    let overlooked = || {
        let choice = lesson.choice(lesson.formula())?;
        Some(overlooked(lesson.lang, choice, &lesson.thought()?))
    };
    harm.or_else(|| overlooked().filter(|_| threat))
}
