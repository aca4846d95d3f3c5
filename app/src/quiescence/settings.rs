//! 정지 탐색의 부분: 하나씩 끄고 켜며, 그때마다 답과 마디를 진짜로 센다.

use gaji_lessons::quiescence::{Count, MISTAKES, NO_CAP, State, TOGGLES, WIDEST_CAP, count};
use gaji_words::quiescence::{lesson as head, settings as words};
use gaji_words::{Lang, number};
use leptos::prelude::*;

use super::model::{Lesson, Show};
use crate::lang;
use crate::parts::{Slider, Switch, Views};

/// 스위치와 끝(cap).
#[component]
pub(super) fn Settings(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let switch = |nth: usize| {
        let toggle = TOGGLES[nth];
        let on = Signal::derive(move || lesson.state.with(|state| (toggle.get)(&state.quiet)));
        let set = Callback::new(move |on: bool| {
            lesson.change(|state| (toggle.set)(&mut state.quiet, on));
        });
        let seen = move || {
            let (this, other) = (seen(lesson, 0), seen(lesson, nth + 1));
            let (on, off) = if on.get() { (this, other) } else { (other, this) };
            words::on_off(lang, &on, &off)
        };
        let absent = move || lesson.read(|show| !(toggle.fits)(&show.info));
        view! {
            <div hidden=absent>
                <Switch label=(toggle.label)(lang) about=(toggle.about)(lang) on=on on_change=set />
                <p class="counted">{seen}</p>
            </div>
        }
    };
    let cap = Signal::derive(move || lesson.state.with(|state| i64::from(state.cap_notch())));
    let set_cap = Callback::new(move |notch: i64| {
        lesson.change(|state| state.set_cap_notch(notch.clamp(0, NO_CAP.into()) as u32));
    });
    let write_cap: fn(i64) -> String = match lang {
        Lang::Ko => |notch| write_cap(Lang::Ko, notch),
        Lang::En => |notch| write_cap(Lang::En, notch),
    };
    view! {
        <section class="panel">
            <h2>{words::title(lang)}</h2>
            <p>{words::about(lang)}</p>
            <Switch
                label=words::quiescence(lang)
                about=words::quiescence_about(lang)
                on=Signal::derive(move || lesson.state.with(|state| state.on))
                on_change=Callback::new(move |on| lesson.change(|state| state.on = on))
            />
            <div class="settings">{(0..TOGGLES.len()).map(switch).views()}</div>
            <Slider label=words::cap(lang) value=cap range=(0, i64::from(WIDEST_CAP) + 1) text=write_cap on_input=set_cap />
            <p class="settings-about">{words::cap_about(lang)}</p>
            <p class="counted" role="status">{move || words::now(lang, &seen(lesson, 0))}</p>
        </section>
    }
}

/// 조절대의 자리에 적는 끝.
fn write_cap(lang: Lang, notch: i64) -> String {
    if notch > WIDEST_CAP.into() { words::no_cap(lang).into() } else { number(notch) }
}

/// 흔한 실수: 스위치를 켜면 드러나는 국면에서 오른쪽 판이 그 실수를 한다.
#[component]
pub(super) fn Mistakes(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let switch = |nth: usize| {
        let mistake = MISTAKES[nth];
        let on = Signal::derive(move || lesson.state.with(|state| state.quiet == mistake.quiet));
        let set = Callback::new(move |on: bool| {
            if on {
                lesson.visit(|state| state.blunder(&mistake));
            } else {
                lesson.change(State::mend_blunder);
            }
        });
        let seen = move || {
            let right = seen(lesson, TOGGLES.len() + 1);
            on.get().then(|| words::wrong(lang, &right, &seen(lesson, 0)))
        };
        view! {
            <div>
                <Switch label=(mistake.label)(lang) about=(mistake.about)(lang) on=on on_change=set />
                <p class="counted" role="status">{seen}</p>
            </div>
        }
    };
    view! {
        <section class="panel">
            <h2>{words::mistakes(lang)}</h2>
            <p>{words::mistakes_about(lang)}</p>
            {(0..MISTAKES.len()).map(switch).views()}
        </section>
    }
}

/// `nth`째로 센 것의 글.
fn seen(lesson: Lesson, nth: usize) -> String {
    let said = lesson.read(|show| {
        let (depth, side) = (show.state.depth, show.scene.side);
        let counted = lesson.counts.with(|study| count(&study.told, nth, depth, side));
        counted.map(|found| say(lesson, show, &found))
    });
    said.unwrap_or_else(|| head::waiting(lesson.lang).into())
}

fn say(lesson: Lesson, show: &Show, found: &Count) -> String {
    let lang = lesson.lang;
    let nodes = number(i64::try_from(found.nodes).unwrap_or(i64::MAX));
    let Some(verdict) = &found.verdict else { return words::unfinished(lang, &nodes) };
    let mv = verdict.mv.clone().unwrap_or_else(|| head::none(lang).into());
    let value = show.cast(lang).change(verdict.value, show.base());
    words::counted(lang, &mv, &value, &nodes)
}
