//! 켜고 끄는 스위치.

use leptos::prelude::*;

/// 켜고 끄는 스위치. 켜짐은 색과 자리와 ✓로 함께 보인다.
#[component]
pub fn Switch(
    /// 이름.
    #[prop(into)]
    label: String,
    /// 무엇이 달라지는지 한 문장. 비어도 된다.
    #[prop(optional, into)]
    about: String,
    /// 켜졌는가.
    #[prop(into)]
    on: Signal<bool>,
    /// 바뀐 값을 받는다.
    #[prop(into)]
    on_change: Callback<bool>,
) -> impl IntoView {
    let about = (!about.is_empty()).then(|| view! { <span class="switch-about">{about}</span> });
    view! {
        <button
            class="switch"
            type="button"
            role="switch"
            aria-checked=move || on.get().to_string()
            on:click=move |_| on_change.run(!on.get_untracked())
        >
            <span class="switch-track" aria-hidden="true">
                <span class="switch-thumb" />
            </span>
            <span class="switch-words">
                <span class="switch-label">{label}</span>
                {about}
            </span>
        </button>
    }
}
