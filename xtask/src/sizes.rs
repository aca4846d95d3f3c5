//! 크기: 보통의 호스트가 보내는 gzip으로 재고, 넘으면 멈춘다.

use crate::{
    dist::DIST,
    files,
    step::{self, Done, Failure},
};
use flate2::{Compression, write::GzEncoder};
use std::{
    fs,
    io::{self, Write},
    path::Path,
};

/// 첫 강의의 조각.
const FIRST: &str = "alpha_beta";
const PAGES: [&str; 4] = [FIRST, "evaluation", "quiescence", "play"];

/// 잰 것 하나. 1 KB는 1,000바이트다.
struct Gate {
    name: String,
    size: usize,
    /// 설계의 목표.
    aim: usize,
    /// 넘지 못하게 지키는 값: 줄일 때마다 함께 낮춘다(ARCHITECTURE.md의 «크기»).
    limit: usize,
}

impl Gate {
    fn line(&self) -> String {
        let [size, limit, aim] =
            [self.size, self.limit, self.aim].map(|bytes| bytes as f32 / 1000.0);
        format!("{}: {size:.1} KB gzip ≤ {limit} KB (aim {aim} KB)", self.name)
    }

    /// 아무것도 재지 못했다면 그것도 잘못이다.
    fn holds(&self) -> bool {
        (1..=self.limit).contains(&self.size)
    }
}

/// 모두 재고 보인 뒤, 넘은 것이 있으면 멈춘다.
pub(crate) fn check() -> Done {
    let gates = gates().map_err(|e| Failure::io(DIST, &e))?;
    gates.iter().for_each(|gate| step::say(&format!("  {}", gate.line())));
    let over: Vec<_> = gates.iter().filter(|gate| !gate.holds()).map(Gate::line).collect();
    let list = over.join(", ");
    let fail = || {
        Failure::new(
            &format!("크기가 한도를 벗어났다: {list}"),
            &format!("Size out of bounds: {list}"),
        )
    };
    if over.is_empty() { Ok(()) } else { Err(fail()) }
}

fn gates() -> io::Result<Vec<Gate>> {
    let files = measure()?;
    let link = link()?;
    let sum = |counts: &dyn Fn(&str) -> bool| -> usize {
        files.iter().filter(|(path, _)| counts(path)).map(|(_, size)| size).sum()
    };
    let page = |page: &str| {
        let chunks = chunks(&link, page);
        sum(&|path| is_loaded_app(path, &chunks))
    };
    let first = chunks(&link, FIRST);
    let mut gates: Vec<_> = PAGES
        .iter()
        .map(|name| Gate {
            name: format!("app wasm, {name}"),
            size: page(name),
            aim: 260_000,
            limit: 299_000,
        })
        .collect();
    let is_engine = |path: &str| path.ends_with(".wasm") && path.contains("/engine/");
    let is_first = |path: &str| is_engine(path) || is_loaded_app(path, &first) || is_text(path);
    gates.extend([
        Gate { name: "engine wasm".into(), size: sum(&is_engine), aim: 180_000, limit: 180_000 },
        Gate {
            name: "first lesson, everything".into(),
            size: sum(&is_first),
            aim: 480_000,
            limit: 480_000,
        },
    ]);
    Ok(gates)
}

/// 앱의 wasm 가운데 한 화면이 받는 것: 본체와 그 화면의 조각들.
fn is_loaded_app(path: &str, chunks: &[String]) -> bool {
    let file = path.strip_suffix(".wasm").and_then(|path| path.rsplit('/').next());
    file.is_some_and(|file| file == "gaji_app_bg" || chunks.iter().any(|chunk| chunk == file))
}

/// 첫 강의가 움직이기까지 받는 글: HTML, JS, CSS.
fn is_text(path: &str) -> bool {
    let code = [".js", ".css"].iter().any(|end| path.ends_with(end));
    let later = ["/sw.js", "/embed.js"].iter().any(|end| path.ends_with(end));
    path == format!("{DIST}/index.html") || code && !later
}

/// 화면 `page`가 받는 조각의 이름들: 나누는 도구가 적은 JS에서 그 화면을 받는 줄이 안다.
fn chunks(link: &str, page: &str) -> Vec<String> {
    let load = link.split_once(&format!("__wasm_split_load_{page} =")).map_or("", |(_, load)| load);
    let load = load.split_once("]));").map_or("", |(load, _)| load);
    let words = load.split(|c: char| !(c.is_alphanumeric() || c == '_'));
    let chunk = |word: &str| ["chunk_", "split_"].iter().any(|start| word.starts_with(start));
    words
        .map(|word| word.trim_start_matches('_'))
        .filter(|word| chunk(word))
        .map(Into::into)
        .collect()
}

/// 조각을 받아 오는 JS.
fn link() -> io::Result<String> {
    let files = files::all(Path::new(DIST))?;
    let link = files.iter().find(|file| file.ends_with("__wasm_split.js"));
    link.map_or_else(|| Ok(String::new()), fs::read_to_string)
}

/// `dist/`의 모든 파일과 그 gzip 크기.
fn measure() -> io::Result<Vec<(String, usize)>> {
    let files = files::all(Path::new(DIST))?;
    let path = |file: &Path| file.to_string_lossy().replace('\\', "/");
    files.iter().map(|file| Ok((path(file), gzip(&fs::read(file)?)?))).collect()
}

fn gzip(bytes: &[u8]) -> io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
