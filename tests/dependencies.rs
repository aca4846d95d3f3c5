//! 빌려 쓰는 꾸러미(crate): 어디서 왔고, 무슨 라이선스이고, 같은 것이 두 번 실리지 않는가.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    process::Command,
};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// 이름만 밝히면 누구나 어떻게든 쓸 수 있는 라이선스들.
const ALLOWED: [&str; 12] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "0BSD",
    "Unlicense",
    "CC0-1.0",
    "Unicode-3.0",
    "BSL-1.0",
];

/// 두 판이 함께 실려도 되는 것. 저마다 까닭을 곁에 적는다.
const TWICE: [&str; 1] = [
    // Leptos가 두 판을 함께 부른다. 오류에 이름을 다는 몇 줄뿐이다.
    "thiserror",
];

/// 실으면 안 되는 것: 브라우저가 이미 하는 일이거나, 크기를 크게 먹는다.
const BANNED: [&str; 5] = ["chrono", "getrandom", "leptos_router", "openssl", "rand"];

#[test]
fn every_licence_allows_all_uses() {
    let packages = packages();
    assert!(packages.len() > 100, "{}", packages.len());
    let mut strange = Vec::new();
    for package in packages.iter().filter(|package| !package["source"].is_null()) {
        let licence = package["license"].as_str().unwrap_or("");
        if !is_allowed(licence) {
            strange.push(format!("{}: «{licence}»", package["name"]));
        }
    }
    assert!(strange.is_empty(), "{strange:#?}");
}

/// `MIT OR Apache-2.0`, `(A OR B) AND C`, 옛 꼴 `MIT/Apache-2.0`.
fn is_allowed(licence: &str) -> bool {
    let licence = licence.replace('/', " OR ").replace(['(', ')'], " ");
    let mut all = licence.split(" AND ").map(|part| part.split(" OR ").map(str::trim));
    !licence.trim().is_empty() && all.all(|mut any| any.any(|one| ALLOWED.contains(&one)))
}

#[test]
fn licences_are_read_as_they_are_written() {
    let good = ["MIT", "MIT OR GPL-3.0", "MIT/Apache-2.0", "(MIT OR Apache-2.0) AND Unicode-3.0"];
    assert!(good.into_iter().all(is_allowed));
    let bad = ["", "GPL-3.0", "MIT AND GPL-3.0", "Apache-2.0 WITH LLVM-exception"];
    assert!(!bad.into_iter().any(is_allowed));
}

/// 모두 crates.io에서, 지문이 적힌 그대로 온다.
#[test]
fn everything_comes_from_the_registry_with_its_digest() {
    let lock = fs::read_to_string(format!("{ROOT}/Cargo.lock")).unwrap();
    let packages = lock.split("[[package]]").skip(1);
    let (theirs, ours): (Vec<_>, Vec<_>) = packages.partition(|text| text.contains("source = "));
    let known = |text: &&str| {
        text.contains("source = \"registry+https://github.com/rust-lang/crates.io-index\"")
            && text.contains("checksum = \"")
    };
    assert!(theirs.len() > 100 && theirs.iter().all(known));
    assert!(ours.iter().all(|text| text.contains("name = \"gaji") || text.contains("\"xtask\"")));
}

/// 앱과 엔진에 실리는 것은 저마다 하나고, 무거운 것은 없다.
#[test]
fn what_is_shipped_is_shipped_once() {
    let mut versions = BTreeMap::<String, BTreeSet<String>>::new();
    for (name, version) in ["gaji-app", "gaji-engine"].into_iter().flat_map(shipped) {
        versions.entry(name).or_default().insert(version);
    }
    assert!(versions.contains_key("leptos") && versions.contains_key("gaji-core"));
    let twice: Vec<_> = versions
        .iter()
        .filter(|(name, versions)| versions.len() > 1 && !TWICE.contains(&name.as_str()))
        .collect();
    assert!(twice.is_empty(), "{twice:#?}");
    let banned: Vec<_> = BANNED.iter().filter(|name| versions.contains_key(**name)).collect();
    assert!(banned.is_empty(), "{banned:?}");
}

/// wasm에 실리는 꾸러미의 이름과 판. 지을 때만 도는 매크로는 빠진다.
fn shipped(package: &str) -> Vec<(String, String)> {
    let edges = ["--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}"];
    let target = ["--target", "wasm32-unknown-unknown"];
    let tree = cargo(&[&["tree", "--package", package][..], &edges, &target].concat());
    let pair = |line: &str| {
        let mut words = line.split(' ');
        Some((words.next()?.to_string(), words.next()?.to_string()))
    };
    tree.lines().filter_map(pair).collect()
}

/// 잠금 파일의 모든 꾸러미.
fn packages() -> Vec<Value> {
    let all = cargo(&["metadata", "--format-version", "1", "--locked"]);
    let all: Value = serde_json::from_str(&all).unwrap();
    all["packages"].as_array().unwrap().clone()
}

fn cargo(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO")).args(args).current_dir(ROOT).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// 우리 꾸러미에는 `unsafe`가 없다. 앱만은 조각을 나누는 매크로 때문에 한 파일에서 허락한다.
#[test]
fn no_crate_of_ours_is_unsafe() {
    let root = fs::read_to_string(format!("{ROOT}/Cargo.toml")).unwrap();
    assert!(root.contains("[workspace.lints.rust]\nunsafe_code = \"forbid\""));
    let ours = packages().into_iter().filter(|package| package["source"].is_null());
    let mut allowed = Vec::new();
    for package in ours {
        let manifest = package["manifest_path"].as_str().unwrap();
        let text = fs::read_to_string(manifest).unwrap();
        if !text.contains("[lints]\nworkspace = true") {
            assert!(text.contains("unsafe_code = \"deny\""), "{manifest}");
            allowed.push(package["name"].as_str().unwrap().to_string());
        }
    }
    assert_eq!(allowed, ["gaji-app"]);
    let sources = sources(format!("{ROOT}/app/src").into());
    let names = sources.iter().filter(|(_, text)| text.contains("unsafe_code"));
    let names: Vec<_> = names.map(|(path, _)| path.rsplit('/').next().unwrap()).collect();
    assert_eq!(names, ["pages.rs"]);
    assert!(sources.iter().all(|(_, text)| !text.contains("unsafe {")));
}

/// HTML로 넣는 글은 앱의 글과 그림뿐이다: 바깥에서 온 값은 글로만 보인다.
#[test]
fn no_html_comes_from_outside() {
    let mut found = Vec::new();
    for (path, text) in sources(format!("{ROOT}/app/src").into()) {
        for line in text.lines() {
            for way in [
                "inner_html=",
                "set_inner_html(",
                "insert_adjacent_html",
                "document.write",
                "eval(",
            ] {
                if line.contains(way) && !line.trim_start().starts_with("//") {
                    found.push(format!("{}: {}", path.rsplit('/').next().unwrap(), line.trim()));
                }
            }
        }
    }
    found.sort();
    assert_eq!(found, HTML, "a new place that writes HTML: is every value in it our own?");
}

/// HTML을 넣는 곳의 전부. 처음 것은 표의 글, 다음은 미리 지은 그림, 마지막은 수 하나가 든 글이다.
const HTML: [&str; 3] = [
    "counters.rs: <p class=\"settings-about\" inner_html=words::fewest_about(lang, &FEWEST) />",
    "deepening.rs: <thead hidden=move || thought().is_none() inner_html=format!(\"<tr>{heads}</tr>\") />",
    "mod.rs: <div inner_html=still />",
];

/// `folder` 아래의 모든 소스.
fn sources(folder: std::path::PathBuf) -> Vec<(String, String)> {
    let inside = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = inside.partition(|path| path.is_dir());
    let read = |path: std::path::PathBuf| {
        Some((path.to_string_lossy().into_owned(), fs::read_to_string(path).ok()?))
    };
    files.into_iter().filter_map(read).chain(folders.into_iter().flat_map(sources)).collect()
}
