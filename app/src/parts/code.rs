//! 핵심 코드: 그림이 가는 줄에 불이 켜진다.

use gaji_lessons::code::CodeLine;
use gaji_words::parts;
use leptos::prelude::*;

use super::Views;
use crate::lang;

/// 코드 판.
#[component]
pub fn Code(
    /// 코드, 한 줄씩.
    lines: Signal<Vec<CodeLine>>,
    /// 불이 켜진 줄, 0부터. 그 줄이 하는 일이 위에 적힌다.
    #[prop(into)]
    current: Signal<Option<usize>>,
) -> impl IntoView {
    let lang = lang();
    let caption = move || {
        let at = |line: usize| lines.with(|lines| lines.get(line)?.about);
        let about = current.get().and_then(at);
        about.map_or_else(|| parts::code_caption(lang), |about| about(lang))
    };
    let line = move |(i, line): (usize, CodeLine)| {
        let lit = move || (current.get() == Some(i)).then_some("true");
        view! { <li aria-current=lit><code>{line.text}</code></li> }
    };
    view! {
        <figure class="code">
            <figcaption>
                <strong>{parts::code(lang)}</strong>
                <span>{caption}</span>
            </figcaption>
            <ol tabindex="0" aria-label=parts::code(lang)>
                {move || lines.get().into_iter().enumerate().map(line).views()}
            </ol>
        </figure>
    }
}
