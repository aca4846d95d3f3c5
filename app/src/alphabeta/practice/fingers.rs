//! 그림을 쥐는 손.

use leptos::{html, prelude::*};
use wasm_bindgen::prelude::*;
use web_sys::HtmlDivElement;

use crate::effect;

#[wasm_bindgen(module = "/src/alphabeta/practice/fingers.js")]
extern "C" {
    /// 두 손가락, 바퀴, 마우스로 키우고 민다.
    pub(super) fn grip(around: &HtmlDivElement);

    /// 마디를 끄는 동안 쪽이 밀리지 않는다.
    pub(super) fn hold(around: &HtmlDivElement);
}

/// 섰을 때 한 번 쥐일 자리.
pub(super) fn placed(hand: fn(&HtmlDivElement)) -> NodeRef<html::Div> {
    let place = NodeRef::<html::Div>::new();
    effect(move || {
        if let Some(around) = place.get() {
            hand(&around);
        }
    });
    place
}
