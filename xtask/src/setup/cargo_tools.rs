//! cargo로 짓는 도구: 판마다 제 폴더에 두어 사용자의 것과 섞이지 않는다.

use super::{Text, cache};
use crate::step::{self, Done, Failure};
use std::{fs, path::PathBuf, process::Command};

/// 도구가 빠를 까닭은 없다: 절반의 시간에 짓는다.
const QUICK: [(&str, &str); 3] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256"),
];

/// 앱을 화면마다 나눈다. leptos의 `wasm_split_helpers`(Cargo.lock)와 짝이 맞는 판이다.
pub(super) fn wasm_split() -> Done<PathBuf> {
    let why = Text {
        ko: "앱을 화면마다 나누어 보는 것만 받게 한다 (약 1분)",
        en: "it splits the app, so that a reader downloads only the page shown (about 1 minute)",
    };
    install("wasm_split_cli_support", "0.2.4", &["--locked", "--features", "build-binary"], why)
}

/// Cargo.lock의 wasm-bindgen과 끝자리까지 같은 판이어야 한다.
pub(super) fn wasm_bindgen() -> Done<PathBuf> {
    let why = Text {
        ko: "wasm과 브라우저를 잇는다 (약 3분)",
        en: "it ties wasm to the browser (about 3 minutes)",
    };
    install("wasm-bindgen-cli", &locked_version("wasm-bindgen")?, &[], why)
}

fn install(name: &str, version: &str, extra: &[&str], why: Text) -> Done<PathBuf> {
    let root = cache(name, version)?;
    if !root.join(".crates.toml").exists() {
        let mut cargo = Command::new("cargo");
        cargo.args(["install", name, "--version", &format!("={version}")]);
        cargo.args(extra).arg("--root").arg(&root).envs(QUICK);
        step::run(&format!("cargo install {name} {version}"), why, &mut cargo)?;
    }
    Ok(root.join("bin"))
}

fn locked_version(package: &str) -> Done<String> {
    let lock = fs::read_to_string("Cargo.lock").map_err(|e| Failure::io("Cargo.lock", &e))?;
    let head = format!("name = \"{package}\"\nversion = \"");
    let version = lock.split_once(&head).and_then(|(_, rest)| rest.split_once('"'));
    version.map(|(version, _)| version.into()).ok_or_else(|| {
        Failure::new(
            &format!("Cargo.lock에 {package}이(가) 없다."),
            &format!("Cargo.lock does not name {package}."),
        )
    })
}
