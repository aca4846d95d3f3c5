//! 라이선스: 앱과 엔진에 실리는 꾸러미(crate)의 이름과 글을 한 파일에 모은다. 거의 모두가 글을 함께 돌리라고 한다.

use crate::{
    files, setup,
    step::{Done, Failure},
};
use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

const HEAD: &str = "가지(Gaji)는 MIT 또는 Apache-2.0입니다. 앱과 엔진에는 아래의 공개 프로그램들이 함께 실려 있습니다.\n\
    Gaji is MIT or Apache-2.0, at your choice. The app and the engine contain the open programs below,\n\
    and the standard library of Rust (MIT or Apache-2.0, The Rust Project Developers).\n";

/// 꾸러미 하나.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Package {
    /// `이름 판`.
    name: String,
    /// `MIT OR Apache-2.0`.
    licence: String,
    home: String,
}

/// 목록, 그리고 같은 글은 한 번만.
pub(crate) fn all() -> Done<String> {
    let packages = packages()?;
    let mut texts: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    let mut list = String::from(HEAD);
    for package in &packages {
        list += &format!("\n{} · {} · {}", package.name, package.licence, package.home);
        for text in package.texts() {
            texts.entry(text).or_default().push(&package.name);
        }
    }
    for (text, names) in texts {
        let line = "-".repeat(72);
        list += &format!("\n\n{line}\n{}\n{line}\n\n{text}", names.join(", "));
    }
    Ok(list + "\n")
}

fn packages() -> Done<Vec<Package>> {
    let mut cargo = Command::new("cargo");
    cargo.args(["tree", "-p", "gaji-app", "-p", "gaji-engine", "--target", setup::TARGET]);
    cargo.args([
        "--edges",
        "normal,no-proc-macro",
        "--prefix",
        "none",
        "--format",
        "{p}\t{l}\t{r}",
    ]);
    let output = cargo.output().map_err(|e| Failure::io("cargo tree", &e))?;
    let mut packages: Vec<_> =
        String::from_utf8_lossy(&output.stdout).lines().filter_map(Package::read).collect();
    packages.sort();
    packages.dedup();
    if packages.is_empty() {
        let why = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(Failure::new(
            &format!("cargo tree: {why}"),
            "the packages could not be listed",
        ));
    }
    Ok(packages)
}

impl Package {
    /// 우리 것(자리가 적혀 있다)은 빼고.
    fn read(line: &str) -> Option<Self> {
        let mut parts = line.trim_end_matches(" (*)").split('\t').map(str::to_string);
        let (name, licence, home) = (parts.next()?, parts.next()?, parts.next()?);
        (!name.contains('(')).then_some(Self { name, licence, home })
    }

    /// 함께 온 라이선스의 글. 고를 수 있으면 짧은 MIT만.
    fn texts(&self) -> Vec<String> {
        let named = |file: &Path, part: &str| {
            file.file_name()
                .is_some_and(|name| name.to_string_lossy().to_uppercase().contains(part))
        };
        let inside = self.folder().and_then(|folder| files::all(&folder).ok()).unwrap_or_default();
        let mut found: Vec<_> = inside.into_iter().filter(|file| named(file, "LICENSE")).collect();
        if self.licence.contains(" OR ") && found.iter().any(|file| named(file, "MIT")) {
            found.retain(|file| named(file, "MIT"));
        }
        let texts = found.iter().filter_map(|file| fs::read_to_string(file).ok());
        texts.map(|text| text.replace('\r', "").trim().to_string()).collect()
    }

    /// cargo가 받아 둔 자리.
    fn folder(&self) -> Option<PathBuf> {
        let home = env::var_os("CARGO_HOME").map(PathBuf::from);
        let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")))?;
        let name = self.name.replace(" v", "-");
        let sources = fs::read_dir(home.join("registry/src")).ok()?.flatten();
        sources.map(|source| source.path().join(&name)).find(|folder| folder.is_dir())
    }
}

#[cfg(test)]
mod tests {
    use super::{Package, all};

    #[test]
    fn ours_are_left_out() {
        let theirs = Package::read("cfg-if v1.0.4\tMIT OR Apache-2.0\thttps://github.com/x (*)");
        assert_eq!(theirs.map(|package| package.name), Some("cfg-if v1.0.4".into()));
        assert_eq!(Package::read("gaji-core v0.1.0 (/gaji/core)\tMIT\t"), None);
    }

    /// 실린 것마다 이름이 있고, MIT의 글이 정말 들어 있다.
    #[test]
    fn the_texts_are_there() {
        let text = all().ok().expect("a list");
        for part in
            ["\nleptos v", "\nwasm-bindgen v", "\npostcard v", "Permission is hereby granted"]
        {
            assert!(text.contains(part), "{part}");
        }
        assert!(!text.contains("gaji-core") && text.len() > 20_000, "{}", text.len());
    }
}
