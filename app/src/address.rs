//! 주소 표시줄과 링크의 글.

use gaji_words::Lang;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

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
