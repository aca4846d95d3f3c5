//! 갖추기: 빠진 것만, 이름과 까닭을 먼저 말하고 설치한다.

mod apt;
mod browser;
mod cargo_tools;
mod debian;
mod npm;
mod wasm_target;

pub(crate) use wasm_target::TARGET;

use crate::step::{Done, Failure, Text};
use std::{
    env,
    ffi::OsStr,
    path::{Path, PathBuf},
    process::Command,
};

/// wasm을 짓는 데 쓰는 도구들.
pub(crate) struct Tools {
    /// rustup의 것이 아닌 컴파일러를 써야 할 때 그 자리.
    rustc: Option<PathBuf>,
    /// PATH의 맨 앞에 둘 폴더들.
    bin: Vec<PathBuf>,
}

impl Tools {
    /// 이 도구들이 먼저 보이는 자식 명령.
    ///
    /// 두 컴파일러가 서로의 것을 다시 짓지 않도록 wasm은 제 target 폴더에 짓는다.
    pub(crate) fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        let path = env::var_os("PATH").unwrap_or_default();
        let path = self.bin.iter().cloned().chain(env::split_paths(&path));
        command.env("PATH", env::join_paths(path).unwrap_or_default());
        command.env("CARGO_TARGET_DIR", wasm_target_dir());
        command.envs(self.rustc.iter().map(|rustc| ("RUSTC", rustc)));
        command
    }
}

/// cargo가 짓는 폴더.
pub(crate) fn target_dir() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or("target".into());
    env::current_dir().unwrap_or_default().join(target)
}

/// wasm 쪽 산출물의 폴더.
pub(crate) fn wasm_target_dir() -> PathBuf {
    target_dir().join("wasm")
}

/// 모든 것을 갖춘다.
pub(crate) fn everything() -> Done {
    build_tools()?;
    test_tools().map(drop)
}

/// wasm을 짓는 컴파일러만 갖춘다.
pub(crate) fn compiler() -> Done<Tools> {
    Ok(Tools { rustc: wasm_target::ensure()?, bin: Vec::new() })
}

/// 앱과 엔진을 짓는 데 쓰는 것을 갖춘다.
pub(crate) fn build_tools() -> Done<Tools> {
    let bin = vec![
        cargo_tools::wasm_split()?,
        cargo_tools::wasm_bindgen()?,
        npm::binaryen()?.join(".bin"),
    ];
    Ok(Tools { bin, ..compiler()? })
}

/// 브라우저 시험에 쓰는 것을 갖추고, axe-core 스크립트의 자리를 돌려준다.
pub(crate) fn test_tools() -> Done<PathBuf> {
    browser::ensure()?;
    Ok(npm::axe_core()?.join("axe-core/axe.min.js"))
}

/// 판(version)마다 다른 폴더: 새로 받은 저장소도 같은 기계라면 다시 쓴다.
fn cache(name: &str, version: &str) -> Done<PathBuf> {
    let home = || env::home_dir().map(|home| home.join(".cache"));
    env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(home)
        .map(|cache| cache.join("gaji").join(format!("{name}-{version}")))
        .ok_or_else(|| Failure::new("HOME을 정해야 한다.", "Set HOME."))
}

/// PATH에 그 프로그램이 있는가.
fn on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path)
        .any(|dir| dir.join(program).with_extension(env::consts::EXE_EXTENSION).is_file())
}

/// 그 폴더에 이 글자들로 시작하는 파일이 있는가.
fn holds(dir: &Path, prefix: &str) -> bool {
    let Ok(files) = dir.read_dir() else { return false };
    files.flatten().any(|file| file.file_name().to_string_lossy().starts_with(prefix))
}
