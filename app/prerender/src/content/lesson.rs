//! 수업의 본문: 머리, 첫 그림, 소개, 맺음.

use super::{Content, alphabeta, evaluation, quiescence};
use crate::{Address, studio::Studio, table::place};
use gaji_figures::escape;
use gaji_lessons::ending::{self, Ending, Other};
use gaji_lessons::route::{Page, SLUGS, Slug, course_url};
use gaji_words::{Lang, Word, embed, home, lesson as words};
use std::io;

/// 수업 하나의 글과, 첫 그림을 그리는 법.
struct Lesson {
    title: Word,
    question: Word,
    about: Word,
    intro: Word,
    ending: &'static Ending,
    stage: fn(&mut Studio, Lang) -> io::Result<String>,
}

/// `SLUGS`의 차례.
const LESSONS: [Lesson; SLUGS.len()] = {
    use gaji_words::{
        alphabeta::lesson as alpha, evaluation::lesson as evaluate, quiescence::lesson as quiet,
    };
    [
        Lesson {
            title: alpha::title,
            question: alpha::question,
            about: home::alphabeta_about,
            intro: alpha::intro,
            ending: &ending::ALPHABETA,
            stage: alphabeta::stage,
        },
        Lesson {
            title: evaluate::title,
            question: evaluate::question,
            about: home::evaluation_about,
            intro: evaluate::intro,
            ending: &ending::EVALUATION,
            stage: evaluation::stage,
        },
        Lesson {
            title: quiet::title,
            question: quiet::question,
            about: home::quiescence_about,
            intro: quiet::intro,
            ending: &ending::QUIESCENCE,
            stage: quiescence::stage,
        },
    ]
};

/// 그 수업의 제목.
pub(crate) fn title(slug: Slug, lang: Lang) -> &'static str {
    find(slug).map_or(slug.name, |lesson| (lesson.title)(lang))
}

/// 그 수업의 한 줄 소개.
pub(super) fn about(slug: Slug, lang: Lang) -> &'static str {
    find(slug).map_or("", |lesson| (lesson.about)(lang))
}

pub(super) fn content(
    studio: &mut Studio,
    address: &Address,
    lang: Lang,
    slug: Slug,
) -> io::Result<Content> {
    let lesson = found(slug)?;
    let (title, question) = ((lesson.title)(lang), (lesson.question)(lang));
    let main = format!(
        "<article class=\"lesson\"><header class=\"lesson-head\"><h1>{title}</h1>\
         <p class=\"lesson-question\">{question}</p></header>{}<p class=\"lesson-intro\">{}</p>{}</article>",
        (lesson.stage)(studio, lang)?,
        (lesson.intro)(lang),
        closing(address, lang, lesson.ending),
    );
    let about = format!("{question} {}", (lesson.about)(lang));
    Ok(Content { title: title.into(), about, main })
}

/// 남의 쪽의 틀: 무대와, 온전한 수업으로 가는 링크뿐이다.
pub(super) fn framed(
    studio: &mut Studio,
    address: &Address,
    lang: Lang,
    slug: Slug,
) -> io::Result<Content> {
    let lesson = found(slug)?;
    let whole = address.path(&place(&Page::Lesson(slug), lang));
    let main = format!(
        "<div class=\"embed ui-min\"><div class=\"lesson\">{}</div><p class=\"embed-open\">\
         <a href=\"{whole}\" target=\"_blank\" rel=\"noopener\">{}</a></p></div>",
        (lesson.stage)(studio, lang)?,
        embed::open(lang),
    );
    Ok(Content { title: (lesson.title)(lang).into(), about: (lesson.about)(lang).into(), main })
}

fn found(slug: Slug) -> io::Result<&'static Lesson> {
    find(slug).ok_or_else(|| io::Error::other(format!("no lesson {}", slug.name)))
}

fn find(slug: Slug) -> Option<&'static Lesson> {
    let at = SLUGS.iter().position(|one| *one == slug)?;
    LESSONS.get(at)
}

fn closing(address: &Address, lang: Lang, ending: &Ending) -> String {
    let said = |items: &[Word]| list(items.iter().map(|item| escape(item(lang))));
    let linked = |items: &[Other]| {
        list(items.iter().map(|(course, name)| related(address, lang, course, name(lang))))
    };
    let read = ending.references.iter().map(|(url, name)| link(url(lang), name(lang)));
    let parts: [(Word, String); 7] = [
        (words::verify, said(ending.verify)),
        (words::good, said(ending.good)),
        (words::bad, said(ending.bad)),
        (words::cost, format!("<p>{}</p>", (ending.cost)(lang))),
        (words::before, linked(ending.before)),
        (words::after, linked(ending.after)),
        (words::references, list(read)),
    ];
    let parts = parts.map(|(name, body)| format!("<h2>{}</h2>{body}", name(lang)));
    format!("<section class=\"panel closing\">{}</section>", parts.concat())
}

fn list(items: impl Iterator<Item = String>) -> String {
    let items: String = items.map(|item| format!("<li>{item}</li>")).collect();
    format!("<ul>{items}</ul>")
}

/// 이 앱에 있는 수업이면 그리로, 없으면 원래 과정으로.
fn related(address: &Address, lang: Lang, course: &str, name: &str) -> String {
    match SLUGS.into_iter().find(|slug| slug.course == course) {
        Some(slug) => link(&address.path(&place(&Page::Lesson(slug), lang)), name),
        None => link(&course_url(course), name),
    }
}

fn link(url: &str, name: &str) -> String {
    format!("<a href=\"{}\">{}</a>", escape(url), escape(name))
}
