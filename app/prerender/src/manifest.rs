//! 앱의 이름표(web app manifest): 언어마다 하나지만 `id`가 같아 한 번만 설치된다.

use crate::{
    Address, content, files,
    icon::{ICONS, Icon},
    put,
    table::place,
};
use gaji_figures::{Theme, token};
use gaji_lessons::route::{Page, SLUGS};
use gaji_words::{Lang, home, shell, site};
use serde_json::{Value, json};
use std::{fs, io, path::Path};

/// 사진들이 놓인 폴더: 브라우저 시험이 찍은 진짜 화면이다(`tests/browser/documents.rs`).
const SCREENS: &str = "screens/";

/// 그 언어의 파일.
pub(crate) fn file(lang: Lang) -> &'static str {
    lang.pick("manifest.webmanifest", "manifest.en.webmanifest")
}

pub(crate) fn write(folder: &Path, address: &Address) -> io::Result<()> {
    Lang::ALL.into_iter().try_for_each(|lang| {
        let screens = screens(folder, address, lang)?;
        put(folder, file(lang), manifest(address, lang, screens).to_string())
    })
}

fn manifest(address: &Address, lang: Lang, screens: Vec<Value>) -> Value {
    let night = token("ground", Theme::Dark);
    json!({
        "id": address.base(),
        "name": format!("{}: {}", shell::brand(lang), home::title(lang)),
        "short_name": shell::brand(lang),
        "description": home::tagline(lang),
        "lang": lang.code(),
        "dir": "ltr",
        "start_url": address.base(),
        "scope": address.base(),
        "display": "standalone",
        "theme_color": night,
        "background_color": night,
        "categories": ["education", "games"],
        "icons": ICONS.iter().map(|icon| self::icon(address, icon)).collect::<Vec<_>>(),
        "screenshots": screens,
        "shortcuts": SLUGS.map(|slug| json!({
            "name": content::lesson_title(slug, lang),
            "url": address.path(&place(&Page::Lesson(slug), lang)),
            "icons": [icon(address, &ICONS[0])],
        })),
    })
}

fn icon(address: &Address, icon: &Icon) -> Value {
    let purpose = if icon.maskable { "maskable" } else { "any" };
    json!({
        "src": address.path(icon.file),
        "sizes": format!("{0}x{0}", icon.size),
        "type": "image/png",
        "purpose": purpose,
    })
}

/// 그 언어의 사진들. 크기는 파일의 머리에서 읽는다.
fn screens(folder: &Path, address: &Address, lang: Lang) -> io::Result<Vec<Value>> {
    let files = files(folder, SCREENS)?.into_iter();
    let own = files.filter(|file| file.starts_with(&format!("{SCREENS}{}-", lang.code())));
    own.map(|file| {
        let (width, height) = png_size(&fs::read(folder.join(&file))?)?;
        Ok(json!({
            "src": address.path(&file),
            "sizes": format!("{width}x{height}"),
            "type": "image/png",
            "form_factor": if width > height { "wide" } else { "narrow" },
            "label": site::screen(lang),
        }))
    })
    .collect()
}

/// PNG의 머리(IHDR)에 적힌 너비와 높이.
fn png_size(png: &[u8]) -> io::Result<(u32, u32)> {
    let number = |at: usize| Some(u32::from_be_bytes(png.get(at..at + 4)?.try_into().ok()?));
    number(16).zip(number(20)).ok_or_else(|| io::Error::other("a screen that is no PNG"))
}
