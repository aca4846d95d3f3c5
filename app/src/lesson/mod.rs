//! 수업마다 같은 것: 머리와 맺음.

mod closing;

pub(crate) use closing::{Closing, Tuning};

use gaji_words::Word;
use leptos::prelude::*;

use crate::lang;
use crate::shell::PageTitle;

/// 수업의 머리: 제목과, 이 수업이 답하는 물음.
#[component]
pub(crate) fn Head(
    /// 제목.
    title: Word,
    /// 물음.
    question: Word,
) -> impl IntoView {
    let lang = lang();
    view! {
        <PageTitle words=title(lang) />
        <header class="lesson-head">
            <h1>{title(lang)}</h1>
            <p class="lesson-question">{question(lang)}</p>
        </header>
    }
}
