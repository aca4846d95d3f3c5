//! 지금 화면의 말과, 앞서 고른 말.

use gaji_words::Lang;
use leptos::prelude::*;

use crate::storage;

const LANG_KEY: &str = "gaji.lang";

/// 이 화면의 언어. 주소가 정하고, 바뀌면 화면을 새로 짓는다.
#[must_use]
pub fn lang() -> Lang {
    use_context().unwrap_or(Lang::Ko)
}

/// 고른 말을 기억한다.
pub(crate) fn remember(lang: Lang) {
    storage::remember(LANG_KEY, lang.code());
}

/// 앞서 고른 말. 없으면 한국어.
pub(crate) fn remembered() -> Lang {
    storage::recall(LANG_KEY).and_then(|code| Lang::parse(&code)).unwrap_or(Lang::Ko)
}

/// 이 화면을 그 말로 짓는다. 읽어 주는 이(screen reader)도 알게 문서에 적는다.
pub(crate) fn speak(lang: Lang) {
    provide_context(lang);
    if let Some(root) = document().document_element() {
        // 속성을 다는 일은 문서가 있는 한 실패하지 않는다.
        let _ = root.set_attribute("lang", lang.code());
    }
}
