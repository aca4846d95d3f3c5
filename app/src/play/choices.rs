//! 여럿 가운데 하나: 브라우저의 라디오 단추라서 자판과 화면 읽개가 이미 안다.

use leptos::prelude::*;

use crate::parts::Views;

/// 고를 것들. `name`은 한 화면에서 하나뿐이고, 고른 것은 `options`의 번호다.
pub(super) fn choices(
    name: &'static str,
    legend: String,
    options: Vec<String>,
    chosen: Signal<Option<usize>>,
    on_choose: Callback<usize>,
) -> AnyView {
    // 넷은 두 줄로 나눈다.
    let columns = if options.len() == 4 { 2 } else { options.len() };
    let option = |(index, label): (usize, String)| {
        view! {
            <label class="play-choice">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == Some(index)
                    on:change=move |_| on_choose.run(index)
                />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class="play-choices" style=format!("--columns:{columns}")>
            <legend>{legend}</legend>
            <div>{options.into_iter().enumerate().map(option).views()}</div>
        </fieldset>
    }
    .into_any()
}
