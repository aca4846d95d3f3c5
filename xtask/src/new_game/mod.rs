//! 새 놀이: 본(`xtask/template`)을 베껴 이름을 바꾸고, 목록에 한 줄을 적는다.

mod catalog;
mod name;
mod trial;

use crate::step::{self, Done, Failure, Text};
use name::Name;
use std::{
    fs, io,
    path::{Path, PathBuf},
    process::Command,
};

pub(crate) use trial::{check, dist};

const TEMPLATE: &str = "xtask/template";

/// `cargo xtask new-game <이름>`.
pub(crate) fn run(args: &[String]) -> Done {
    let [name] = args else { return Err(Failure::usage()) };
    make(Path::new("."), name)?;
    step::say(&format!(
        "✓ games/{name} · games/README.ko.md · games/README.md\n  \
         cargo test -p gaji-{name}\n  \
         cargo run --bin gaji -- check {name}\n  \
         cargo test -p gaji-tests --test games    # tests/games/signature.txt\n  \
         cargo xtask serve    # /ko/p/{name}/"
    ));
    Ok(())
}

/// `root`의 작업 공간에 놀이를 만든다.
fn make(root: &Path, name: &str) -> Done {
    let template = root.join(TEMPLATE);
    let files = texts(&template).map_err(|e| Failure::io(TEMPLATE, &e))?;
    let name = Name::new(root, name, &files)?;
    let games = root.join("games");
    let folder = games.join(name.id());
    write(&template, &folder, &files, &name).map_err(|e| Failure::io("games", &e))?;
    catalog::add(&games.join("catalog/Cargo.toml"), &name)?;
    format(root, &name)
}

/// 이름이 어느 차례로 들어오든 `use`의 차례와 줄의 길이가 맞게.
fn format(root: &Path, name: &Name) -> Done {
    let why =
        Text { ko: "이름에 맞게 차례를 고른다", en: "put the new name in its order" };
    let package = format!("gaji-{}", name.id());
    let mut cargo = Command::new("cargo");
    step::run("cargo fmt", why, cargo.args(["fmt", "-p", &package]).current_dir(root))
}

fn write(
    template: &Path,
    folder: &Path,
    files: &[(PathBuf, String)],
    name: &Name,
) -> io::Result<()> {
    for (path, text) in files {
        let path = folder.join(path.strip_prefix(template).unwrap_or(path));
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, name.in_place_of_the_template(text))?;
    }
    Ok(())
}

/// 폴더 안 모든 파일의 자리와 글.
fn texts(folder: &Path) -> io::Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(texts(&path)?);
        } else {
            let text = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
            found.push((path, text));
        }
    }
    Ok(found)
}
