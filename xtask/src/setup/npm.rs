//! npm 꾸러미: 필요한 것은 `wasm-opt`와 `axe-core` 둘뿐이라 package.json을 두지 않는다.

use super::{Text, apt, cache, on_path};
use crate::step::{self, Done};
use std::{path::PathBuf, process::Command};

/// `wasm-opt`. 데비안의 판은 지금의 rustc가 내는 wasm을 읽지 못한다.
pub(super) fn binaryen() -> Done<PathBuf> {
    let why = Text { ko: "wasm을 줄인다", en: "it shrinks the wasm" };
    install("binaryen", "132.0.0", why)
}

/// 접근성 검사.
pub(super) fn axe_core() -> Done<PathBuf> {
    let why = Text { ko: "접근성을 검사한다", en: "it checks accessibility" };
    install("axe-core", "4.14.1", why)
}

/// 설치하고 `node_modules`의 자리를 돌려준다.
fn install(name: &str, version: &str, why: Text) -> Done<PathBuf> {
    let root = cache(name, version)?;
    let modules = root.join("node_modules");
    // npm은 다 마친 뒤에 이 파일을 쓴다.
    if !modules.join(".package-lock.json").exists() {
        ensure_npm()?;
        let mut npm = Command::new("npm");
        npm.args(["install", "--loglevel=error", &format!("{name}@{version}"), "--prefix"])
            .arg(&root);
        step::run(&format!("npm install {name} {version}"), why, &mut npm)?;
    }
    Ok(modules)
}

fn ensure_npm() -> Done {
    let why = Text {
        ko: "wasm-opt와 axe-core를 받고 돌린다",
        en: "to fetch and run wasm-opt and axe-core",
    };
    if on_path("npm") { Ok(()) } else { apt::install(&["nodejs", "npm"], why) }
}
