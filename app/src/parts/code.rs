//! 핵심 코드: 그림이 가는 줄에 불이 켜진다.

use gaji_words::parts;
use leptos::prelude::*;

use crate::lang;

/// 코드 판.
#[component]
pub fn Code(
    /// 코드, 한 줄씩.
    #[prop(into)]
    lines: Signal<Vec<String>>,
    /// 불이 켜진 줄, 0부터.
    #[prop(into)]
    current: Signal<Option<usize>>,
    /// 그 줄이 하는 일 한마디.
    #[prop(optional, into)]
    caption: Signal<String>,
) -> impl IntoView {
    let lang = lang();
    let line = move |(i, line): (usize, String)| {
        let lit = move || (current.get() == Some(i)).then_some("true");
        view! { <li aria-current=lit><code>{line}</code></li> }
    };
    view! {
        <figure class="code">
            <figcaption>
                <strong>{parts::code(lang)}</strong>
                <span>{caption}</span>
            </figcaption>
            <ol tabindex="0" aria-label=parts::code(lang)>
                {move || lines.get().into_iter().enumerate().map(line).collect_view()}
            </ol>
        </figure>
    }
}
