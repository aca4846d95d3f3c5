//! 주소 표시줄과 링크의 글.

use gaji_words::Lang;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{PerformanceNavigation, Storage};

use crate::route::Page;

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

/// 이 화면에 그 물음(query)을 단 주소.
pub(crate) fn here(query: &str) -> String {
    let path = window().location().pathname().unwrap_or_default();
    if query.is_empty() { path } else { format!("{path}?{query}") }
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

/// 떠나는 길에 적은 주소의 열쇠: 이 창만의 기억(session storage)이다.
const LATE: &str = "gaji.late";

/// 떠나면서 고쳐 적는다. 새로 열기(reload)는 이미 옛 주소로 떠났으므로, 이 창에 남겨 [`catch_up`]이 잇는다.
pub(crate) fn replace_late(url: &str) {
    let before = window().location().href().unwrap_or_default();
    replace(url);
    if let Some(session) = session() {
        // 남길 수 없는 기기에서는 주소에만 남는다.
        let _ = session.set_item(LATE, &format!("{before}\n{url}"));
    }
}

/// 새로 열린 옛 주소를, 떠나면서 적은 주소로 고친다.
pub(crate) fn catch_up() {
    let Some(session) = session() else { return };
    let late = session.get_item(LATE).ok().flatten().unwrap_or_default();
    // 지우지 못해도 다른 주소에서는 쓰지 않는다.
    let _ = session.remove_item(LATE);
    if let (Some((before, url)), Ok(here)) = (late.split_once('\n'), window().location().href())
        && before == here
        && is_reload()
    {
        replace(url);
    }
}

fn session() -> Option<Storage> {
    window().session_storage().ok()?
}

/// 같은 링크를 다시 누른 것은 새로 시작하는 것이다.
fn is_reload() -> bool {
    let navigation = window().performance().map(|clock| clock.navigation().type_());
    navigation == Some(PerformanceNavigation::TYPE_RELOAD)
}
