//! 선생님을 위한 예시: 곳마다 가지를 넣는 법, 그리고 매개변수와 말의 표. 앱 없이 읽는 문서다.

use super::{Content, lesson};
use crate::{Address, table::place};
use gaji_figures::escape;
use gaji_lessons::embed::{COMMANDS, EVENTS, Kind, Line, PARAMS, Param, snippet};
use gaji_lessons::route::{Page, SLUGS};
use gaji_words::{Lang, Word, teachers as words};

pub(super) fn content(address: &Address, lang: Lang) -> Content {
    let main = format!(
        "<article class=\"teachers\"><h1>{}</h1><p>{}</p><h2>{}</h2>{}{}{}{}{}</article>",
        words::title(lang),
        words::about(lang),
        words::live(lang),
        live(&address.path("embed.js"), lang),
        places(address, lang),
        table(lang, words::params, PARAMS.iter().map(|param| param_row(lang, param))),
        table(lang, words::events, EVENTS.iter().map(|line| line_row(lang, line))),
        table(lang, words::commands, COMMANDS.iter().map(|line| line_row(lang, line))),
    );
    Content { title: words::title(lang).into(), about: words::about(lang).into(), main }
}

/// 첫 수업의 살아 있는 틀.
fn live(script: &str, lang: Lang) -> String {
    snippet::element(script, &[("lesson", SLUGS[0].name), ("lang", lang.code())])
}

/// 넣을 곳마다 이름, 넣는 법, 넣을 글.
fn places(address: &Address, lang: Lang) -> String {
    let url = address.url(&place(&Page::Embed(SLUGS[0]), lang));
    let frame = snippet::frame(&url, lesson::title(SLUGS[0], lang), SLUGS[0].height);
    let plain = live(&address.url("embed.js"), lang);
    let places: [(&str, Word, &str); 5] = [
        (words::plain(lang), words::plain_how, &plain),
        ("Moodle", words::moodle_how, &frame),
        ("Canvas", words::canvas_how, &frame),
        ("Notion", words::notion_how, &url),
        ("WordPress", words::wordpress_how, &frame),
    ];
    let section = |(name, how, text): (&str, Word, &str)| {
        let (how, text) = (escape(how(lang)), escape(text));
        format!("<section><h2>{name}</h2><p>{how}</p><pre><code>{text}</code></pre></section>")
    };
    places.map(section).concat()
}

/// 이름과 뜻의 표.
fn table(lang: Lang, title: Word, rows: impl Iterator<Item = (String, &'static str)>) -> String {
    let row = |(name, about): (String, &str)| {
        // 긴 이름은 낱말 사이에서만 줄을 바꾼다.
        let (name, about) = (escape(&name).replace(',', ",<wbr>"), escape(about));
        format!("<tr><th scope=\"row\"><code>{name}</code></th><td>{about}</td></tr>")
    };
    format!(
        "<section><h2>{}</h2><table><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead>\
         <tbody>{}</tbody></table></section>",
        title(lang),
        words::name(lang),
        words::meaning(lang),
        rows.map(row).collect::<String>(),
    )
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
    let fields =
        if line.fields.is_empty() { String::new() } else { format!(" {{{}}}", line.fields) };
    (format!("gaji:{}{fields}", line.name), (line.about)(lang))
}
