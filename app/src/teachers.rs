//! 선생님을 위한 예시: 곳마다 가지를 넣는 법, 그리고 매개변수와 말의 표.

use gaji_lessons::embed::{COMMANDS, EVENTS, Kind, Line, PARAMS, Param, snippet};
use gaji_words::{Lang, Word, home, teachers as words};
use leptos::prelude::*;

use crate::{
    address::{base, href},
    lang,
    parts::{CopyButton, Views},
    route::{Page, SLUGS},
    share::absolute,
    shell::PageTitle,
};

/// 틀의 키, CSS 픽셀: 좁은 쪽에서도 다 보인다.
const HEIGHT: u32 = 620;

/// 넣을 곳 하나: 이름, 넣는 법, 넣을 글.
struct Place {
    name: String,
    how: Word,
    text: String,
}

/// 예시의 화면.
pub(crate) fn teachers() -> AnyView {
    let lang = lang();
    let there = href(lang, &Page::Embed(SLUGS[0]));
    view! {
        <PageTitle words=words::title(lang) />
        <article class="teachers">
            <h1>{words::title(lang)}</h1>
            <p>{words::about(lang)}</p>
            <h2>{words::live(lang)}</h2>
            <iframe src=there title=home::alphabeta(lang) height=HEIGHT />
            {places(lang).into_iter().map(|place| example(lang, place)).views()}
            {table(lang, words::params(lang), PARAMS.iter().map(|param| param_row(lang, param)))}
            {table(lang, words::events(lang), EVENTS.iter().map(|line| line_row(lang, line)))}
            {table(lang, words::commands(lang), COMMANDS.iter().map(|line| line_row(lang, line)))}
        </article>
    }
    .into_any()
}

fn places(lang: Lang) -> Vec<Place> {
    let address = absolute(&href(lang, &Page::Embed(SLUGS[0])));
    let frame = snippet(&address, home::alphabeta(lang), HEIGHT);
    let element = format!(
        "<script async src=\"{}/embed.js\"></script>\n\
         <gaji-embed lesson=\"alpha-beta\" lang=\"{}\"></gaji-embed>",
        absolute(&base()),
        lang.code()
    );
    let place = |name: &str, how, text: &str| Place { name: name.into(), how, text: text.into() };
    vec![
        place(words::plain(lang), words::plain_how, &element),
        place("Moodle", words::moodle_how, &frame),
        place("Canvas", words::canvas_how, &frame),
        place("Notion", words::notion_how, &address),
        place("WordPress", words::wordpress_how, &frame),
    ]
}

fn example(lang: Lang, Place { name, how, text }: Place) -> AnyView {
    let copied = text.clone();
    view! {
        <section>
            <h2>{name}</h2>
            <p>{how(lang)}</p>
            <pre tabindex="0"><code>{text}</code></pre>
            <CopyButton name=words::copy text=Callback::new(move |()| copied.clone()) />
        </section>
    }
    .into_any()
}

/// 이름과 뜻의 표.
fn table(
    lang: Lang,
    title: &'static str,
    rows: impl Iterator<Item = (String, &'static str)>,
) -> AnyView {
    let row =
        |(name, about)| view! { <tr><th scope="row"><code>{name}</code></th><td>{about}</td></tr> };
    view! {
        <section>
            <h2>{title}</h2>
            <table>
                <thead>
                    <tr><th scope="col">{words::name(lang)}</th><th scope="col">{words::meaning(lang)}</th></tr>
                </thead>
                <tbody>{rows.map(row).views()}</tbody>
            </table>
        </section>
    }
    .into_any()
}

fn param_row(lang: Lang, param: &Param) -> (String, &'static str) {
    let values = match param.kind {
        Kind::One(names) => names.join(" | "),
        Kind::Any(names) => names.join(","),
        Kind::Name => "a-z 0-9 -".into(),
    };
    (format!("{}={values}", param.name), (param.about)(lang))
}

fn line_row(lang: Lang, line: &Line) -> (String, &'static str) {
    (format!("gaji:{} {{{}}}", line.name, line.fields), (line.about)(lang))
}
