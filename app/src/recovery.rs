//! 화면이 멈추면(panic) 까닭을 콘솔에 남긴다. 되살리는 띠는 앱이 아니라 notices.js가 세운다: 앱은 이미 믿을 수 없다.

use std::panic;
use wasm_bindgen::JsValue;

/// 멈춘 까닭을 남기게 한다.
pub(crate) fn install() {
    panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
    }));
}
