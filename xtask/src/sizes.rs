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

/// 재는 것 하나. 1 KB는 1,000바이트다.
struct Gate {
    name: &'static str,
    counts: fn(&str) -> bool,
    /// 설계의 목표.
    aim: usize,
    /// 아직 목표에 닿지 못한 동안 넘지 못하게 지키는 값: 줄일 때마다 함께 낮춘다(ARCHITECTURE.md의 «크기»).
    limit: usize,
}

const GATES: [Gate; 3] = [
    Gate { name: "app wasm", counts: is_app, aim: 260_000, limit: 408_000 },
    Gate { name: "engine wasm", counts: is_engine, aim: 180_000, limit: 166_000 },
    Gate { name: "first lesson, everything", counts: is_loaded, aim: 480_000, limit: 594_000 },
];

fn is_app(path: &str) -> bool {
    path.ends_with(".wasm") && !is_engine(path)
}

fn is_engine(path: &str) -> bool {
    path.ends_with(".wasm") && path.contains("/engine/")
}

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
    for Gate { name, counts, aim, limit } in GATES {
        let counted = files.iter().filter(|(path, _)| counts(path));
        let size: usize = counted.map(|(_, size)| size).sum();
        let [size_kb, aim_kb, limit_kb] = [size, aim, limit].map(|bytes| bytes as f32 / 1000.0);
        let line = format!("{name}: {size_kb:.1} KB gzip ≤ {limit_kb} KB (aim {aim_kb} KB)");
        step::say(&format!("  {line}"));
        if size == 0 || size > limit {
            over.push(line);
        }
    }
    let list = over.join(", ");
    let fail = || {
        Failure::new(
            &format!("크기가 한도를 벗어났다: {list}"),
            &format!("Size out of bounds: {list}"),
        )
    };
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
