//! `Cargo.toml`의 놀이 줄에서 `games!`를 적는다: 놀이를 더하는 이가 적을 줄이 하나뿐이도록.

#![allow(clippy::print_stdout, reason = "cargo는 표준 출력을 듣는다")]

use std::{env, fs, path::PathBuf};

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    let manifest = fs::read_to_string("Cargo.toml").expect("Cargo.toml");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("OUT_DIR"));
    match games(&manifest) {
        Ok(games) => fs::write(out.join("games.rs"), games).expect("games.rs"),
        Err(why) => println!("cargo::error={why}"),
    }
}

/// 놀이가 아닌 것의 줄.
const NOT_GAMES: [&str; 2] = ["gaji-core.workspace = true", "gaji-refusal.workspace = true"];

/// 모든 놀이의 타입, 적힌 차례로. 적어 넣는 나무(tree)는 맨 뒤다.
pub(crate) fn games(manifest: &str) -> Result<String, String> {
    let lines = manifest.lines().filter(|line| line.starts_with("gaji-"));
    let games = lines.filter(|line| !NOT_GAMES.contains(line)).map(game);
    let games: Vec<String> = games.collect::<Result<_, _>>()?;
    Ok(format!("games! {{ {}, gaji_core::Tree }}\n", games.join(", ")))
}

/// 한 줄이 말하는 놀이의 타입.
fn game(line: &str) -> Result<String, String> {
    let id = line.trim_start_matches("gaji-").split(' ').next().unwrap_or_default();
    if line == format!("gaji-{id} = {{ path = \"../{id}\" }}") {
        return Ok(format!("gaji_{id}::Position"));
    }
    let asked = "gaji-chess = { path = \"../chess\" }";
    Err(format!("{line}: 놀이의 줄은 {asked} 꼴이다 / a game's line reads {asked}"))
}
