//! wasm32 표준 라이브러리: 보통은 rustup이 받아 오고, 받을 수 없는 데비안에서는 짓는다.

use super::{Text, debian, holds, on_path};
use crate::step::{self, Done, Failure};
use std::{
    path::{Path, PathBuf},
    process::Command,
};

/// 앱과 엔진의 기계.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// 갖추고, rustup의 것이 아닌 컴파일러를 써야 하면 그 자리를 돌려준다.
pub(super) fn ensure() -> Done<Option<PathBuf>> {
    if has_std(Path::new("rustc")) {
        return Ok(None);
    }
    if debian::ready() {
        return Ok(Some(debian::RUSTC.into()));
    }
    if on_path("rustup") && add_target().is_ok() {
        return Ok(None);
    }
    if on_path("apt-get") {
        debian::ensure()?;
        return Ok(Some(debian::RUSTC.into()));
    }
    Err(Failure::new(
        "rustup을 설치하고 `rustup target add wasm32-unknown-unknown`을 돌려야 한다.",
        "Install rustup and run `rustup target add wasm32-unknown-unknown`.",
    ))
}

/// 그 컴파일러에 wasm32 표준 라이브러리가 딸려 있는가.
pub(super) fn has_std(rustc: &Path) -> bool {
    let ask = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    ask.is_ok_and(|answer| {
        holds(Path::new(String::from_utf8_lossy(&answer.stdout).trim()), "libstd-")
    })
}

fn add_target() -> Done {
    let why = Text {
        ko: "앱과 엔진은 wasm으로 짓는다",
        en: "the app and the engine are built as wasm",
    };
    step::run("rustup target add", why, Command::new("rustup").args(["target", "add", TARGET]))
}
