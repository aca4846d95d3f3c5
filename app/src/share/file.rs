//! 만든 것을 파일로.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/src/share/file.js")]
extern "C" {
    /// 글 `text`를 그 이름의 파일로.
    #[wasm_bindgen(js_name = saveText)]
    pub(crate) fn save_text(text: &str, kind: &str, name: &str);

    /// SVG를 그 크기의 PNG로 그려 파일로.
    #[wasm_bindgen(catch, js_name = savePng)]
    pub(super) async fn save_png(
        svg: &str,
        width: u32,
        height: u32,
        name: &str,
    ) -> Result<JsValue, JsValue>;
}
