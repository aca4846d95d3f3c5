//! 여럿 가운데 하나를 고르거나 곧바로 무엇을 하는 작은 단추.

use leptos::prelude::*;

/// 작은 단추. 고르는 것이면 `pressed`가 켜졌는지 말한다.
#[component]
pub fn Chip(
    /// 글.
    #[prop(into)]
    label: String,
    /// 골라졌는가. 고르는 것이 아니면 주지 않는다.
    #[prop(optional, into)]
    pressed: Option<Signal<bool>>,
    /// 눌렀을 때.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    let pressed = move || pressed.map(|pressed| pressed.get().to_string());
    view! {
        <button type="button" class="chip" aria-pressed=pressed on:click=move |_| on_press.run(())>
            {label}
        </button>
    }
}
