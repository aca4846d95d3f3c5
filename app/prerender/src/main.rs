//! `gaji-prerender DIST TEMPLATE PUBLIC_URL [--dev]`: xtask가 앱과 엔진을 놓은 뒤에 부른다.

#![expect(clippy::print_stderr, reason = "잘못을 알리는 것은 명령줄의 일이다")]

use gaji_prerender::{Address, Site, write};
use std::{env, fs, io, process::ExitCode};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("✗ {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> io::Result<()> {
    let (args, dev) = match args {
        [args @ .., last] if last == "--dev" => (args, true),
        args => (args, false),
    };
    let [folder, template, public_url] = args else {
        return Err(io::Error::other("gaji-prerender DIST TEMPLATE PUBLIC_URL [--dev]"));
    };
    let address = Address::parse(public_url).ok_or_else(|| {
        io::Error::other(format!("«{public_url}»: / , /gaji/ , https://example.org/gaji/"))
    })?;
    let template = fs::read_to_string(template)?;
    write(&Site { folder: folder.into(), template, address, offline: !dev })
}
