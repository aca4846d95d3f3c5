//! 본문을 두른 껍데기: 앱의 것(`app/src/shell`)과 같은 이름이라 같은 CSS가 꾸민다.

use crate::{
    Address,
    table::{Document, place},
};
use gaji_figures::{icon, mark};
use gaji_lessons::route::Page;
use gaji_words::{Lang, Word, shell as words, site};

/// 앱이 서기 전에 보일 것. 앱은 제 그림이 서면 이것을 거둔다(index.html).
pub(crate) fn frame(address: &Address, document: &Document, main: &str) -> String {
    let lang = document.lang;
    if let Page::Embed(_) = document.page {
        return format!("<div id=\"static\"><main class=\"framed\">{main}</main></div>");
    }
    let header = header(address, document);
    let notice = if needs_app(&document.page) { notice(lang) } else { String::new() };
    let (offline, licence) = (words::footer_offline(lang), words::footer(lang));
    let (list, licences) = (address.path("licences.txt"), words::licences(lang));
    format!(
        "<div id=\"static\">\n{header}\n<main>{notice}{main}</main>\n\
         <footer class=\"footer\"><p>{offline}</p>\
         <p>{licence} <a rel=\"external\" href=\"{list}\">{licences}</a></p></footer>\n</div>"
    )
}

/// 앱이 서야 움직이는 화면인가. 예시는 글이라 문서로 넉넉하다.
pub(crate) fn needs_app(page: &Page) -> bool {
    *page != Page::Teachers
}

fn header(address: &Address, document: &Document) -> String {
    let Document { lang, page, .. } = document;
    let (home, there) = (place(&Page::Home, *lang), place(page, lang.other()));
    let code = lang.other().code();
    format!(
        "<header class=\"header\"><nav aria-label=\"{}\"><a class=\"brand\" href=\"{}\">{}<span>{}</span></a></nav>\
         <div class=\"header-tools\"><a class=\"tool\" href=\"{}\" lang=\"{code}\" hreflang=\"{code}\">\
         {}<span>{}</span></a>{}</div></header>",
        words::main_navigation(*lang),
        address.path(&home),
        mark("").to_markup(),
        words::brand(*lang),
        address.path(&there),
        icon(icon::GLOBE),
        lang.other().name(),
        if needs_app(page) { String::new() } else { themes(*lang) },
    )
}

fn icon(path: &str) -> String {
    format!(
        "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{path}\"/></svg>"
    )
}

/// 앱이 없는 문서의 밝기 단추: 밝기마다 하나씩 적어 두고, 지금의 것만 스크립트(notices.js)가 보인다.
fn themes(lang: Lang) -> String {
    let all: [(&str, &str, Word); 3] = [
        ("auto", icon::AUTO, words::theme_auto),
        ("light", icon::SUN, words::theme_light),
        ("dark", icon::MOON, words::theme_dark),
    ];
    let button = |at: usize| {
        let ((name, path, now), (.., next)) = (all[at], all[(at + 1) % all.len()]);
        format!(
            "<button class=\"tool\" type=\"button\" hidden data-wear=\"{name}\" aria-label=\"{}\">{}<span class=\"wide-only\">{}</span></button>",
            words::theme_next(lang, &now(lang), &next(lang)),
            icon(path),
            now(lang),
        )
    };
    (0..all.len()).map(button).collect()
}

/// 스크립트가 없을 때와, 앱이 오지 않을 때(8초 뒤에 나타난다)의 한 줄.
fn notice(lang: Lang) -> String {
    format!(
        "<noscript><p class=\"notice note\">{}</p></noscript>\
         <p id=\"boot\" class=\"notice fault\">{} <a href=\"\">{}</a></p>",
        site::scriptless(lang),
        site::motionless(lang),
        words::recovery_reload(lang),
    )
}
