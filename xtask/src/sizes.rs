//! 크기: 보통의 호스트가 보내는 gzip으로 재고, 넘으면 멈춘다.

use crate::{
    dist::DIST,
    step::{self, Done, Failure},
};
use flate2::{Compression, write::GzEncoder};
use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// 재는 것: 이름, 고르는 물음, 한도(1 KB = 1,000바이트).
const GATES: [(&str, fn(&str) -> bool, usize); 3] = [
    ("app wasm", |path| path.ends_with(".wasm") && !path.contains("engine"), 260_000),
    ("engine wasm", |path| path.ends_with(".wasm") && path.contains("engine"), 180_000),
    ("first lesson, everything", is_loaded, 480_000),
];

/// 첫 강의가 움직이기까지 받는 것.
fn is_loaded(path: &str) -> bool {
    let code = [".wasm", ".js", ".css"].iter().any(|end| path.ends_with(end));
    let later = ["/sw.js", "/embed.js"].iter().any(|end| path.ends_with(end));
    path == format!("{DIST}/index.html") || code && !later
}

/// 모두 재고 보인 뒤, 넘은 것이 있으면 멈춘다.
pub(crate) fn check() -> Done {
    let files = measure(Path::new(DIST)).map_err(|e| Failure::io(DIST, &e))?;
    let mut over = Vec::new();
    for (name, wanted, limit) in GATES {
        let size: usize = files.iter().filter(|(path, _)| wanted(path)).map(|(_, size)| size).sum();
        let line = format!("{name}: {:.1} KB gzip ≤ {} KB", size as f32 / 1000.0, limit / 1000);
        step::say(&format!("  {line}"));
        if size == 0 || size > limit {
            over.push(line);
        }
    }
    let list = over.join(", ");
    let fail = || Failure::new(&format!("크기가 한도를 벗어났다: {list}"), &format!("Size out of bounds: {list}"));
    if over.is_empty() { Ok(()) } else { Err(fail()) }
}

/// 폴더의 모든 파일과 그 gzip 크기.
fn measure(dir: &Path) -> io::Result<Vec<(String, usize)>> {
    let mut files = Vec::new();
    for path in entries(dir)? {
        if path.is_dir() {
            files.extend(measure(&path)?);
        } else {
            files.push((path.to_string_lossy().replace('\\', "/"), gzip(&fs::read(&path)?)?));
        }
    }
    Ok(files)
}

fn entries(dir: &Path) -> io::Result<Vec<PathBuf>> {
    dir.read_dir()?.map(|entry| Ok(entry?.path())).collect()
}

fn gzip(bytes: &[u8]) -> io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
