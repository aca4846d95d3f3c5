//! 문서 짓기: 주소마다 스크립트 없이도 읽히는 HTML을, 그리고 설치와 오프라인에 드는 파일을 `dist/`에 놓는다.
//!
//! 그림과 수는 진짜 엔진과 수업에서 온다. 앱은 제 그림이 서면 이것을 거두고 이어 간다.

mod address;
mod table;
mod studio;
mod content;
mod frame;
mod head;
mod assets;
mod document;
mod icon;
mod manifest;
mod oembed;
mod sitemap;
mod notices;
mod digest;
mod precache;

pub use address::Address;

use assets::Assets;
use document::Template;
use std::{
    fs, io,
    path::{Path, PathBuf},
};
use studio::Studio;
use table::documents;

/// 무엇을 어디에 짓는가.
#[derive(Debug)]
pub struct Site {
    /// 앱과 엔진과 CSS가 이미 놓인 폴더.
    pub folder: PathBuf,
    /// 문서의 틀: `%이름%`을 채운다.
    pub template: String,
    /// 놓일 주소.
    pub address: Address,
    /// 인터넷 없이도 돌게 하는가. 고치며 보는 판(`--dev`)은 그러지 않는다.
    pub offline: bool,
}

/// 모든 문서와 파일을 놓는다.
///
/// # Errors
/// 파일을 읽거나 쓸 수 없을 때, 앱이나 엔진이 놓여 있지 않을 때.
pub fn write(site: &Site) -> io::Result<()> {
    let Site { folder, address, .. } = site;
    let mut studio = Studio::open()?;
    let table = documents(studio.games());
    icon::write(folder)?;
    manifest::write(folder, address)?;
    oembed::write(folder, address)?;
    sitemap::write(folder, address, &table)?;
    let notices = notices::write(folder, address)?;
    let template = Template { site, assets: Assets::find(folder, address)?, notices };
    let filled = table.iter().map(|document| {
        let content = content::of(&mut studio, address, document)?;
        Ok((document, template.fill(document, &content)))
    });
    precache::write(site, &filled.collect::<io::Result<Vec<_>>>()?)
}

/// 폴더 안의 파일 하나를 쓴다.
fn put(folder: &Path, at: &str, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    let path = folder.join(at);
    fs::create_dir_all(path.parent().unwrap_or(folder))?;
    fs::write(path, bytes)
}

/// `folder`의 `within`(빈 글이거나 `/`로 끝난다) 아래 모든 파일의 자리, 이름의 차례로. 폴더가 없으면 비었다.
fn files(folder: &Path, within: &str) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    if !folder.join(within).exists() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder.join(within))? {
        let entry = entry?;
        let at = format!("{within}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            found.extend(files(folder, &format!("{at}/"))?);
        } else {
            found.push(at);
        }
    }
    found.sort();
    Ok(found)
}
