//! 틀의 알맞은 키를 쪽에 알린다. 창이 아니라 내용을 재므로, 쪽이 키를 맞추어도 더 자라지 않는다.

use leptos::{html, prelude::*};
use std::time::Duration;
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::ResizeObserver;

use super::parent::Parent;
use crate::{effect, timer::Timer};

/// 잇달아 바뀌면 마지막 키만 알린다.
const PAUSE: Duration = Duration::from_millis(120);

/// `root`의 키가 바뀔 때마다 알린다.
pub(super) fn follow(root: NodeRef<html::Div>, parent: Parent) {
    let told = StoredValue::new(0);
    let pause = Timer::new();
    let measure = move || {
        let Some(Some(root)) = root.try_get_untracked() else { return };
        let height = root.get_bounding_client_rect().height().ceil() as u32;
        // 한 픽셀 줄어든 것은 반올림일 수 있지만, 모자라면 틀이 스스로 밀린다.
        let before = told.get_value();
        if height > before || before - height >= 2 {
            told.set_value(height);
            parent.tell_height(height);
        }
    };
    let changed = Closure::<dyn Fn()>::new(move || pause.set(PAUSE, measure));
    // 관찰자는 틀이 사는 동안 산다: 틀을 새로 열면 앞의 것은 사라진 요소를 본다.
    let observer = ResizeObserver::new(changed.into_js_value().unchecked_ref()).ok();
    effect(move || {
        if let (Some(root), Some(observer)) = (root.get(), &observer) {
            observer.observe(&root);
        }
    });
}
