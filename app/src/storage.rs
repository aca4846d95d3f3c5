//! 기기에 남기는 작은 기억. 남길 수 없는 곳(가둔 틀, 꽉 찬 기기)에서는 조용히 잊는다.

use leptos::prelude::*;

use crate::effect;

/// 기억한 값.
pub(crate) fn recall(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

/// 기억한다.
pub(crate) fn remember(key: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        // 꽉 찼거나 막혔으면 다음에 다시 고르면 된다.
        let _ = storage.set_item(key, value);
    }
}

/// 기억하는 스위치: 바꾸면 기억한다. 처음에는 꺼져 있다.
pub(crate) fn switch(key: &'static str) -> RwSignal<bool> {
    let on = RwSignal::new(recall_switch(key).unwrap_or(false));
    effect(move || remember_switch(key, on.get()));
    on
}

/// 기억한 스위치. 고른 적이 없으면 `None`.
pub(crate) fn recall_switch(key: &str) -> Option<bool> {
    recall(key).map(|kept| kept == ON)
}

/// 스위치를 기억한다.
pub(crate) fn remember_switch(key: &str, on: bool) {
    remember(key, if on { ON } else { OFF });
}

const ON: &str = "on";
const OFF: &str = "off";
