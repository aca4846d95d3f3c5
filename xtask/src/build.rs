//! 짓기: 엔진과 앱을 wasm으로 짓고 `dist/`에 모은다.
//!
//! cargo 밖의 걸음(wasm-split, wasm-bindgen, wasm-opt)은 입력이 새로울 때에만 돌린다.

use crate::{
    dist,
    files::modified,
    options::Options,
    setup,
    setup::Tools,
    step::{self, Done, Text},
    wasm,
};
use std::{env, path::PathBuf, process::Command};

/// 마지막에 놓이는 파일들: 입력보다 새로우면 다시 다듬지 않는다.
const APP: &str = "gaji_app_bg.wasm";
const ENGINE: &str = "gaji_engine.wasm";

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
    cargo.args(["rustc", "-p", "gaji-engine", "--profile", profile, "--target", setup::TARGET]);
    // rlib도 함께 지으면 cargo가 LTO를 하지 않는다.
    step::run("cargo rustc gaji-engine", why, cargo.args(["--lib", "--crate-type", "cdylib"]))
}

/// 앱을 지어 나누고, 그 파일들이 놓인 폴더를 돌려준다.
fn build_app(tools: &Tools, options: &Options) -> Done<PathBuf> {
    let [profile, built, folder] =
        if options.dev { ["dev", "debug", "pages-dev"] } else { ["app", "app", "pages"] };
    let why = Text { ko: "화면을 짓는다", en: "build the pages" };
    let mut cargo = tools.command("cargo");
    cargo.args(["rustc", "-p", "gaji-app", "--bin", "gaji-app", "--target", setup::TARGET]);
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
    setup::wasm_target_dir().join(setup::TARGET).join(profile).join(file)
}
