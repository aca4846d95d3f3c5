//! 수업 카드 셋.

use gaji_figures::Figure;
use gaji_lessons::progress::{Entry, Progress};
use gaji_words::{Lang, Word, home, progress as words};
use leptos::prelude::*;

use super::pictures;
use crate::{
    address::href,
    lang,
    parts::{FigureView, Views},
    route::{Page, SLUGS, Slug},
};

struct Card {
    title: Word,
    about: Word,
    picture: fn(Lang) -> Figure,
}

/// `SLUGS`의 차례.
const CARDS: [Card; 3] = [
    Card { title: home::alphabeta, about: home::alphabeta_about, picture: pictures::alphabeta },
    Card { title: home::evaluation, about: home::evaluation_about, picture: pictures::evaluation },
    Card { title: home::quiescence, about: home::quiescence_about, picture: pictures::quiescence },
];

/// 수업 카드.
#[component]
pub(crate) fn LessonCards(
    /// 이 기기의 기록.
    progress: RwSignal<Progress>,
) -> impl IntoView {
    let lang = lang();
    let cards = SLUGS.into_iter().zip(CARDS).enumerate();
    view! {
        <section aria-labelledby="lessons">
            <h2 id="lessons">{home::lessons(lang)}</h2>
            <ul class="cards">
                {cards.map(|(i, (slug, card))| view! { <li>{one(lang, i, slug, &card, progress)}</li> }).views()}
            </ul>
        </section>
    }
}

fn one(
    lang: Lang,
    at: usize,
    slug: Slug,
    card: &Card,
    progress: RwSignal<Progress>,
) -> impl IntoView + use<> {
    let seen = move || progress.with(|progress| told(lang, progress.0[at]));
    view! {
        <a class="card" href=href(lang, &Page::Lesson(slug))>
            <div class="card-picture">
                <FigureView figure=(card.picture)(lang) />
            </div>
            <span class="card-number">{home::lesson_number(lang, &(at + 1))}</span>
            <strong>{(card.title)(lang)}</strong>
            <span>{(card.about)(lang)}</span>
            <span class="card-seen">{seen}</span>
        </a>
    }
}

/// 본 몫과 점수. 없는 것은 말하지 않는다.
fn told(lang: Lang, entry: Entry) -> String {
    let seen = match entry.seen {
        0 => String::new(),
        100 => words::done(lang).into(),
        percent => words::seen(lang, &percent),
    };
    let best = if entry.best == 0 { String::new() } else { words::best(lang, &entry.best) };
    let between = if seen.is_empty() || best.is_empty() { "" } else { " · " };
    [seen, between.into(), best].concat()
}
