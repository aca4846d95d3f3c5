//! CSS 묶기: `style/main.css`의 `@import "…";` 줄을 그 파일로 바꾸어 요청 하나로 만든다.

use std::{fs, io, path::Path};

const MAIN: &str = "style/main.css";

/// 한 파일로 묶은 CSS. 순서는 `main.css`가 정한다.
pub(crate) fn bundle() -> io::Result<String> {
    fs::read_to_string(MAIN)?.lines().map(expand).collect()
}

fn expand(line: &str) -> io::Result<String> {
    let name = line.strip_prefix("@import \"").and_then(|rest| rest.strip_suffix("\";"));
    match name {
        Some(name) => fs::read_to_string(Path::new("style").join(name)),
        None => Ok(format!("{line}\n")),
    }
}
