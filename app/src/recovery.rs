//! 화면이 멈췄을 때(panic). 앱은 이미 믿을 수 없으므로 앱을 거치지 않고 문서에 바로 적는다.

use gaji_words::{Lang, shell};
use leptos::prelude::document;
use std::panic;
use wasm_bindgen::JsValue;
use web_sys::Element;

/// 멈추면 되살리는 띠를 보이게 한다.
pub(crate) fn install() {
    panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
        // 띠도 세울 수 없으면 할 수 있는 일이 더는 없다.
        let _ = show();
    }));
}

fn show() -> Result<(), JsValue> {
    let document = document();
    let Some(body) = document.body() else { return Ok(()) };
    if document.query_selector(".recovery")?.is_some() {
        return Ok(());
    }
    let code = document.document_element().and_then(|root| root.get_attribute("lang"));
    let lang = code.and_then(|code| Lang::parse(&code)).unwrap_or(Lang::Ko);
    let bar = add(&body, "div", "")?;
    bar.set_class_name("recovery");
    bar.set_attribute("role", "alert")?;
    add(&bar, "strong", shell::recovery_title(lang))?;
    add(&bar, "span", shell::recovery(lang))?;
    // 멈춘 앱이 가로채지 않게 바깥 링크로 적는다(place.rs).
    let reload = add(&bar, "a", shell::recovery_reload(lang))?;
    reload.set_class_name("button");
    reload.set_attribute("rel", "external")?;
    reload.set_attribute("href", "")
}

fn add(parent: &Element, tag: &str, words: &str) -> Result<Element, JsValue> {
    let element = document().create_element(tag)?;
    element.set_text_content(Some(words));
    parent.append_child(&element)?;
    Ok(element)
}
