//! 없는 화면.

use gaji_figures::mark;
use gaji_words::shell;
use leptos::prelude::*;

use super::PageTitle;
use crate::{address::href, lang, parts::FigureView, place::Place, route::Page};

/// 그런 주소는 없다.
#[component]
pub(crate) fn Lost() -> impl IntoView {
    let lang = lang();
    let path = Place::here().visit.with_untracked(|visit| visit.path.clone());
    view! {
        <PageTitle words=shell::not_found_title(lang) />
        <section class="lost">
            <FigureView figure=mark("") />
            <h1>{shell::not_found_title(lang)}</h1>
            <p>{shell::not_found(lang, &path)}</p>
            <a class="button primary" href=href(lang, &Page::Home)>{shell::not_found_home(lang)}</a>
        </section>
    }
}
