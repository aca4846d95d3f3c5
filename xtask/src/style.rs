//! CSS 묶기: `style/`의 목록(`main.css`, `more.css`)의 `@import "…";` 줄을 그 파일로 바꾸어 요청 하나로 만든다.

use std::{fs, io, path::Path};

/// 한 파일로 묶은 CSS. 순서는 그 목록이 정한다.
pub(crate) fn bundle(list: &str) -> io::Result<String> {
    let css = fs::read_to_string(Path::new("style").join(list))?
        .lines()
        .map(expand)
        .collect::<io::Result<String>>()?;
    Ok(lean(&css))
}

fn expand(line: &str) -> io::Result<String> {
    let name = line.strip_prefix("@import \"").and_then(|rest| rest.strip_suffix("\";"));
    match name {
        Some(name) => fs::read_to_string(Path::new("style").join(name)),
        None => Ok(format!("{line}\n")),
    }
}

/// 주석과 들여쓰기를 뺀다: 읽는 이의 것이라 보내지 않는다(gzip으로 2 KB).
fn lean(css: &str) -> String {
    let (mut code, mut rest) = (String::new(), css);
    while let Some((before, comment)) = rest.split_once("/*") {
        code += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    code += rest;
    let lines: Vec<_> = code.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}
