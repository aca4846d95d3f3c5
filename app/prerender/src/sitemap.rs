//! 찾는 이(search engine)에게 주는 지도: 제 주소에 놓인 문서와 그 다른 말.

use crate::{Address, head::alternates, put, table::Document};
use gaji_figures::escape;
use gaji_lessons::route::Page;
use std::{io, path::Path};

pub(crate) fn write(folder: &Path, address: &Address, table: &[Document]) -> io::Result<()> {
    let pages: String = table
        .iter()
        .filter(|document| document.own && !matches!(document.page, Page::Embed(_)))
        .map(|document| entry(address, document))
        .collect();
    let map = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n{pages}</urlset>\n"
    );
    put(folder, "sitemap.xml", map)?;
    put(
        folder,
        "robots.txt",
        format!("User-agent: *\nAllow: /\nSitemap: {}\n", address.url("sitemap.xml")),
    )
}

fn entry(address: &Address, document: &Document) -> String {
    let others = alternates(address, &document.page).into_iter().map(|(code, url)| {
        format!("<xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{}\"/>", escape(&url))
    });
    let url = escape(&address.url(&document.at));
    format!("<url><loc>{url}</loc>{}</url>\n", others.collect::<String>())
}
