//! 그림 읽기: 나무의 모양이 뜻하는 것.

use gaji_words::{Word, alphabeta::lesson as words};
use leptos::prelude::*;

use crate::lang;
use crate::parts::Views;

/// 모양과 그 뜻. 글이 기호로 시작하는 것은 모양을 따로 두지 않는다.
const SIGNS: [(&str, Word); 6] = [
    ("▲", words::legend_max),
    ("▼", words::legend_min),
    ("■", words::legend_leaf),
    ("✂", words::legend_cut),
    ("━", words::legend_best),
    ("=", words::legend_bounds),
];

/// 그림 읽기. 접혀 있다가 누르면 펼친다.
#[component]
pub(super) fn Legend() -> impl IntoView {
    let lang = lang();
    let sign = |(sign, word): (&'static str, Word)| {
        view! {
            <li>
                <b aria-hidden="true">{sign}</b>
                {word(lang)}
            </li>
        }
    };
    let notes = [words::alpha_about, words::beta_about];
    view! {
        <details class="legend">
            <summary>{words::legend(lang)}</summary>
            <ul>
                {SIGNS.map(sign).views()}
                {notes.map(|note| view! { <li>{note(lang)}</li> }).views()}
            </ul>
        </details>
    }
}
