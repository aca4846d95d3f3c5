//! 마당을 짓는 토막. 저마다 한 번만 컴파일되므로 화면이 늘어도 앱이 크게 무거워지지 않는다.

use leptos::prelude::*;

/// 마당: 제목, 소개, 그 아래의 것들.
pub fn panel(title: &'static str, about: &'static str, body: Vec<AnyView>) -> AnyView {
    view! {
        <section class="panel">
            <h2>{title}</h2>
            <p>{about}</p>
            {body}
        </section>
    }
    .into_any()
}

/// 작게 적는 설명.
pub fn note(words: &'static str) -> AnyView {
    view! { <p class="settings-about">{words}</p> }.into_any()
}

/// 바뀌면 화면 읽개도 읽는 한 줄.
pub fn said(words: Signal<String>) -> AnyView {
    view! { <p class="said" role="status">{words}</p> }.into_any()
}

/// 맞았는지(`right`) 색과 테로도 말하는 [`said`]. ✓ ✗는 글이 지닌다.
pub fn verdict(words: Signal<String>, right: Signal<Option<bool>>) -> AnyView {
    let class = move || match right.get() {
        Some(true) => "said verdict better",
        Some(false) => "said verdict worse",
        None => "said verdict",
    };
    view! { <p class=class role="status">{words}</p> }.into_any()
}

/// 단추.
pub fn button(label: Signal<String>, on_press: Callback<()>) -> AnyView {
    view! {
        <button type="button" class="button" on:click=move |_| on_press.run(())>{label}</button>
    }
    .into_any()
}

/// 여럿 가운데 하나를 고르는 작은 단추. 고르는 것이 아니면 `pressed`가 없다.
pub fn chip(
    label: impl Into<String>,
    pressed: Option<Signal<bool>>,
    on_press: Callback<()>,
) -> AnyView {
    let label: String = label.into();
    let pressed = move || pressed.map(|pressed| pressed.get().to_string());
    view! {
        <button type="button" class="chip" aria-pressed=pressed on:click=move |_| on_press.run(())>
            {label}
        </button>
    }
    .into_any()
}

/// 나란한 작은 단추들과 그 이름.
pub fn chips(name: &'static str, items: Vec<AnyView>) -> AnyView {
    view! { <div class="chips" role="group" aria-label=name>{items}</div> }.into_any()
}
