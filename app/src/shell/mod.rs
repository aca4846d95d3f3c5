//! 모든 화면을 두른 껍데기: 머리, 본문, 발.

mod header;
mod lost;

use gaji_words::shell;
use leptos::{html, prelude::*};

use crate::{lang, route::Page};
use header::Header;

pub(crate) use lost::Lost;

/// 껍데기. 옮겨 왔으면 자판의 자리를 본문으로 옮긴다.
#[component]
pub(crate) fn Shell(
    /// 지금 화면.
    page: Page,
    /// 다른 화면에서 옮겨 왔는가.
    moved: bool,
    children: Children,
) -> impl IntoView {
    let lang = lang();
    let main = NodeRef::<html::Main>::new();
    Effect::new(move |_| {
        if let Some(main) = main.get().filter(|_| moved) {
            // 옮기지 못해도 화면은 그대로 쓸 수 있다.
            let _ = main.focus();
        }
    });
    view! {
        <a class="skip" href="#main">
            {shell::skip(lang)}
        </a>
        <Header page=page />
        <main id="main" tabindex="-1" node_ref=main>
            {children()}
        </main>
        <footer class="footer">
            <p>{shell::footer_offline(lang)}</p>
            <p>{shell::footer(lang)}</p>
        </footer>
    }
}

/// 이 화면의 제목.
#[component]
pub(crate) fn PageTitle(
    /// 화면의 이름.
    #[prop(into)]
    words: String,
) -> impl IntoView {
    document().set_title(&shell::page_title(lang(), &words));
}
