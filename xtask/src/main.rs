//! `cargo xtask`: 갖추고, 짓고, 띄우고, 시험하고, 새 놀이를 만든다.
//!
//! Rust만 있는 기계에서 몇 초 안에 시작하도록 의존을 거의 두지 않는다.

mod build;
mod dist;
mod exports;
mod files;
mod licences;
mod new_game;
mod options;
mod serve;
mod setup;
mod sizes;
mod step;
mod style;
mod test;
mod wasm;

use options::Options;
use std::{env, process::ExitCode};
use step::{Done, Failure};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            step::complain(&failure);
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Done {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    env::set_current_dir(root).map_err(|e| Failure::io(root, &e))?;
    match args.split_first().map(|(verb, rest)| (verb.as_str(), rest)) {
        Some(("serve", rest)) => serve::run(rest),
        Some(("test", rest)) => test::run(rest),
        Some(("build", rest)) => build::run(&Options::parse(rest)?),
        Some(("new-game", rest)) => new_game::run(rest),
        Some(("setup", [])) => setup::everything(),
        _ => Err(Failure::usage()),
    }
}
