//! 주소에 따라 화면을 고른다.

use gaji_words::Lang;
use leptos::prelude::*;
use leptos_meta::{Html, provide_meta_context};
use leptos_router::{
    NavigateOptions, WildcardSegment,
    components::{FlatRoutes, Route as At, Router},
    hooks::{use_location, use_navigate},
};

use crate::{
    address::{self, Query},
    bridge::Engine,
    pages,
    route::{Page, Route},
    shell::Shell,
    storage,
    theme::ThemeChoice,
};

const LANG_KEY: &str = "gaji.lang";

/// 앱 전체.
#[component]
pub(crate) fn App() -> impl IntoView {
    provide_meta_context();
    ThemeChoice::provide();
    Engine::provide();
    Query::provide();
    view! {
        <Router base=address::base()>
            // 주소를 읽는 일은 모두 route가 한다: 길이 하나면 화면을 옮겨도 껍데기가 남는다.
            <FlatRoutes fallback=|| ()>
                <At path=WildcardSegment("path") view=Screen />
            </FlatRoutes>
        </Router>
    }
}

#[component]
fn Screen() -> impl IntoView {
    let location = use_location();
    let route = Memo::new(move |_| {
        let path = location.pathname.get();
        let path = path.strip_prefix(&address::base()).unwrap_or(&path);
        Route::parse(path, &location.hash.get())
    });
    let navigate = use_navigate();
    Effect::new(move |_| match route.get() {
        Route::Here(lang, _) => storage::remember(LANG_KEY, lang.code()),
        Route::Anywhere(Page::Lost) => {}
        Route::Anywhere(page) => {
            let there = address::href_with(remembered(), &page, &location.search.get_untracked());
            navigate(&there, NavigateOptions { replace: true, ..NavigateOptions::default() });
        }
    });
    let query = expect_context::<Query>();
    Effect::new(move |_| query.set(location.search.get()));
    let lang = Memo::new(move |_| match route.get() {
        Route::Here(lang, _) => lang,
        Route::Anywhere(_) => remembered(),
    });
    let page = Memo::new(move |_| match route.get() {
        Route::Here(_, page) | Route::Anywhere(page) => page,
    });
    let came = StoredValue::new(false);
    move || {
        let lang = lang.get();
        provide_context(lang);
        let moved = came.get_value();
        came.set_value(true);
        view! {
            <Html attr:lang=lang.code() />
            <Shell page=page moved=moved>{move || pages::view(&page.get())}</Shell>
        }
    }
}

fn remembered() -> Lang {
    storage::recall(LANG_KEY).and_then(|code| Lang::parse(&code)).unwrap_or(Lang::Ko)
}
