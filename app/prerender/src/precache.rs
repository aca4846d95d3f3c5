//! 서비스 워커(sw.js): 한 판의 모든 파일을 지문과 함께 적어, 하나라도 다르면 통째로 받지 않은 것이 된다.

use crate::{Site, digest, files, put, table::Document};
use serde_json::json;
use std::{fs, io};

const WORKER: &str = include_str!("sw.js");
/// 앞서 깔린 것을 거두는 것.
const GONE: &str = include_str!("gone.js");

/// 앱을 쓰는 데 들지 않는 것(찾는 이와 남의 쪽이 읽는다)과, 이제 놓을 것.
fn is_outside(file: &str) -> bool {
    let ends = [".xml", "robots.txt", ".json", ".html", "sw.js"];
    let ends = ends.iter().any(|end| file.ends_with(end));
    ends || ["screens/", "oembed/"].iter().any(|folder| file.starts_with(folder))
}

/// 문서에 판의 이름을 적어 놓고, 그 판의 목록을 담은 sw.js를 놓는다. 이름이 비면 문서는 sw.js를 부르지 않는다.
pub(crate) fn write(site: &Site, documents: &[(&Document, String)]) -> io::Result<()> {
    let Site { folder, address, .. } = site;
    let assets = files(folder, "")?.into_iter().filter(|file| !is_outside(file));
    let mut list = Vec::new();
    for file in assets {
        list.push((file.clone(), digest::sha256(fs::read(folder.join(&file))?)));
    }
    let build = if site.offline { build(&list, documents) } else { String::new() };
    for (document, html) in documents {
        let html = html.replace("%build%", &build);
        put(folder, &document.file(), &html)?;
        list.push((document.at.clone(), digest::sha256(html)));
    }
    let worker = if site.offline { WORKER } else { GONE };
    let worker = worker.replace("%base%", address.base()).replace("%build%", &build);
    put(folder, "sw.js", worker.replace("%files%", &json!(list).to_string()))
}

/// 판의 이름: 무엇 하나라도 다르면 다른 판이다.
fn build(list: &[(String, String)], documents: &[(&Document, String)]) -> String {
    let files = list.iter().flat_map(|(file, digest)| [file.as_str(), digest]);
    let documents = documents.iter().flat_map(|(document, html)| [document.at.as_str(), html]);
    digest::name(files.chain(documents).chain([WORKER]).collect::<Vec<_>>().join("\n"))
}
