//! wasm 다듬기: 갓 지은 wasm을 나누고, JS와 잇고, 줄인다.

use crate::{
    exports, files,
    setup::Tools,
    step::{self, Done, Failure, Text},
};
use std::{fs, io, path::Path, process::Command};

/// wasm `raw`를 JS와 이은 것을 `folder`에 둔다.
pub(crate) fn bind(tools: &Tools, raw: &Path, folder: &Path) -> Done {
    step::run("wasm-bindgen", BIND, &mut bindgen(tools, raw, folder))
}

/// 이어 놓은 엔진을 빠르게 다듬는다.
pub(crate) fn quicken(tools: &Tools, bound: &Path, out: &Path) -> Done {
    let why = Text { ko: "엔진을 빠르게 다듬는다", en: "make the engine fast" };
    let mut opt = tools.command("wasm-opt");
    // 자료를 0마다 쪼개지 않는다: 표의 조각들이 저마다 머리를 달아 gzip으로 2 KB가 는다.
    opt.args(["-O3", "--skip-pass=memory-packing", "--low-memory-unused"]);
    // 되풀이해 다듬으면 1 KB가 줄고, 닮은 함수가 이웃하면 더 눌린다.
    opt.arg("--converge").arg("--reorder-functions-by-name").arg(bound).arg("-o").arg(out);
    step::run("wasm-opt -O3", why, &mut opt)
}

/// 앱의 wasm `raw`를 화면마다의 조각으로 나누어(code splitting) JS와 잇고, `small`이면 줄여서 `out`에 둔다.
pub(crate) fn split(tools: &Tools, raw: &Path, out: &Path, small: bool) -> Done {
    let parts = out.with_extension("parts");
    files::remove(&parts).map_err(|e| Failure::io("app", &e))?;
    cut(tools, raw, &parts)?;
    if small {
        shrink(tools, &parts)?;
    }
    // 다 된 것만 그 이름으로 놓인다.
    let placed = files::remove(out).and_then(|()| fs::rename(&parts, out));
    placed.map_err(|e| Failure::io("app", &e))
}

/// 나누고, 본체(`gaji_app`)를 JS와 잇는다.
fn cut(tools: &Tools, raw: &Path, parts: &Path) -> Done {
    let why = Text { ko: "앱을 화면마다 나눈다", en: "split the app by page" };
    let mut split = tools.command("wasm-split-cli");
    split.arg(raw).arg(parts).args(["--out-name", "gaji_app"]);
    step::run("wasm-split", why, &mut split)?;
    let main = parts.join("gaji_app.wasm");
    // 조각들은 이 이름들로 본체의 기억과 함수표를 함께 쓴다.
    step::run("wasm-bindgen", BIND, bindgen(tools, &main, parts).arg("--keep-lld-exports"))?;
    fs::remove_file(&main).map_err(|e| Failure::io("gaji_app.wasm", &e))?;
    drop_streams(&parts.join("gaji_app_bg.wasm")).map_err(|e| Failure::io("gaji_app_bg.wasm", &e))
}

/// Leptos에 딸려 온, 서버 함수의 흐름(stream)을 뺀다. 이 앱에는 서버가 없다(15 KB, gzip으로 1 KB).
fn drop_streams(wasm: &Path) -> io::Result<()> {
    let stream = |name: &[u8]| name.windows(14).any(|part| part == b"intounderlying");
    let kept = exports::without(&fs::read(wasm)?, stream).ok_or(io::ErrorKind::InvalidData)?;
    fs::write(wasm, kept)
}

/// 폴더의 모든 wasm을 그 자리에서 줄인다.
fn shrink(tools: &Tools, folder: &Path) -> Done {
    let why = Text { ko: "앱을 작게 다듬는다", en: "make the app small" };
    let found = files::all(folder).map_err(|e| Failure::io("app", &e))?;
    let commands = found.iter().filter(|file| file.extension().is_some_and(|end| end == "wasm"));
    let commands = commands.map(|file| {
        let mut opt = tools.command("wasm-opt");
        // 한 번만 불리는 함수도 펼치지 않고 이름으로 늘어놓는다: 닮은 함수가 이웃해 더 눌린다.
        opt.args(["-Oz", "--low-memory-unused", "--one-caller-inline-max-function-size=40"]);
        opt.arg("--reorder-functions-by-name").arg(file).arg("-o").arg(file);
        opt
    });
    step::run_all("wasm-opt -Oz", why, commands.collect())
}

const BIND: Text = Text { ko: "wasm을 JS와 잇는다", en: "tie the wasm to JS" };

fn bindgen(tools: &Tools, raw: &Path, folder: &Path) -> Command {
    let mut bindgen = tools.command("wasm-bindgen");
    bindgen.args(["--target", "web", "--no-typescript", "--out-dir"]).arg(folder).arg(raw);
    bindgen
}
