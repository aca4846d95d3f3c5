//! 자판의 자리를 새로 열린 것으로 옮긴다.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// `group`의 첫 단추로.
pub(crate) fn focus_first(group: &Element) {
    let button = group.query_selector("button").ok().flatten();
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // 옮기지 못해도 눌러서 고를 수 있다.
        let _ = button.focus();
    }
}
