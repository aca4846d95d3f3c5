//! 주소에 따라 화면을 고른다.

use leptos::prelude::*;

use crate::{
    bridge::Engine,
    effect, language, pages,
    parts::Showing,
    place::Place,
    progress,
    route::{Page, Route},
    shell::Shell,
    tastes,
    theme::ThemeChoice,
};

/// 앱 전체.
#[component]
pub(crate) fn App() -> impl IntoView {
    ThemeChoice::provide();
    Place::provide();
    pages::provide();
    let place = Place::here();
    let framed = place.is_framed();
    let engine = Engine::provide(framed, place.leaving);
    if !framed {
        engine.wake();
        effect(move || {
            if let Route::Here(lang, _) = place.visit.get().route {
                language::remember(lang);
            }
        });
    }
    effect(move || {
        if place.leaving.get() {
            engine.cancel();
        }
    });
    let came = StoredValue::new(false);
    // 찾아올 때마다 새로 짓는다: 같은 화면도 링크에 적힌 다른 상태로 열린다.
    move || {
        let (lang, page) = match place.visit.get().route {
            Route::Here(lang, page) => (lang, page),
            Route::Anywhere(page) => (language::remembered(), page),
        };
        language::speak(lang);
        Showing::provide();
        tastes::settle(engine, lang);
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
