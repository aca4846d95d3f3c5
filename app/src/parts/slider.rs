//! 조절대: 손가락으로 끌거나, − + 단추와 화살표로 한 눈금씩.

use gaji_words::parts;
use leptos::{ev, html, prelude::*};

use super::{Glyph, Icon, Views};
use crate::lang;

/// 조절대에 표시할 값: 누르면 그 값으로 간다.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// 값.
    pub at: i64,
    /// 적을 글.
    pub text: String,
    /// 읽는 이름.
    pub label: String,
}

/// 조절대. 값은 정수고, 보이는 글은 `text`가 정한다.
#[component]
pub fn Slider(
    /// 이름.
    #[prop(into)]
    label: String,
    /// 값.
    #[prop(into)]
    value: Signal<i64>,
    /// 처음과 끝.
    range: (i64, i64),
    /// 한 눈금. 손가락으로 끌 때는 1씩 움직인다.
    #[prop(default = 1)]
    step: i64,
    /// 값을 적는 법. 화면 읽개도 이것을 읽는다.
    #[prop(default = gaji_words::number)]
    text: fn(i64) -> String,
    /// 표시할 값(고른 수가 바뀌는 자리).
    #[prop(optional, into)]
    marks: Signal<Vec<Mark>>,
    /// 표시할 값이 없을 때 그 자리에 적는 말.
    #[prop(optional, into)]
    note: Signal<String>,
    /// 바뀐 값을 받는다. 끄는 동안에도 부른다.
    #[prop(into)]
    on_input: Callback<i64>,
) -> impl IntoView {
    let lang = lang();
    let (low, high) = range;
    let input = NodeRef::<html::Input>::new();
    let move_by = move |by: i64| on_input.run((value.get_untracked() + by).clamp(low, high));
    let nudge = move |glyph: Glyph, label: String, by: i64| {
        view! {
            <button class="icon-button" type="button" aria-label=label on:click=move |_| move_by(by)>
                <Icon glyph=glyph />
            </button>
        }
    };
    // 표시는 누르면 다시 그려지므로, 초점은 조절대로 옮긴다.
    let go = move |at: i64| {
        on_input.run(at);
        if let Some(input) = input.get_untracked() {
            let _ = input.focus();
        }
    };
    let tick = move |(Mark { at, text, label }, place): (Mark, String)| {
        view! {
            <button type="button" class="slider-mark" style=place aria-label=label on:click=move |_| go(at)>
                {text}
            </button>
        }
    };
    let on_key = move |event: ev::KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowRight" | "ArrowUp" => step,
            "ArrowLeft" | "ArrowDown" => -step,
            _ => return,
        };
        event.prevent_default();
        move_by(by);
    };
    view! {
        <div class="slider">
            <div class="slider-head">
                <span>{label.clone()}</span>
                <output>{move || text(value.get())}</output>
            </div>
            <div class="slider-row">
                {nudge(Glyph::Minus, parts::less(lang, &label), -step)}
                <div class="slider-track">
                    <div class="slider-marks">
                        <span>{note}</span>
                        {move || placed(marks.get(), range).into_iter().map(tick).views()}
                    </div>
                    <input
                        node_ref=input
                        type="range"
                        aria-label=label.clone()
                        min=low
                        max=high
                        step="1"
                        prop:value=move || value.get().to_string()
                        aria-valuetext=move || text(value.get())
                        on:keydown=on_key
                        on:input=move |event| {
                            if let Ok(value) = event_target_value(&event).parse() {
                                on_input.run(value);
                            }
                        }
                    />
                </div>
                {nudge(Glyph::Plus, parts::more(lang, &label), step)}
            </div>
        </div>
    }
}

/// 작은 값부터인 표시마다 놓일 자리: 값의 자리이되, 좁아서 겹치면 한 폭씩 비켜난다.
fn placed(marks: Vec<Mark>, (low, high): (i64, i64)) -> Vec<(Mark, String)> {
    let mut left = "-1*var(--mark)".to_string();
    let place = |(after, mark): (usize, Mark)| {
        let at = (mark.at - low) * 1_000 / (high - low).max(1);
        left = format!("max({at}*.1%, {left} + var(--mark))");
        let place = format!("left:min(100% - {after}*var(--mark), {left})");
        (mark, place)
    };
    (0..marks.len()).rev().zip(marks).map(place).collect()
}
