//! 명령줄 도구 gaji: 모든 놀이의 규칙과 탐색을 글로 묻고 답한다.

mod args;
mod baits;
mod batch;
mod best;
mod check;
mod commands;
mod compare;
mod games;
mod json;
mod legal;
mod outcome;
mod perft;
mod problem;
mod scores;
mod solve;
mod watchdog;
mod weights;

#[cfg(test)]
#[path = "../../../../../tests/fuzz.rs"]
mod fuzzing;
#[cfg(test)]
mod fuzz;

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut given = std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned());
    commands::run(given.next().as_deref(), given).unwrap_or_else(|problem| problem.report())
}
