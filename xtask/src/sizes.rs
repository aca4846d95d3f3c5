//! 크기: 보통의 호스트가 보내는 gzip으로 재고, 넘으면 멈춘다.

use crate::{
    dist::DIST,
    files,
    step::{self, Done, Failure},
};
use std::{fs, io, path::Path};
use xtask::zip::gzip;

/// 첫 강의.
const FIRST: &str = "ko/l/alpha-beta";
const PAGES: [&str; 4] = [FIRST, "ko/l/evaluation", "ko/l/quiescence", "ko/p/chess"];

/// 잰 것 하나. 1 KB는 1,000바이트다.
struct Gate {
    name: String,
    size: usize,
    /// 설계의 목표(ARCHITECTURE.md의 «크기»). 넘지 못하게 지킨다.
    limit: usize,
}

impl Gate {
    fn line(&self) -> String {
        let [size, limit] = [self.size, self.limit].map(|bytes| bytes as f32 / 1000.0);
        format!("{}: {size:.1} KB gzip ≤ {limit} KB", self.name)
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
    let mut gates = Vec::new();
    for page in PAGES {
        let html = document(page)?;
        let size = sum(&files, |file| is_linked(&html, file) && file.ends_with(".wasm"));
        let name = format!("app wasm, {page}");
        gates.push(Gate { name, size, limit: 260_000 });
    }
    let (html, own) = (document(FIRST)?, format!("{FIRST}/index.html"));
    let engine = |file: &str| file.starts_with("engine/");
    let size = sum(&files, |file| engine(file) && file.ends_with(".wasm"));
    gates.push(Gate { name: "engine wasm".into(), size, limit: 180_000 });
    let size = sum(&files, |file| engine(file) || is_linked(&html, file) || file == own);
    let name = "first lesson, everything".into();
    gates.push(Gate { name, size, limit: 480_000 });
    Ok(gates)
}

fn document(page: &str) -> io::Result<String> {
    fs::read_to_string(format!("{DIST}/{page}/index.html"))
}

/// 문서가 처음부터 받게 하는 코드인가: CSS, 앱의 JS와 조각들.
fn is_linked(html: &str, file: &str) -> bool {
    let code = [".js", ".css", ".wasm"].iter().any(|end| file.ends_with(end));
    code && html.contains(&format!("{file}\" "))
}

/// 파일의 자리와 gzip 크기.
type Sizes = Vec<(String, usize)>;

fn sum(files: &Sizes, counts: impl Fn(&str) -> bool) -> usize {
    files.iter().filter(|(file, _)| counts(file)).map(|(_, size)| size).sum()
}

/// `dist/`의 모든 파일.
fn measure() -> io::Result<Sizes> {
    let place = |file: &Path| {
        let file = file.strip_prefix(DIST).unwrap_or(file);
        file.to_string_lossy().replace('\\', "/")
    };
    let files = files::all(Path::new(DIST))?;
    files.iter().map(|file| Ok((place(file), gzip(&fs::read(file)?)?.len()))).collect()
}
