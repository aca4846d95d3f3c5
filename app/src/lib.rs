//! 가지의 화면.

mod engine;

use leptos::{prelude::*, task::spawn_local};
use leptos_meta::{Html, Title, provide_meta_context};
use leptos_router::{
    components::{Route, Router, Routes},
    path,
};

/// `<body>`에 화면을 붙인다.
pub fn start() {
    mount_to_body(App);
}

/// 주소에 따라 화면을 고른다.
#[component]
fn App() -> impl IntoView {
    provide_meta_context();
    view! {
        <Router>
            <Routes fallback=|| view! { <Home lang="ko" name="가지" /> }>
                <Route path=path!("/ko") view=|| view! { <Home lang="ko" name="가지" /> } />
                <Route path=path!("/en") view=|| view! { <Home lang="en" name="Gaji" /> } />
            </Routes>
        </Router>
    }
}

/// 첫 화면.
#[component]
fn Home(lang: &'static str, name: &'static str) -> impl IntoView {
    let version = RwSignal::new(None);
    spawn_local(async move { version.set(engine::version().await) });
    view! {
        <Html attr:lang=lang />
        <Title text=name />
        <main>
            <nav>
                <a href="/ko/" hreflang="ko" lang="ko">"한국어"</a>
                " · "
                <a href="/en/" hreflang="en" lang="en">"English"</a>
            </nav>
            <h1>{name}</h1>
            <p id="engine">{version}</p>
        </main>
    }
}
