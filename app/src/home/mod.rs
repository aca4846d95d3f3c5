//! 처음 화면.

mod cards;
mod games;
mod pictures;
mod record;

use gaji_figures::mark;
use gaji_words::{home, share};
use leptos::prelude::*;

use crate::{
    address::href,
    lang,
    parts::FigureView,
    progress,
    route::{Page, SLUGS},
    shell::PageTitle,
};
use cards::LessonCards;
use games::GameList;

/// 처음 화면.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let lang = lang();
    let progress = RwSignal::new(progress::kept());
    let record = record::record(progress);
    let first = href(lang, &Page::Lesson(SLUGS[0]));
    view! {
        <PageTitle words=home::title(lang) />
        <section class="hero">
            <div class="hero-words">
                <h1>{home::title(lang)}</h1>
                <p>{home::tagline(lang)}</p>
                <a class="button primary large" href=first>{home::start(lang)}</a>
            </div>
            <FigureView figure=mark("") />
        </section>
        <LessonCards progress=progress />
        <GameList />
        <section class="about">
            <p>{home::what(lang)}</p>
            <p>
                <strong>{home::teachers(lang)}</strong>
                " · "
                {home::teachers_about(lang)}
            </p>
            <p>
                <a rel="external" href=href(lang, &Page::Teachers)>{share::examples(lang)}</a>
            </p>
            {record}
        </section>
    }
}
