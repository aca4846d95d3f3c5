//! 자판의 자리나 눈길을 새로 나온 것으로 옮긴다.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::timer::after_paint;

/// `group`의 첫 단추로.
pub(crate) fn focus_first(group: &Element) {
    let button = group.query_selector("button").ok().flatten();
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // 옮기지 못해도 눌러서 고를 수 있다.
        let _ = button.focus();
    }
}

/// 새로 적힌 `css`가 화면 밖이면, 그려진 뒤에 보일 만큼만 쪽을 민다. 자판의 자리는 그대로다.
pub(crate) fn bring(css: &'static str) {
    after_paint(move || {
        if let Ok(Some(place)) = document().query_selector(css) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            let gently = if is_calm() { ScrollBehavior::Instant } else { ScrollBehavior::Smooth };
            options.set_behavior(gently);
            place.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}

/// 움직임을 줄여 달라고 했는가.
pub(crate) fn is_calm() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}
