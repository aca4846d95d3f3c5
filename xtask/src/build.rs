//! 짓기: 엔진과 앱을 wasm으로 짓고 `dist/`에 모은다.
//!
//! cargo 밖의 걸음(wasm-split, wasm-bindgen, wasm-opt)은 입력이 새로울 때에만 돌린다.

use crate::{
    dist, setup,
    setup::Tools,
    step::{self, Done, Failure, Text},
    wasm,
};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

/// 마지막에 놓이는 파일들: 입력보다 새로우면 다시 다듬지 않는다.
const APP: &str = "gaji_app_bg.wasm";
const ENGINE: &str = "gaji_engine.wasm";

/// 앱과 엔진의 기계.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// 무엇을 어떻게 짓는가.
#[derive(Debug)]
pub(crate) struct Options {
    /// 앱을 줄이지 않고 빨리 짓는다.
    pub(crate) dev: bool,
    /// 앱이 놓일 주소: `/gaji/`, 또는 알면 `https://example.org/gaji/`. `/`로 끝난다.
    pub(crate) public_url: String,
}

impl Options {
    pub(crate) fn parse(args: &[String]) -> Done<Self> {
        let mut options = Self { dev: false, public_url: "/".into() };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match (arg.as_str(), args.as_slice().first()) {
                ("--dev", _) => options.dev = true,
                ("--public-url", Some(url)) if is_public_url(url) => {
                    options.public_url = url.clone();
                    args.next();
                }
                _ => return Err(Failure::usage()),
            }
        }
        Ok(options)
    }

    /// 그 주소에서 호스트를 뺀 자리: `/gaji/`.
    pub(crate) fn base(&self) -> &str {
        let rest = self.public_url.split_once("://").map_or(&*self.public_url, |(_, rest)| rest);
        rest.find('/').map_or("/", |at| &rest[at..])
    }
}

/// 꼼꼼히 읽는 것은 문서를 짓는 도구다: 오래 짓기 전에 알 수 있는 것만 본다.
fn is_public_url(url: &str) -> bool {
    ["/", "https://", "http://"].iter().any(|start| url.starts_with(start)) && url.ends_with('/')
}

/// 갖추고 짓는다.
pub(crate) fn run(options: &Options) -> Done {
    let tools = setup::build_tools()?;
    let engine = build_engine(&tools)?;
    let app = build_app(&tools, options)?;
    let prerender = build_prerender()?;
    if dist::is_fresh(options, &[&app.join(APP), &engine.join(ENGINE), &prerender]) {
        return Ok(());
    }
    dist::gather(options, &app, &engine, &prerender)
}

/// 엔진을 짓고, 그 파일들이 놓인 폴더를 돌려준다.
fn build_engine(tools: &Tools) -> Done<PathBuf> {
    let why = Text { ko: "놀이와 탐색을 짓는다", en: "build the games and the search" };
    engine(&mut tools.command("cargo"), "engine", why)?;
    let raw = output("engine", "gaji_engine.wasm");
    let engine = setup::wasm_target_dir().join("engine");
    if modified(&raw) > modified(&engine.join(ENGINE)) {
        wasm::bind(tools, &raw, &engine)?;
        wasm::quicken(tools, &engine.join("gaji_engine_bg.wasm"), &engine.join(ENGINE))?;
    }
    Ok(engine)
}

/// `cargo`로 엔진의 wasm을 짓는다.
pub(crate) fn engine(cargo: &mut Command, profile: &str, why: Text) -> Done {
    cargo.args(["rustc", "-p", "gaji-engine", "--profile", profile, "--target", TARGET]);
    // rlib도 함께 지으면 cargo가 LTO를 하지 않는다.
    step::run("cargo rustc gaji-engine", why, cargo.args(["--lib", "--crate-type", "cdylib"]))
}

/// 앱을 지어 나누고, 그 파일들이 놓인 폴더를 돌려준다.
fn build_app(tools: &Tools, options: &Options) -> Done<PathBuf> {
    let [profile, built, folder] =
        if options.dev { ["dev", "debug", "pages-dev"] } else { ["app", "app", "pages"] };
    let why = Text { ko: "화면을 짓는다", en: "build the pages" };
    let mut cargo = tools.command("cargo");
    cargo.args(["rustc", "-p", "gaji-app", "--bin", "gaji-app", "--target", TARGET]);
    // 나누려면 무엇이 무엇을 부르는지가 남아 있어야 한다.
    cargo.args(["--profile", profile, "--", "-Clink-args=--emit-relocs"]);
    step::run("cargo rustc gaji-app", why, &mut cargo)?;
    let raw = output(built, "gaji-app.wasm");
    let app = setup::wasm_target_dir().join(folder);
    if modified(&raw) > modified(&app.join(APP)) {
        wasm::split(tools, &raw, &app, !options.dev)?;
    }
    Ok(app)
}

/// 문서를 짓는 도구를 짓고, 그 파일을 돌려준다. 이 기계에서 도는 것이라 시험과 같은 설정이다.
fn build_prerender() -> Done<PathBuf> {
    let why = Text { ko: "문서를 짓는 도구", en: "the tool that writes the documents" };
    let mut cargo = Command::new("cargo");
    step::run("cargo build gaji-prerender", why, cargo.args(["build", "-p", "gaji-prerender"]))?;
    let name = format!("gaji-prerender{}", env::consts::EXE_SUFFIX);
    Ok(setup::target_dir().join("debug").join(name))
}

/// wasm 쪽 산출물 하나.
pub(crate) fn output(profile: &str, file: &str) -> PathBuf {
    setup::wasm_target_dir().join(TARGET).join(profile).join(file)
}

/// 고친 때. 없는 파일은 가장 옛것으로 친다.
pub(crate) fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|meta| meta.modified()).ok()
}
