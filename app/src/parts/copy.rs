//! 글을 베끼는 단추.

use gaji_words::{Word, parts as words};
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen_futures::JsFuture;

use super::{Glyph, Icon};
use crate::lang;

/// 누르면 `text`가 주는 글을 베끼고, 되었는지 말한다.
#[component]
pub fn CopyButton(
    /// 단추의 이름.
    name: Word,
    /// 베낄 글.
    text: Callback<(), String>,
) -> impl IntoView {
    let lang = lang();
    let said = RwSignal::new("");
    let copy = move |_| {
        let text = text.run(());
        spawn_local(async move {
            let words = if copied(&text).await { words::copied } else { words::copy_failed };
            said.try_set(words(lang));
        });
    };
    view! {
        <p class="copy">
            <button class="button" type="button" on:click=copy>
                <Icon glyph=Glyph::Copy />
                {name(lang)}
            </button>
            <span role="status">{said}</span>
        </p>
    }
}

/// 안전하지 않은 주소(http)와 허락 없는 틀(frame)에는 클립보드가 없다.
async fn copied(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    !clipboard.is_undefined() && JsFuture::from(clipboard.write_text(text)).await.is_ok()
}
