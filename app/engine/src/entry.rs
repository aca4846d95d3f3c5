//! 웹의 입구.

use js_sys::{Function, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::Service;

#[wasm_bindgen]
extern "C" {
    /// 밀리초로 재는 시계.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// JS가 쥐는 엔진 하나.
#[wasm_bindgen]
pub struct Engine(Service);

#[wasm_bindgen]
impl Engine {
    /// 작업자의 엔진: 큰 전치표를 갖고 끝까지 쉬지 않는다.
    #[must_use]
    pub fn worker() -> Self {
        Self(Service::worker())
    }

    /// 남의 쪽의 틀에 선 작업자의 엔진: 전치표가 작다.
    #[must_use]
    pub fn frame_worker() -> Self {
        Self(Service::frame_worker())
    }

    /// 화면의 엔진: 전치표가 없고 오래 붙잡지 않는다.
    #[must_use]
    pub fn page() -> Self {
        Self(Service::page())
    }

    /// 부탁 하나를 끝까지 한다. 답이 생길 때마다 `emit`을 부른다.
    pub fn handle(&mut self, request: &[u8], emit: &Function) {
        self.0.handle(request, &now, &mut |reply| send(emit, reply));
    }

    /// 부탁 하나를 걸음으로 나눠 시작한다. 앞의 것은 버린다.
    pub fn begin(&mut self, request: &[u8]) {
        self.0.begin(request, &now);
    }

    /// 한 걸음 간다. 더 갈 것이 있으면 참.
    pub fn poll(&mut self, emit: &Function) -> bool {
        self.0.poll(&now, &mut |reply| send(emit, reply))
    }
}

fn send(emit: &Function, reply: &[u8]) {
    // 듣는 쪽의 잘못은 듣는 쪽이 안다.
    let _ = emit.call1(&JsValue::NULL, &Uint8Array::from(reply));
}
