//! 엔진 wasm의 입구: 바이트를 받아 바이트로 답한다.

use wasm_bindgen::prelude::wasm_bindgen;

/// 이 엔진의 판 번호. 화면과 엔진이 같은 빌드인지 견준다.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}
