//! 걸음 조절: 처음, 뒤로, 재생, 앞으로, 끝, 빠르기, 그리고 가위질을 표시한 걸음 막대.

use gaji_lessons::speed::Speed;
use gaji_words::{Word, parts};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{Glyph, Icon, Playback, Showing, Views};
use crate::lang;

/// 걸음 조절. 자판(빈칸, ← →, Home, End)은 화면 어디서나 듣되, 글을 적거나 단추를 누르는 중에는 비켜난다.
#[component]
pub fn Transport(
    /// 옮길 재생.
    playback: Playback,
    /// 표시할 걸음(가위질).
    #[prop(into)]
    marks: Signal<Vec<usize>>,
) -> impl IntoView {
    let lang = lang();
    Showing::note(|showing| showing.playback.set(Some(playback)));
    let keys = window_event_listener(ev::keydown, move |event| on_key(playback, &event));
    on_cleanup(move || keys.remove());
    let button = move |glyph: Glyph, word: Word, act: fn(Playback)| {
        view! {
            <button class="icon-button" type="button" aria-label=word(lang) on:click=move |_| act(playback)>
                <Icon glyph=glyph />
            </button>
        }
    };
    view! {
        <div class="transport" role="group" aria-label=parts::transport(lang)>
            <Scrubber playback=playback marks=marks />
            <div class="transport-row">
                {button(Glyph::Start, parts::to_start, |p| p.seek(0))}
                {button(Glyph::Back, parts::back, |p| p.shift(false))}
                <PlayButton playback=playback />
                {button(Glyph::Forward, parts::forward, |p| p.shift(true))}
                {button(Glyph::End, parts::to_end, |p| p.seek(usize::MAX))}
                <SpeedChoice playback=playback />
            </div>
            <p class="invite">{parts::invite(lang)} <span class="keys">{parts::keys(lang)}</span></p>
        </div>
    }
}

#[component]
fn PlayButton(playback: Playback) -> impl IntoView {
    let lang = lang();
    let playing = playback.playing;
    let glyph = move || if playing.get() { Glyph::Pause } else { Glyph::Play };
    let label = move || if playing.get() { parts::pause(lang) } else { parts::play(lang) };
    view! {
        <button class="icon-button run" type="button" aria-label=label on:click=move |_| playback.toggle()>
            {move || view! { <Icon glyph=glyph() /> }}
        </button>
    }
}

#[component]
fn SpeedChoice(playback: Playback) -> impl IntoView {
    let lang = lang();
    let choose = move |event| {
        let chosen = event_target_value(&event).parse().ok().and_then(|i: usize| Speed::ALL.get(i));
        playback.speed.set(chosen.copied().unwrap_or(Speed::NORMAL));
    };
    let option = move |(i, speed): (usize, Speed)| {
        let selected = playback.speed.get_untracked() == speed;
        view! { <option value=i selected=selected>{parts::speed_value(lang, &speed.text())}</option> }
    };
    view! {
        <select class="speed" aria-label=parts::speed(lang) on:change=choose>
            {Speed::ALL.into_iter().enumerate().map(option).views()}
        </select>
    }
}

#[component]
fn Scrubber(playback: Playback, marks: Signal<Vec<usize>>) -> impl IntoView {
    let lang = lang();
    let seek = move |event| playback.seek(event_target_value(&event).parse().unwrap_or(0));
    let spoken = move || parts::step_of(lang, &playback.at(), &playback.last.get());
    let ticks = move || {
        let last = playback.last.get().max(1);
        let tick = |mark: usize| {
            let place = format!("--at:{}", mark.min(last) * 1_000 / last);
            view! { <i style=place /> }
        };
        marks.get().into_iter().map(tick).views()
    };
    view! {
        <div class="scrubber">
            <input
                type="range"
                min="0"
                max=move || playback.last.get()
                prop:value=move || {
                    playback.last.track();
                    playback.at()
                }
                aria-label=parts::scrubber(lang)
                aria-valuetext=spoken
                on:input=seek
            />
            <div class="scrubber-marks" aria-hidden="true">{ticks}</div>
            <output aria-hidden="true">{move || format!("{}/{}", playback.at(), playback.last.get())}</output>
        </div>
    }
}

fn on_key(playback: Playback, event: &ev::KeyboardEvent) {
    let plain = !(event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key());
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let key = event.key();
    if event.default_prevented() || !plain || target.is_some_and(|on| wants(&on, &key)) {
        return;
    }
    match key.as_str() {
        " " => playback.toggle(),
        "ArrowLeft" => playback.shift(false),
        "ArrowRight" => playback.shift(true),
        "Home" => playback.seek(0),
        "End" => playback.seek(usize::MAX),
        _ => return,
    }
    event.prevent_default();
}

/// 그 자리에서 이 자판이 이미 다른 뜻을 지녔는가.
fn wants(element: &Element, key: &str) -> bool {
    let inside = |what| element.closest(what).ok().flatten().is_some();
    let typing =
        inside("input,textarea,select,[contenteditable],[role=grid],[role=tree],[data-hit],dialog");
    typing || (key == " " && inside("button,a,summary"))
}
