//! 사본에서 정말로 해 본다: 새 놀이를 만들어 시험하고, 그 놀이가 든 앱을 짓는다.

use super::make;
use crate::{
    build, dist,
    setup::{self, Tools},
    step::{self, Done, Failure, Text},
    wasm,
};
use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    process::Command,
};

/// 본의 이름(template)보다 앞서는 이름: 차례가 바뀌는 곳까지 드러난다.
const NAME: &str = "hexapawn";
/// 사본이 놓이는 폴더, target 안.
const COPY: &str = "new-game";
/// 사본에 들지 않는 것: 본래의 저장소(딸린 작업 나무에서는 파일이다)와 지은 것.
const BUILT: [&str; 4] = [".git", "target", "dist", "screenshots"];

/// 오래 돌지 않을 것이니 빨리만 짓는다.
const QUICK: [(&str, &str); 2] =
    [("CARGO_PROFILE_DEV_OPT_LEVEL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "none")];

/// 갓 만든 놀이가 목록의 한 줄만 늘리고, 컴파일되고, 제 시험과 놀이의 법을 지나는가.
pub(crate) fn check() -> Done {
    let copy = copy()?;
    adds_one_line(&copy)?;
    let why = Text { ko: "적힌 그대로 모양이 맞다", en: "it is formatted as it comes" };
    cargo(&copy, why, &["fmt", "--all", "--check"])?;
    let why = Text {
        ko: "갓 만든 놀이는 그대로 시험을 지난다",
        en: "a game just made passes as it comes",
    };
    let package = format!("gaji-{NAME}");
    let crates = ["-p", &package, "-p", "gaji-catalog", "-p", "gaji-lessons"];
    let tests = ["--test", "rules", "--test", "catalog", "--test", "play"];
    cargo(&copy, why, &[&["test"][..], &crates, &tests].concat())?;
    let why = Text { ko: "명령줄도 그 놀이를 안다", en: "the command line knows it too" };
    cargo(&copy, why, &["run", "-p", "gaji-catalog", "--bin", "gaji", "--", "check", NAME])
}

/// 지어 둔 앱에 새 놀이가 든 엔진을 바꿔 넣은 것. 앱은 놀이를 모르므로 엔진만 새로 지으면 된다.
pub(crate) fn dist() -> Done<PathBuf> {
    let copy = copy()?;
    let tools = setup::build_tools()?;
    let engine = build_engine(&tools, &copy)?;
    let built = copy.join(dist::DIST);
    let placed = mirror(Path::new(dist::DIST), &built, &[]).and_then(|()| replace(&built, &engine));
    placed.map_err(|e| Failure::io(dist::DIST, &e))?;
    Ok(built)
}

/// 작업 공간의 새 사본에 놀이를 만든다. 고치지 않은 파일은 고친 때도 그대로라, 두 번째부터는 금방 지어진다.
fn copy() -> Done<PathBuf> {
    let copy = setup::target_dir().join(COPY);
    let copied = clear(&copy).and_then(|()| mirror(Path::new("."), &copy, &BUILT));
    copied.map_err(|e| Failure::io(COPY, &e))?;
    git(&copy, &["init", "--quiet"])?;
    git(&copy, &["add", "--all"])?;
    make(&copy, NAME)?;
    Ok(copy)
}

/// 놀이의 폴더 밖에서 바뀐 것은 목록에 는 한 줄뿐인가.
fn adds_one_line(copy: &Path) -> Done {
    let changed = git(copy, &["diff", "--numstat"])?;
    let made = git(copy, &["ls-files", "--others", "--exclude-standard", "--directory"])?;
    if changed == "1\t0\tgames/catalog/Cargo.toml\n" && made == format!("games/{NAME}/\n") {
        return Ok(());
    }
    Err(Failure::new(
        &format!("새 놀이는 제 폴더와 목록의 한 줄만 더해야 한다:\n{changed}{made}"),
        &format!("a new game adds its folder and one line of the catalog only:\n{changed}{made}"),
    ))
}

/// 사본의 저장소에서 git이 하는 말.
fn git(copy: &Path, args: &[&str]) -> Done<String> {
    let own = ["--git-dir=.git", "--work-tree=."];
    let output = Command::new("git").args(own).args(args).current_dir(copy).output();
    let output = output.map_err(|e| Failure::io("git", &e))?;
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() {
        return Ok(said(&output.stdout));
    }
    let (args, why) = (args.join(" "), said(&output.stderr));
    Err(Failure::new(&format!("git {args}: 실패했다: {why}"), &format!("git {args} failed: {why}")))
}

fn clear(copy: &Path) -> io::Result<()> {
    fs::create_dir_all(copy)?;
    for entry in fs::read_dir(copy)? {
        let path = entry?.path();
        if path.is_file() {
            fs::remove_file(path)?;
        } else if !path.ends_with("target") {
            fs::remove_dir_all(path)?;
        }
    }
    Ok(())
}

/// 폴더를 그대로 베낀다, `left_out`은 빼고.
fn mirror(from: &Path, to: &Path, left_out: &[&str]) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, name) = (entry.path(), entry.file_name());
        if left_out.iter().any(|left_out| name == *left_out) {
            continue;
        }
        if path.is_dir() {
            mirror(&path, &to.join(name), &[])?;
        } else if path.is_file() {
            fs::copy(&path, to.join(&name))?;
            File::options()
                .append(true)
                .open(to.join(name))?
                .set_modified(entry.metadata()?.modified()?)?;
        }
    }
    Ok(())
}

fn cargo(copy: &Path, why: Text, args: &[&str]) -> Done {
    let mut cargo = Command::new("cargo");
    cargo.args(args).current_dir(copy).env("CARGO_TARGET_DIR", "target").envs(QUICK);
    step::run(&format!("cargo {} {NAME}", args[0]), why, &mut cargo)
}

/// 줄이지 않고 빨리 지은 엔진의 폴더.
fn build_engine(tools: &Tools, copy: &Path) -> Done<PathBuf> {
    let why = Text {
        ko: "새 놀이가 든 엔진을 짓는다", en: "build the engine with the new game"
    };
    let mut cargo = tools.command("cargo");
    build::engine(cargo.current_dir(copy).envs(QUICK), "dev", why)?;
    let engine = copy.join("engine");
    wasm::bind(tools, &build::output("debug", "gaji_engine.wasm"), &engine)?;
    Ok(engine)
}

/// 앱이 부르는 이름 그대로, 엔진의 두 파일을 바꾼다.
fn replace(built: &Path, engine: &Path) -> io::Result<()> {
    for folder in fs::read_dir(built.join("engine"))? {
        let folder = folder?.path();
        for file in ["gaji_engine.js", "gaji_engine_bg.wasm"] {
            fs::copy(engine.join(file), folder.join(file))?;
        }
    }
    Ok(())
}
