//! 기기에 남기는 작은 기억. 남길 수 없는 곳(가둔 틀, 꽉 찬 기기)에서는 조용히 잊는다.

use leptos::prelude::window;

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
