//! 모든 화면을 두른 껍데기: 머리, 본문, 발.

mod engine_notice;
mod header;
mod lost;

use gaji_words::shell;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

use crate::{address, arrival::Arrived, effect, lang, route::Page};
use header::Header;

pub(crate) use engine_notice::EngineNotice;
pub(crate) use lost::Lost;

/// 실린 꾸러미의 라이선스를 모은 글. 지을 때 xtask가 적는다.
const LICENCES: &str = "/licences.txt";

/// 껍데기. 옮겨 왔으면 자판의 자리를 제목으로 옮긴다.
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
    let arrived = RwSignal::new(false);
    provide_context(Arrived(arrived));
    effect(move || {
        arrived.track();
        if let Some(main) = main.get().filter(|_| moved) {
            stand_on_title(&main);
        }
    });
    view! {
        <a class="skip" href="#main">
            {shell::skip(lang)}
        </a>
        <Header page=page />
        <main id="main" tabindex="-1" node_ref=main>
            <EngineNotice />
            {children()}
        </main>
        <footer class="footer">
            <p>{shell::footer_offline(lang)}</p>
            <p>
                {shell::footer(lang)} " "
                <a rel="external" href=address::base() + LICENCES>
                    {shell::licences(lang)}
                </a>
            </p>
        </footer>
    }
}

/// 제목에 선다. 아직 없으면(받아 오거나 판을 펴는 중) 본문에. 화면은 밀지 않는다: 머리가 보여야 한다.
fn stand_on_title(main: &HtmlElement) {
    let title = main.query_selector("h1").ok().flatten();
    let title = title.and_then(|title| title.dyn_into::<HtmlElement>().ok());
    let place = title.as_ref().unwrap_or(main);
    let still = FocusOptions::new();
    still.set_prevent_scroll(true);
    // 옮기지 못해도 화면은 그대로 쓸 수 있다.
    let _ = place.set_attribute("tabindex", "-1");
    let _ = place.focus_with_options(&still);
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
