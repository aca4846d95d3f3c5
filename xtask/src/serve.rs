//! 띄우기: 짓고, 이 기계에서만 보이는 주소로 낸다.

use crate::{
    build,
    dist::DIST,
    options::Options,
    step::{self, Done, Failure},
};
use xtask::server::Server;

const PORT: u16 = 8080;

/// `[--port N]`과 짓는 설정을 받아, 짓고 띄운다.
pub(crate) fn run(args: &[String]) -> Done {
    let (port, rest) = take_port(args)?;
    let options = Options::parse(&rest)?;
    build::run(&options)?;
    let server = Server::start(DIST, options.base(), port).map_err(|e| {
        Failure::new(
            &format!("{port}번 포트를 열 수 없다 ({e}): --port로 다른 번호를 준다."),
            &format!("Cannot open port {port} ({e}): give another one with --port."),
        )
    })?;
    step::say(&format!("▶ {} · 멈추려면 · to stop: Ctrl+C", server.url()));
    server.wait();
    Ok(())
}

fn take_port(args: &[String]) -> Done<(u16, Vec<String>)> {
    let Some(at) = args.iter().position(|arg| arg == "--port") else {
        return Ok((PORT, args.to_vec()));
    };
    let port = args.get(at + 1).and_then(|port| port.parse().ok()).ok_or_else(Failure::usage)?;
    Ok((port, [&args[..at], &args[at + 2..]].concat()))
}
