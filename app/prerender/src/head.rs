//! 찾는 이와 링크의 미리 보기에 들려줄 것: 스크립트를 돌리지 않는 이들이라 문서에 적혀 있어야 한다.

use crate::{
    Address,
    content::Content,
    icon, oembed,
    table::{Document, place},
};
use gaji_figures::{Theme, escape, token};
use gaji_lessons::route::Page;
use gaji_words::{Lang, shell};

/// `<head>`에 들어갈 것.
pub(crate) fn head(address: &Address, document: &Document, content: &Content) -> String {
    let Document { lang, page, .. } = document;
    let title = shell::page_title(*lang, &content.title);
    let mut lines = vec![
        format!("<title>{}</title>", escape(&title)),
        meta("name", "description", &content.about),
    ];
    let themes = [("light", Theme::Light), ("dark", Theme::Dark)];
    lines.extend(themes.map(|(scheme, theme)| {
        let media = format!("media=\"(prefers-color-scheme: {scheme})\" ");
        let colour = token("ground", theme).unwrap_or_default();
        format!("<meta name=\"theme-color\" {media}content=\"{colour}\" />")
    }));
    if matches!(page, Page::Lost | Page::Embed(_)) {
        lines.push(meta("name", "robots", "noindex"));
        return lines.join("\n    ");
    }
    lines.push(link("canonical", &address.url(&place(page, *lang)), ""));
    lines.extend(
        alternates(address, page)
            .into_iter()
            .map(|(code, url)| link("alternate", &url, &format!("hreflang=\"{code}\" "))),
    );
    lines.extend(preview(address, document, content));
    let oembed = oembed::url(address, document);
    lines.extend(oembed.map(|url| link("alternate", &url, "type=\"application/json+oembed\" ")));
    lines.join("\n    ")
}

/// 같은 화면의 다른 말: 언어의 이름과 주소. 말이 적히지 않은 주소(`x-default`)는 기억한 말로 열린다.
pub(crate) fn alternates(address: &Address, page: &Page) -> Vec<(&'static str, String)> {
    let mut all: Vec<_> =
        Lang::ALL.map(|lang| (lang.code(), address.url(&place(page, lang)))).into();
    let default = match page {
        Page::Home => address.url(""),
        _ => all[0].1.clone(),
    };
    all.push(("x-default", default));
    all
}

fn preview(address: &Address, document: &Document, content: &Content) -> [String; 8] {
    let Document { lang, page, .. } = document;
    [
        meta("property", "og:type", "website"),
        meta("property", "og:site_name", shell::brand(*lang)),
        meta("property", "og:title", &content.title),
        meta("property", "og:description", &content.about),
        meta("property", "og:url", &address.url(&place(page, *lang))),
        meta("property", "og:locale", lang.pick("ko_KR", "en_US")),
        meta("property", "og:image", &address.url(icon::LARGE)),
        meta("name", "twitter:card", "summary"),
    ]
}

fn meta(kind: &str, name: &str, words: &str) -> String {
    format!("<meta {kind}=\"{name}\" content=\"{}\" />", escape(words))
}

/// `<link>` 하나. `more`는 빈 글이거나 빈칸으로 끝난다.
fn link(rel: &str, url: &str, more: &str) -> String {
    format!("<link rel=\"{rel}\" {more}href=\"{}\" />", escape(url))
}
