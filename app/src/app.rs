//! 주소에 따라 화면을 고른다.

use gaji_words::Lang;
use leptos::prelude::*;

use crate::{
    bridge::Engine,
    effect, pages,
    place::Place,
    progress,
    route::{Page, Route},
    share::Sharing,
    shell::Shell,
    showing::Showing,
    storage,
    theme::ThemeChoice,
};

const LANG_KEY: &str = "gaji.lang";

/// 앱 전체.
#[component]
pub(crate) fn App() -> impl IntoView {
    ThemeChoice::provide();
    Place::provide();
    let place = Place::here();
    let framed = place.is_framed();
    let engine = Engine::provide(framed);
    if !framed {
        engine.wake();
        effect(move || {
            if let Route::Here(lang, _) = place.visit.get().route {
                storage::remember(LANG_KEY, lang.code());
            }
        });
    }
    let came = StoredValue::new(false);
    // 찾아올 때마다 새로 짓는다: 같은 화면도 링크에 적힌 다른 상태로 열린다.
    move || {
        let (lang, page) = match place.visit.get().route {
            Route::Here(lang, page) => (lang, page),
            Route::Anywhere(page) => (remembered(), page),
        };
        provide_context(lang);
        Showing::provide();
        provide_context(Sharing(RwSignal::new(false)));
        speak(lang);
        let moved = came.get_value();
        came.set_value(true);
        if let Page::Lesson(slug) = &page {
            progress::follow(*slug);
        }
        if framed {
            return view! { <main class="framed">{pages::view(&page)}</main> }.into_any();
        }
        view! { <Shell page=page.clone() moved=moved>{pages::view(&page)}</Shell> }.into_any()
    }
}

fn speak(lang: Lang) {
    if let Some(root) = document().document_element() {
        // 속성을 다는 일은 문서가 있는 한 실패하지 않는다.
        let _ = root.set_attribute("lang", lang.code());
    }
}

/// 앞서 고른 말. 없으면 한국어.
pub(crate) fn remembered() -> Lang {
    storage::recall(LANG_KEY).and_then(|code| Lang::parse(&code)).unwrap_or(Lang::Ko)
}
