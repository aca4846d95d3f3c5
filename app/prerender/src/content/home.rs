//! 처음 화면의 본문.

use super::{Content, lesson, picture};
use crate::{Address, studio::Studio, table::place};
use gaji_figures::{escape, mark};
use gaji_lessons::route::{Page, SLUGS, Slug};
use gaji_protocol::GameInfo;
use gaji_words::{Lang, home as words};

pub(super) fn content(studio: &Studio, address: &Address, lang: Lang) -> Content {
    let first = address.path(&place(&Page::Lesson(SLUGS[0]), lang));
    let numbered = SLUGS.into_iter().zip(1..);
    let cards: String = numbered.map(|(slug, at)| card(address, lang, at, slug)).collect();
    let games: String = studio.games().iter().map(|info| game(address, lang, info)).collect();
    let main = format!(
        "<section class=\"hero\"><div class=\"hero-words\"><h1>{}</h1><p>{}</p>\
         <a class=\"button primary large\" href=\"{first}\">{}</a></div>{}</section>\
         <section><h2>{}</h2><ul class=\"cards\">{cards}</ul></section>\
         <section><h2>{}</h2><p>{}</p><ul class=\"games\">{games}</ul></section>\
         <section class=\"about\"><p>{}</p></section>",
        words::title(lang),
        words::tagline(lang),
        words::start(lang),
        picture::view(mark("")),
        words::lessons(lang),
        words::games(lang),
        words::games_about(lang),
        words::what(lang),
    );
    Content { title: words::title(lang).into(), about: words::tagline(lang).into(), main }
}

fn card(address: &Address, lang: Lang, number: u32, slug: Slug) -> String {
    format!(
        "<li><a class=\"card\" href=\"{}\"><span class=\"card-number\">{}</span><strong>{}</strong><span>{}</span></a></li>",
        address.path(&place(&Page::Lesson(slug), lang)),
        words::lesson_number(lang, &number),
        lesson::title(slug, lang),
        lesson::about(slug, lang),
    )
}

fn game(address: &Address, lang: Lang, info: &GameInfo) -> String {
    let there = address.path(&place(&Page::Play(info.id.clone()), lang));
    let name = escape(lang.pick(&info.name.ko, &info.name.en));
    let about = escape(lang.pick(&info.about.ko, &info.about.en));
    format!(
        "<li class=\"game\"><a href=\"{there}\"><strong>{name}</strong><span>{about}</span></a></li>"
    )
}
