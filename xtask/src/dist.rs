//! `dist/`: 낯선 이가 받을 것을 모은다. 언제까지나 두어도 되도록, 이름에 내용의 해시를 준다.
//!
//! 서로를 이름으로 부르는 파일들(앱의 조각, 엔진)은 폴더 이름에 해시를 두어 그 이름이 그대로 남는다.

use crate::{
    files::{self, modified},
    licences,
    options::Options,
    setup,
    step::{self, Done, Failure, Text},
    style,
};
use std::{
    fs::{self, File},
    hash::{DefaultHasher, Hasher},
    io,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

/// 지은 것이 놓이는 폴더.
pub(crate) const DIST: &str = "dist";
/// 그대로 놓이는 파일들.
const STATIC: &str = "app/static";
const WORKER: &str = "app/engine/worker.js";
/// 모든 문서의 틀.
const TEMPLATE: &str = "index.html";

/// 같은 설정으로 묶은 뒤에 바뀐 입력이 없는가.
pub(crate) fn is_fresh(options: &Options, built: &[&Path]) -> bool {
    let stamp = stamp();
    let same = fs::read_to_string(&stamp).is_ok_and(|text| text == format!("{options:?}"));
    let sources = [TEMPLATE, WORKER].map(PathBuf::from);
    let folders = ["style", STATIC].into_iter().flat_map(|folder| files::all(Path::new(folder)));
    let inputs =
        sources.into_iter().chain(folders.flatten()).chain(built.iter().map(PathBuf::from));
    same && Path::new(DIST).join("index.html").exists()
        && inputs.into_iter().all(|input| modified(&input) < modified(&stamp))
}

/// 앱과 엔진과 CSS를 놓고, 그것을 부르는 문서를 짓는다.
///
/// 모으기 시작한 때를 적어 둔다: 모으는 동안 고친 파일은 다음에 다시 모인다.
pub(crate) fn gather(options: &Options, app: &Path, engine: &Path, prerender: &Path) -> Done {
    let since = SystemTime::now();
    place(app, engine).map_err(|e| Failure::io(DIST, &e))?;
    let licences = licences::all()?;
    write(Path::new("licences.txt"), licences.as_bytes()).map_err(|e| Failure::io(DIST, &e))?;
    let why =
        Text { ko: "주소마다 문서를 짓는다", en: "write a document for each address" };
    let mut command = Command::new(prerender);
    command.args([DIST, TEMPLATE, &options.public_url]).args(options.dev.then_some("--dev"));
    step::run("gaji-prerender", why, &mut command)?;
    mark(options, since).map_err(|e| Failure::io(DIST, &e))
}

fn mark(options: &Options, since: SystemTime) -> io::Result<()> {
    fs::write(stamp(), format!("{options:?}"))?;
    File::options().append(true).open(stamp())?.set_modified(since)
}

fn place(app: &Path, engine: &Path) -> io::Result<()> {
    files::remove(Path::new(DIST))?;
    for file in files::all(Path::new(STATIC))? {
        write(Path::new(file.strip_prefix(STATIC).unwrap_or(&file)), &fs::read(&file)?)?;
    }
    place_folder("app", &read(app)?)?;
    place_folder("engine", &engine_files(engine)?)?;
    place_style()
}

/// 폴더 안에서의 자리와 내용.
type Files = Vec<(PathBuf, Vec<u8>)>;

fn read(folder: &Path) -> io::Result<Files> {
    let inside = |file: &PathBuf| file.strip_prefix(folder).unwrap_or(file).to_path_buf();
    files::all(folder)?.iter().map(|file| Ok((inside(file), code(file)?))).collect()
}

fn engine_files(engine: &Path) -> io::Result<Files> {
    Ok(vec![
        ("gaji_engine.js".into(), code(&engine.join("gaji_engine.js"))?),
        ("gaji_engine_bg.wasm".into(), fs::read(engine.join("gaji_engine.wasm"))?),
        ("worker.js".into(), code(Path::new(WORKER))?),
    ])
}

/// 파일의 내용. JS에서는 들여쓰기와, 줄을 차지한 주석을 뺀다: 읽는 이의 것이라 보내지 않는다(gzip으로 2 KB).
fn code(file: &Path) -> io::Result<Vec<u8>> {
    if file.extension().is_none_or(|end| end != "js") {
        return fs::read(file);
    }
    let comment = |line: &str| ["//", "/**", "*"].iter().any(|start| line.starts_with(start));
    let text = fs::read_to_string(file)?;
    let lines = text.lines().map(str::trim_start).filter(|line| !line.is_empty() && !comment(line));
    Ok(lines.collect::<Vec<_>>().join("\n").into_bytes())
}

/// `name/해시/`에 놓는다.
fn place_folder(name: &str, files: &Files) -> io::Result<()> {
    let folder = format!("{name}/{}/", hash(files.iter().map(|(_, bytes)| bytes.as_slice())));
    files.iter().try_for_each(|(path, bytes)| write(&Path::new(&folder).join(path), bytes))
}

fn place_style() -> io::Result<()> {
    [("style", "main.css"), ("more", "more.css")].into_iter().try_for_each(|(name, list)| {
        let css = style::bundle(list)?;
        let name = format!("{name}-{}.css", hash([css.as_bytes()]));
        write(Path::new(&name), css.as_bytes())
    })
}

/// `dist/` 안의 파일 하나.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = Path::new(DIST).join(path);
    fs::create_dir_all(path.parent().unwrap_or(Path::new(DIST)))?;
    fs::write(path, bytes)
}

fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = DefaultHasher::new();
    parts.into_iter().for_each(|part| hasher.write(part));
    format!("{:016x}", hasher.finish())
}

fn stamp() -> PathBuf {
    setup::wasm_target_dir().join("dist.stamp")
}
