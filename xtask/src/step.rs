//! 걸음 하나: 까닭을 먼저 말하고, 하고, 걸린 시간을 말한다.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "말하는 것이 이 모듈의 일이다")]

use std::{fmt, io, process::Command, time::Instant};

/// 두 말로 된 한 문장.
#[derive(Clone, Copy)]
pub(crate) struct Text {
    pub(crate) ko: &'static str,
    pub(crate) en: &'static str,
}

/// 더 나아갈 수 없는 까닭: 무엇을 해야 하는지 한 문장으로, 두 말로.
pub(crate) struct Failure(String);

/// 걸음의 결과.
pub(crate) type Done<T = ()> = Result<T, Failure>;

impl Failure {
    pub(crate) fn new(ko: &str, en: &str) -> Self {
        Self(format!("{ko}\n  {en}"))
    }

    pub(crate) fn io(what: &str, error: &io::Error) -> Self {
        Self(format!("{what}: {error}"))
    }

    pub(crate) fn usage() -> Self {
        Self(
            "cargo xtask serve [--port 8080] [--dev] [--public-url /]\n  \
             cargo xtask test [fmt|clippy|test|doc|no-std|new-game|build|sizes|browser]\n  \
             cargo xtask new-game NAME\n  \
             cargo xtask build [--dev] [--public-url https://example.org/gaji/]\n  \
             cargo xtask setup"
                .into(),
        )
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// 명령을 돌린다. 까닭은 돌리기 전에, 걸린 시간은 마친 뒤에 보인다.
pub(crate) fn run(name: &str, why: Text, command: &mut Command) -> Done {
    say(&format!("▶ {name} · {} · {}", why.ko, why.en));
    let start = Instant::now();
    let status = command.status().map_err(|e| Failure::io(name, &e))?;
    say(&format!("  {:.1} s", start.elapsed().as_secs_f32()));
    if status.success() { Ok(()) } else { Err(failed(name, command)) }
}

/// 한 일의 여러 조각을 차례로 돌린다. 실패한 것의 말만 보인다.
pub(crate) fn run_all(name: &str, why: Text, mut commands: Vec<Command>) -> Done {
    say(&format!("▶ {name} × {} · {} · {}", commands.len(), why.ko, why.en));
    let start = Instant::now();
    for command in &mut commands {
        let output = command.output().map_err(|e| Failure::io(name, &e))?;
        if !output.status.success() {
            eprintln!("{}", String::from_utf8_lossy(&output.stderr));
            return Err(failed(name, command));
        }
    }
    say(&format!("  {:.1} s", start.elapsed().as_secs_f32()));
    Ok(())
}

fn failed(name: &str, command: &Command) -> Failure {
    let line = shown(command);
    Failure::new(
        &format!("{name}: 실패했다. 돌린 명령: {line}"),
        &format!("{name} failed; the command was: {line}"),
    )
}

/// 한 줄을 보인다.
pub(crate) fn say(line: &str) {
    println!("{line}");
}

/// 멈춘 까닭을 보인다.
pub(crate) fn complain(failure: &Failure) {
    eprintln!("✗ {failure}");
}

/// 사람이 그대로 옮겨 칠 수 있는 명령줄.
fn shown(command: &Command) -> String {
    let args = command.get_args().map(|a| a.to_string_lossy());
    [command.get_program().to_string_lossy()].into_iter().chain(args).collect::<Vec<_>>().join(" ")
}
