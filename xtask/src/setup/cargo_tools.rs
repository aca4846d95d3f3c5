//! cargo로 짓는 도구: 판마다 제 폴더에 두어 사용자의 것과 섞이지 않는다.

use super::{Text, cache};
use crate::step::{self, Done, Failure};
use std::{fs, path::PathBuf, process::Command};

/// Trunk의 제 release 설정은 두 배 넘게 오래 걸린다. 도구가 빠를 까닭은 없다.
const QUICK: [(&str, &str); 3] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256"),
];

/// 앱을 묶는 Trunk. 잠금 파일(lock file) 없이는 이 판이 지어지지 않는다.
pub(super) fn trunk() -> Done<PathBuf> {
    let why = Text {
        ko: "앱을 wasm과 HTML로 묶는다 (약 5분)",
        en: "it bundles the app into wasm and HTML (about 5 minutes)",
    };
    let features = ["--locked", "--no-default-features", "--features", "rustls"];
    install("trunk", "0.21.14", &features, why)
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
