//! 다리가 웹에 시키는 일은 이것이 전부다.

use wasm_bindgen::prelude::*;

/// 엔진이 보낸 바이트를 받는 귀.
pub(super) type Heard = Closure<dyn Fn(Vec<u8>)>;
/// 일이 있었음을 듣는 귀.
pub(super) type Told = Closure<dyn Fn()>;

#[wasm_bindgen(module = "/src/bridge/engine.js")]
extern "C" {
    /// 화면에 선 엔진.
    #[derive(Clone)]
    pub(super) type Page;

    /// 작업자.
    pub(super) type Worker;

    #[wasm_bindgen(catch)]
    pub(super) async fn load(folder: &str, turn: u32) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(catch)]
    pub(super) fn ask(page: &Page, request: &[u8]) -> Result<Option<Vec<u8>>, JsValue>;

    #[wasm_bindgen(catch)]
    pub(super) fn begin(page: &Page, request: &[u8]) -> Result<(), JsValue>;

    #[wasm_bindgen(catch)]
    pub(super) fn poll(page: &Page, heard: &Heard) -> Result<bool, JsValue>;

    #[wasm_bindgen(catch)]
    pub(super) fn spawn(
        folder: &str,
        framed: bool,
        ready: &Told,
        heard: &Heard,
        broke: &Told,
    ) -> Result<Worker, JsValue>;

    pub(super) fn post(worker: &Worker, request: Vec<u8>);

    pub(super) fn end(worker: &Worker);
}
