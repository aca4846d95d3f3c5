//! 없는 화면: 길을 잃었거나, 원래 과정에만 있다.

use gaji_figures::mark;
use gaji_words::shell;
use leptos::prelude::*;

use super::PageTitle;
use crate::{
    address::href,
    lang,
    parts::{FigureView, Glyph, Icon},
    place::Place,
    route::{Page, Slug},
};

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

/// 이 수업은 아직 원래 과정에만 있다.
#[component]
pub(crate) fn Elsewhere(slug: Slug) -> impl IntoView {
    let lang = lang();
    view! {
        <PageTitle words=shell::elsewhere_title(lang) />
        <section class="lost">
            <FigureView figure=mark("") />
            <h1>{shell::elsewhere_title(lang)}</h1>
            <p>{shell::elsewhere(lang)}</p>
            <a class="button primary" href=slug.course_url() rel="external">
                {shell::external(lang)}
                <Icon glyph=Glyph::Outward />
            </a>
            <a class="button" href=href(lang, &Page::Home)>{shell::not_found_home(lang)}</a>
        </section>
    }
}
