//! oEmbed: 주소만 붙여 넣으면 남의 글에 수업이 들어가게 하는 표준. 문서의 링크가 가리키는 파일이다.

use crate::{
    Address, content, put,
    table::{Document, place},
};
use gaji_figures::escape;
use gaji_lessons::route::{Page, SLUGS, Slug};
use gaji_words::{Lang, shell};
use serde_json::json;
use std::{io, path::Path};

/// 글에 들어갈 너비, CSS 픽셀.
const WIDTH: u32 = 640;

pub(crate) fn write(folder: &Path, address: &Address) -> io::Result<()> {
    let all = SLUGS.into_iter().flat_map(|slug| Lang::ALL.map(|lang| (slug, lang)));
    all.into_iter()
        .try_for_each(|(slug, lang)| put(folder, &file(slug, lang), told(address, slug, lang)))
}

/// 수업의 문서면 그 파일의 주소.
pub(crate) fn url(address: &Address, document: &Document) -> Option<String> {
    let Page::Lesson(slug) = document.page else { return None };
    Some(address.url(&file(slug, document.lang)))
}

fn file(slug: Slug, lang: Lang) -> String {
    format!("oembed/{}/{}.json", lang.code(), slug.name)
}

fn told(address: &Address, slug: Slug, lang: Lang) -> String {
    let title = content::lesson_title(slug, lang);
    let url = address.url(&place(&Page::Embed(slug), lang));
    let height = slug.height;
    let frame = format!(
        "<iframe src=\"{url}\" width=\"{WIDTH}\" height=\"{height}\" title=\"{}\" style=\"border:0;max-width:100%\"></iframe>",
        escape(title)
    );
    json!({
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": shell::brand(lang),
        "provider_url": address.url(""),
        "width": WIDTH,
        "height": height,
        "html": frame,
    })
    .to_string()
}
