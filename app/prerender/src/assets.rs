//! 이미 놓인 것: 내용의 해시가 이름에 든 앱과 엔진의 폴더, CSS.

use crate::{Address, files};
use gaji_lessons::route::{Page, SLUGS};
use std::{fs, io, path::Path};

/// 문서가 부르는 것들의 길.
#[derive(Debug)]
pub(crate) struct Assets {
    /// 앱의 폴더.
    pub(crate) app: String,
    /// 엔진의 폴더.
    pub(crate) engine: String,
    /// 어느 화면에나 드는 CSS.
    style: String,
    /// 첫 수업에는 들지 않는 CSS.
    pub(crate) more: String,
    /// 앱이 서기 전부터 받는 JS.
    modules: Vec<String>,
    /// 화면의 조각을 받는 JS의 글: 무엇이 어느 조각에 드는지 나누는 도구가 여기에만 적는다.
    link: String,
}

impl Assets {
    pub(crate) fn find(folder: &Path, address: &Address) -> io::Result<Self> {
        let only = |within: &str| {
            only(&folder.join(within), "", "").map(|name| format!("{within}/{name}/"))
        };
        let (app, engine) = (only("app")?, only("engine")?);
        let link = fs::read_to_string(folder.join(&app).join("__wasm_split.js"))?;
        let modules = files(folder, &app)?;
        let modules = modules.into_iter().filter(|file| file.ends_with(".js"));
        Ok(Self {
            modules: modules.map(|file| address.path(&file)).collect(),
            style: address.path(&self::only(folder, "style-", ".css")?),
            more: address.path(&self::only(folder, "more-", ".css")?),
            app: address.path(&app),
            engine: address.path(&engine),
            link,
        })
    }

    /// 그려지기 전에 받을 CSS. 첫 수업은 나머지를 제 그림이 선 뒤에 받는다(index.html).
    pub(crate) fn styles(&self, page: &Page) -> String {
        let first = *page == Page::Lesson(SLUGS[0]);
        let wanted = [Some(&self.style), Some(&self.more).filter(|_| !first)];
        let link = |url: &String| format!("<link rel=\"stylesheet\" href=\"{url}\" />");
        wanted.into_iter().flatten().map(link).collect::<Vec<_>>().join("\n    ")
    }

    /// 앱이 서기까지 받을 것을 문서를 읽자마자 받게 하는 링크: 하나가 다음 것을 부르기를 기다리지 않는다.
    pub(crate) fn preloads(&self, page: &Page) -> String {
        let module = |url: &String| format!("<link rel=\"modulepreload\" href=\"{url}\" />");
        let modules = self.modules.iter().map(module);
        let chunks = chunk_name(page).map(|name| chunks(&self.link, name)).unwrap_or_default();
        let wasm = |name: &str| {
            let url = format!("{}{name}.wasm", self.app);
            format!(
                "<link rel=\"preload\" href=\"{url}\" as=\"fetch\" type=\"application/wasm\" crossorigin />"
            )
        };
        let chunks = ["gaji_app_bg"].into_iter().chain(chunks).map(wasm);
        modules.chain(chunks).collect::<Vec<_>>().join("\n    ")
    }
}

/// 이름이 그렇게 시작하고 끝나는 하나뿐인 것.
fn only(folder: &Path, start: &str, end: &str) -> io::Result<String> {
    let names = fs::read_dir(folder)?.flatten().map(|entry| entry.file_name());
    let mut names = names
        .filter_map(|name| name.into_string().ok())
        .filter(|name| name.starts_with(start) && name.ends_with(end));
    match (names.next(), names.next()) {
        (Some(name), None) => Ok(name),
        _ => Err(io::Error::other(format!("{}: one {start}*{end} expected", folder.display()))),
    }
}

/// 그 화면이 사는 조각(`app/src/pages.rs`).
fn chunk_name(page: &Page) -> Option<String> {
    match page {
        Page::Lesson(slug) => Some(slug.name.replace('-', "_")),
        Page::Play(_) => Some("play".into()),
        Page::Home | Page::Embed(_) => Some("around".into()),
        _ => None,
    }
}

/// 조각 `name`과 함께 받는 wasm의 이름들.
fn chunks(link: &str, name: String) -> Vec<&str> {
    let load = link.split_once(&format!("__wasm_split_load_{name} =")).map_or("", |(_, load)| load);
    let load = load.split_once("]));").map_or("", |(load, _)| load);
    let words = load.split(|c: char| !(c.is_alphanumeric() || c == '_'));
    let words = words.map(|word| word.trim_start_matches('_'));
    words.filter(|word| ["chunk_", "split_"].iter().any(|start| word.starts_with(start))).collect()
}
