//! 조절대: 손가락으로 끌거나, − + 단추로 한 눈금씩.

use gaji_words::parts;
use leptos::prelude::*;

use super::{Glyph, Icon, Views};
use crate::lang;

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
    /// 한 눈금.
    #[prop(default = 1)]
    step: i64,
    /// 값을 적는 법. 화면 읽개도 이것을 읽는다.
    #[prop(default = gaji_words::number)]
    text: fn(i64) -> String,
    /// 표시할 값(고른 수가 바뀌는 자리).
    #[prop(optional, into)]
    marks: Signal<Vec<i64>>,
    /// 바뀐 값을 받는다. 끄는 동안에도 부른다.
    #[prop(into)]
    on_input: Callback<i64>,
) -> impl IntoView {
    let lang = lang();
    let (low, high) = range;
    let move_by = move |by: i64| on_input.run((value.get_untracked() + by).clamp(low, high));
    let nudge = move |glyph: Glyph, label: String, by: i64| {
        view! {
            <button class="icon-button" type="button" aria-label=label on:click=move |_| move_by(by)>
                <Icon glyph=glyph />
            </button>
        }
    };
    let ticks = move || {
        let span = (high - low).max(1);
        let tick =
            |mark: i64| view! { <i style=format!("--at:{}", (mark - low) * 1_000 / span) /> };
        marks.get().into_iter().map(tick).views()
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
                    <input
                        type="range"
                        aria-label=label.clone()
                        min=low
                        max=high
                        step=step
                        prop:value=move || value.get().to_string()
                        aria-valuetext=move || text(value.get())
                        on:input=move |event| {
                            if let Ok(value) = event_target_value(&event).parse() {
                                on_input.run(value);
                            }
                        }
                    />
                    <div class="slider-marks" aria-hidden="true">{ticks}</div>
                </div>
                {nudge(Glyph::Plus, parts::more(lang, &label), step)}
            </div>
        </div>
    }
}
