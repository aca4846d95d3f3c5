//! 나누는 상자: 이 상태의 링크, QR, 그림, 강의 쪽에 넣을 글. 누르기 전에는 받지 않는다.

mod embed;
mod file;
mod picture;

use gaji_words::share as words;
use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use crate::{
    effect, lang,
    parts::{CopyButton, FigureView, Glyph, Icon, Showing},
    place::Place,
    route::{Page, Route},
};
pub(crate) use file::save_text;

/// 상자. 곧바로 열린다.
pub(crate) fn share() -> AnyView {
    let (lang, place) = (lang(), Place::here());
    let open = expect_context::<Showing>().sharing;
    let (visit, query) = (place.visit.get_untracked(), place.query.get_untracked());
    let Route::Here(_, page) = visit.route else { return ().into_any() };
    let link = link(place);
    let dialog = NodeRef::<html::Dialog>::new();
    effect(move || {
        if let Some(dialog) = dialog.get() {
            // 이미 열렸으면 그대로다.
            let _ = dialog.show_modal();
        }
    });
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let copied = link.clone();
    view! {
        <dialog
            node_ref=dialog
            class="share"
            aria-labelledby="share-title"
            on:close=move |_| open.set(false)
            on:click=move |event| {
                if is_backdrop(&event) {
                    close();
                }
            }
        >
            <header>
                <h2 id="share-title">{words::title(lang)}</h2>
                <button class="icon-button" type="button" aria-label=gaji_words::shell::close(lang) on:click=move |_| close()>
                    <Icon glyph=Glyph::Close />
                </button>
            </header>
            <section>
                <h3>{words::link(lang)}</h3>
                <p>{words::link_about(lang)}</p>
                <input type="text" readonly aria-label=words::link(lang) value=link.clone() />
                <CopyButton name=words::copy_link text=Callback::new(move |()| copied.clone()) />
            </section>
            <section>
                <h3>{words::qr(lang)}</h3>
                {qr(&link)}
            </section>
            {picture::picture()}
            {match page {
                Page::Lesson(slug) => embed::embed(slug, query),
                _ => ().into_any(),
            }}
        </dialog>
    }
    .into_any()
}

fn qr(link: &str) -> AnyView {
    let lang = lang();
    match gaji_figures::qr(link, words::qr(lang)) {
        Some(figure) => view! {
            <p>{words::qr_about(lang)}</p>
            <FigureView figure=figure />
        }
        .into_any(),
        None => view! { <p>{words::qr_long(lang)}</p> }.into_any(),
    }
}

/// 지금 보이는 그대로 여는 링크. 주소 표시줄에 적히기 전의 것까지 담는다.
pub(crate) fn link(place: Place) -> String {
    absolute(&place.address())
}

/// 이 앱의 길(`/ko/…`)을 어디서나 열리는 주소로.
pub(crate) fn absolute(path: &str) -> String {
    window().location().origin().unwrap_or_default() + path
}

/// 상자 밖을 눌렀는가: 상자의 안은 모두 그 아이들이 덮는다.
fn is_backdrop(event: &ev::MouseEvent) -> bool {
    event.target().is_some_and(|on| on.dyn_into::<HtmlDialogElement>().is_ok())
}
