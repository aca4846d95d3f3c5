//! 가지의 화면.

use leptos::prelude::*;
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
    view! {
        <Router>
            <Routes fallback=|| "404">
                <Route path=path!("/ko") view=|| view! { <main><h1>"가지"</h1></main> } />
                <Route path=path!("/en") view=|| view! { <main><h1>"Gaji"</h1></main> } />
            </Routes>
        </Router>
    }
}
