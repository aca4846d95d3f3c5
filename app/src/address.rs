//! 주소 표시줄. 상태를 적을 때는 지나온 길을 늘리지 않고 지금 것을 바꾼다(replaceState). 마음먹고 누른 것(다른 국면이나 나무, 조절할 값)만 남긴다.

use gaji_words::Lang;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::{effect, pace::Pace, place::Place, route::Page};

/// 앱이 놓인 자리. `/`로 끝나지 않는다(뿌리면 빈 글).
pub(crate) fn base() -> String {
    let meta = document().query_selector("meta[name=gaji-base]").ok().flatten();
    let content = meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default();
    content.trim_end_matches('/').to_string()
}

/// 링크에 적을 주소.
pub(crate) fn href(lang: Lang, page: &Page) -> String {
    base() + &page.path(lang)
}

/// 물음(query)을 단 주소. `query`는 `?` 없는 글이고 비어도 된다.
pub(crate) fn href_with(lang: Lang, page: &Page, query: &str) -> String {
    let mark = if query.is_empty() { "" } else { "?" };
    format!("{}{mark}{query}", href(lang, page))
}

/// 이 화면이 열린 물음(query), `?` 없이.
#[must_use]
pub fn search() -> String {
    Place::here().visit.with_untracked(|visit| visit.query.clone())
}

/// 주소의 물음이 상태와 다를 때마다 고쳐 적는다: 잘못 적혀 온 것도. 부른 곳이 사라지면 멈춘다.
///
/// `query`는 `?` 없는 글이고, 비면 물음을 지운다.
pub fn keep(query: impl Fn() -> String + Send + Sync + 'static) {
    follow(Signal::derive(query));
}

fn follow(query: Signal<String>) {
    let place = Place::here();
    let write = move |()| replace(&here(&place.query.get_untracked()));
    let pace = Pace::new(Callback::new(write));
    effect(move || {
        let query = query.get();
        if place.query.with_untracked(|current| *current != query) {
            place.query.set(query);
            if !place.is_framed() {
                pace.go();
            }
        }
    });
}

/// 마음먹고 누른 상태로 한 걸음 나아간다: 뒤로 가면 지금 상태로 돌아온다.
pub(crate) fn step(query: &str) {
    let place = Place::here();
    if place.is_framed() {
        return;
    }
    replace(&here(&place.query.get_untracked()));
    // 거절되면 지나온 길에 남지 않을 뿐, 상태는 곧 적힌다.
    let _ = push(&here(query));
}

/// 지나온 길에 새 자리를 더한다.
pub(crate) fn push(url: &str) -> Result<(), JsValue> {
    window().history()?.push_state_with_url(&JsValue::NULL, "", Some(url))
}

/// 지금 자리를 고쳐 적는다.
pub(crate) fn replace(url: &str) {
    if let Ok(history) = window().history() {
        // 거절되면 다음 변화 때 다시 적는다: 화면은 주소 없이도 멀쩡하다.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(url));
    }
}

/// 이 화면에 그 물음을 단 주소.
fn here(query: &str) -> String {
    let path = window().location().pathname().unwrap_or_default();
    if query.is_empty() { path } else { format!("{path}?{query}") }
}
