//! 엔진으로 가는 길.

use leptos::prelude::document;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/src/engine.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    async fn load(folder: &str) -> Result<JsValue, JsValue>;
}

/// 엔진을 세우고 그 판 번호를 돌려준다. 할 수 없으면 `None`.
pub(crate) async fn version() -> Option<String> {
    let meta = document().query_selector("meta[name=gaji-engine]").ok()??;
    load(&meta.get_attribute("content")?).await.ok()?.as_string()
}
