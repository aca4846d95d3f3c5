//! 꾸러미 저장소밖에 닿지 않는 데비안: 배포판의 컴파일러로 wasm32 표준 라이브러리를 한 번 짓는다.
//!
//! 이 길을 아는 것은 이 모듈뿐이다. 나머지는 [`RUSTC`]가 환경에 놓인 것만 본다.

use super::{
    Text, apt, cache,
    wasm_target::{TARGET, has_std},
};
use crate::step::{self, Done, Failure};
use std::{
    fs, io,
    path::{Path, PathBuf},
    process::Command,
};

/// 데비안의 컴파일러.
pub(super) const RUSTC: &str = "/usr/bin/rustc";
const LIB: &str = "/usr/lib/rustlib/wasm32-unknown-unknown/lib";
const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "rust-web-llvm"];
const LINKER: &str = "/usr/bin/rust-lld";

/// 이미 다 갖추었는가.
pub(super) fn ready() -> bool {
    has_std(Path::new(RUSTC)) && Path::new(LINKER).exists()
}

/// 컴파일러와 연결기(linker)를 설치하고 표준 라이브러리를 짓는다.
pub(super) fn ensure() -> Done {
    let why = Text {
        ko: "rustup이 받지 못한 wasm 컴파일러를 데비안에서 가져온다",
        en: "rustup could not download the wasm target, so Debian's compiler is used",
    };
    apt::install(&PACKAGES, why)?;
    ensure_linker()?;
    if has_std(Path::new(RUSTC)) {
        return Ok(());
    }
    let built = build_std()?;
    copy_rlibs(&built).map_err(|e| Failure::io(LIB, &e))
}

/// `rust-lld`가 가리키는 꾸러미는 딸려 오지 않는다. 판은 그 링크가 안다.
fn ensure_linker() -> Done {
    let link = fs::read_link(LINKER).map_err(|e| Failure::io(LINKER, &e))?;
    let package = link.file_name().unwrap_or_default().to_string_lossy();
    let why = Text { ko: "wasm을 연결한다", en: "it links wasm" };
    if Path::new(LINKER).exists() { Ok(()) } else { apt::install(&[&package], why) }
}

/// 빈 크레이트를 `-Zbuild-std`로 지어 rlib이 놓인 폴더를 얻는다.
fn build_std() -> Done<PathBuf> {
    let empty = cache("std", TARGET)?;
    write_empty_crate(&empty).map_err(|e| Failure::io("std", &e))?;
    let mut cargo = Command::new("/usr/bin/cargo");
    cargo
        .args(["build", "--release", "-Zbuild-std=std,panic_abort", "--target", TARGET])
        .current_dir(&empty)
        .env("RUSTC", RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        // 비트코드가 없으면 `lto = true`인 뒤의 빌드가 .llvmbc를 찾지 못한다.
        .env("RUSTFLAGS", "-Cembed-bitcode=yes")
        .env("CARGO_TARGET_DIR", empty.join("target"));
    let why = Text {
        ko: "wasm용 표준 라이브러리를 한 번 짓는다",
        en: "build the standard library for wasm, once",
    };
    step::run("cargo build std", why, &mut cargo)?;
    Ok(empty.join("target").join(TARGET).join("release/deps"))
}

fn write_empty_crate(dir: &Path) -> io::Result<()> {
    fs::create_dir_all(dir.join("src"))?;
    fs::write(dir.join("src/lib.rs"), "")?;
    let manifest =
        "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2024\"\n[workspace]\n";
    fs::write(dir.join("Cargo.toml"), manifest)
}

fn copy_rlibs(built: &Path) -> io::Result<()> {
    fs::create_dir_all(LIB)?;
    for file in built.read_dir()?.flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        if name.ends_with(".rlib") && !name.starts_with("libempty") {
            fs::copy(file.path(), Path::new(LIB).join(name))?;
        }
    }
    Ok(())
}
