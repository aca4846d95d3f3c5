//! `dist/` 마무리: Trunk가 다루지 못하는 둘, 엔진과 묶은 CSS에 내용의 해시로 이름을 준다.
//!
//! 엔진은 폴더 이름에 해시를 두어 파일끼리 부르는 이름이 그대로 남는다.

use crate::{
    build::{Options, modified},
    setup,
    step::{Done, Failure},
    style,
};
use std::{
    fs::{self, File},
    hash::{DefaultHasher, Hasher},
    io,
    path::{Path, PathBuf},
    time::SystemTime,
};

/// 지은 것이 놓이는 폴더.
pub(crate) const DIST: &str = "dist";
const WORKER: &str = "app/engine/worker.js";

/// 같은 설정으로 묶은 뒤에 바뀐 입력이 없는가.
pub(crate) fn is_fresh(options: &Options, built: &[&Path]) -> bool {
    let stamp = stamp();
    let same = fs::read_to_string(&stamp).is_ok_and(|text| text == format!("{options:?}"));
    let sources = ["index.html", "Trunk.toml", WORKER].map(PathBuf::from);
    let folders = ["style", "app/static"].into_iter().flat_map(files);
    let inputs = sources.into_iter().chain(folders).chain(built.iter().map(PathBuf::from));
    same && Path::new(DIST).join("index.html").exists()
        && inputs.into_iter().all(|input| modified(&input) < modified(&stamp))
}

fn files(folder: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries.flatten().map(|entry| entry.path()).collect()
}

/// 엔진과 CSS를 놓고, 그 주소를 index.html에 적는다.
///
/// `since`는 묶기 시작한 때다: 묶는 동안 고친 파일은 다음에 다시 묶인다.
pub(crate) fn finish(options: &Options, engine: &Path, since: SystemTime) -> Done {
    let placed = place(options, engine).and_then(|()| mark(options, since));
    placed.map_err(|e| Failure::io(DIST, &e))
}

fn mark(options: &Options, since: SystemTime) -> io::Result<()> {
    fs::write(stamp(), format!("{options:?}"))?;
    File::options().append(true).open(stamp())?.set_modified(since)
}

fn place(options: &Options, engine: &Path) -> io::Result<()> {
    let base = &options.public_url;
    let values = [
        ("%base%", base.clone()),
        ("%engine%", format!("{base}{}", place_engine(engine)?)),
        ("%style%", format!("{base}{}", place_style()?)),
    ];
    let page = Path::new(DIST).join("index.html");
    let html = fs::read_to_string(&page)?;
    let html = values.iter().fold(html, |html, (mark, value)| html.replace(mark, value));
    fs::write(page, html)
}

fn place_engine(engine: &Path) -> io::Result<String> {
    let files = [
        ("gaji_engine.js", fs::read(engine.join("gaji_engine.js"))?),
        ("gaji_engine_bg.wasm", fs::read(engine.join("gaji_engine.wasm"))?),
        ("worker.js", fs::read(WORKER)?),
    ];
    let folder = format!("engine/{}/", hash(files.iter().map(|(_, bytes)| bytes.as_slice())));
    fs::create_dir_all(Path::new(DIST).join(&folder))?;
    for (name, bytes) in &files {
        fs::write(Path::new(DIST).join(&folder).join(name), bytes)?;
    }
    Ok(folder)
}

fn place_style() -> io::Result<String> {
    let css = style::bundle()?;
    let name = format!("style-{}.css", hash([css.as_bytes()]));
    fs::write(Path::new(DIST).join(&name), css)?;
    Ok(name)
}

fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = DefaultHasher::new();
    parts.into_iter().for_each(|part| hasher.write(part));
    format!("{:016x}", hasher.finish())
}

fn stamp() -> PathBuf {
    setup::wasm_target_dir().join("dist.stamp")
}
