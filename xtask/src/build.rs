//! 짓기: 엔진과 앱을 wasm으로 짓고 `dist/`에 모은다.
//!
//! cargo 밖의 걸음(wasm-bindgen, wasm-opt, Trunk)은 입력이 새로울 때에만 돌린다.

use crate::{
    dist, setup,
    setup::Tools,
    step::{self, Done, Failure, Text},
};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

/// 앱과 엔진의 기계.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// 무엇을 어떻게 짓는가.
#[derive(Debug)]
pub(crate) struct Options {
    /// 앱을 줄이지 않고 빨리 짓는다.
    pub(crate) dev: bool,
    /// 앱이 놓일 자리. `/`로 시작하고 끝난다.
    pub(crate) public_url: String,
}

impl Options {
    pub(crate) fn parse(args: &[String]) -> Done<Self> {
        let mut options = Self { dev: false, public_url: "/".into() };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match (arg.as_str(), args.as_slice().first()) {
                ("--dev", _) => options.dev = true,
                ("--public-url", Some(url)) if url.starts_with('/') && url.ends_with('/') => {
                    options.public_url = url.clone();
                    args.next();
                }
                _ => return Err(Failure::usage()),
            }
        }
        Ok(options)
    }
}

/// 갖추고 짓는다.
pub(crate) fn run(options: &Options) -> Done {
    let tools = setup::build_tools()?;
    let engine = build_engine(&tools)?;
    let app = build_app(&tools, options)?;
    if dist::is_fresh(options, &[&app, &engine.join("gaji_engine.wasm")]) {
        return Ok(());
    }
    let since = SystemTime::now();
    bundle(&tools, options)?;
    dist::finish(options, &engine, since)
}

/// 엔진을 짓고, 그 파일들이 놓인 폴더를 돌려준다.
fn build_engine(tools: &Tools) -> Done<PathBuf> {
    let why = Text { ko: "놀이와 탐색을 짓는다", en: "build the games and the search" };
    engine(&mut tools.command("cargo"), "engine", why)?;
    let raw = output("engine", "gaji_engine.wasm");
    let engine = setup::wasm_target_dir().join("engine");
    if modified(&raw) > modified(&engine.join("gaji_engine.wasm")) {
        bind(tools, &raw, &engine)?;
        shrink(tools, &engine)?;
    }
    Ok(engine)
}

/// `cargo`로 엔진의 wasm을 짓는다.
pub(crate) fn engine(cargo: &mut Command, profile: &str, why: Text) -> Done {
    cargo.args(["rustc", "-p", "gaji-engine", "--profile", profile, "--target", TARGET]);
    // rlib도 함께 지으면 cargo가 LTO를 하지 않는다.
    step::run("cargo rustc gaji-engine", why, cargo.args(["--lib", "--crate-type", "cdylib"]))
}

/// 엔진의 wasm `raw`를 JS와 이은 것을 `folder`에 둔다.
pub(crate) fn bind(tools: &Tools, raw: &Path, folder: &Path) -> Done {
    let why = Text { ko: "엔진을 JS와 잇는다", en: "tie the engine to JS" };
    let mut bindgen = tools.command("wasm-bindgen");
    bindgen.args(["--target", "web", "--no-typescript", "--out-dir"]).arg(folder).arg(raw);
    step::run("wasm-bindgen", why, &mut bindgen)
}

fn shrink(tools: &Tools, engine: &Path) -> Done {
    let why = Text { ko: "엔진을 빠르게 다듬는다", en: "make the engine fast" };
    let mut opt = tools.command("wasm-opt");
    // 자료를 0마다 쪼개지 않는다: 표의 조각들이 저마다 머리를 달아 gzip으로 2 KB가 는다.
    opt.args(["-O3", "--skip-pass=memory-packing", "--low-memory-unused"]);
    // 닮은 함수가 이웃하면 더 눌린다.
    opt.arg("--reorder-functions-by-name").arg(engine.join("gaji_engine_bg.wasm"));
    step::run("wasm-opt -O3", why, opt.arg("-o").arg(engine.join("gaji_engine.wasm")))
}

/// 앱을 짓고 그 wasm의 자리를 돌려준다. Trunk가 다시 부르는 cargo는 할 일이 없다.
fn build_app(tools: &Tools, options: &Options) -> Done<PathBuf> {
    let profile = if options.dev { "dev" } else { "app" };
    let why = Text { ko: "화면을 짓는다", en: "build the pages" };
    let args = ["build", "-p", "gaji-app", "--bin", "gaji-app", "--target", TARGET];
    let mut cargo = tools.command("cargo");
    step::run("cargo build gaji-app", why, cargo.args(args).args(["--profile", profile]))?;
    Ok(output(if options.dev { "debug" } else { "app" }, "gaji-app.wasm"))
}

fn bundle(tools: &Tools, options: &Options) -> Done {
    let why = Text { ko: "앱을 dist/에 묶는다", en: "bundle the app into dist/" };
    let mut trunk = tools.command("trunk");
    trunk.args(["build", "--public-url", &options.public_url]);
    trunk.args((!options.dev).then_some("--release"));
    // Trunk는 NO_COLOR=1을 참·거짓 값으로 읽다가 멈춘다.
    step::run("trunk build", why, trunk.env_remove("NO_COLOR"))
}

/// wasm 쪽 산출물 하나.
pub(crate) fn output(profile: &str, file: &str) -> PathBuf {
    setup::wasm_target_dir().join(TARGET).join(profile).join(file)
}

/// 고친 때. 없는 파일은 가장 옛것으로 친다.
pub(crate) fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|meta| meta.modified()).ok()
}
