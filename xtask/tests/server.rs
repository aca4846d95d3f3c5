//! 정적 서버: 보통의 호스트와 같은 답을 하고, 폴더 밖은 내지 않는다.

#![allow(clippy::unwrap_used, reason = "시험은 멈추는 것으로 알린다")]

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    path::PathBuf,
};
use xtask::server::Server;

#[test]
fn answers_like_a_plain_host() {
    let server = Server::start(site("plain"), "/", 0).unwrap();
    let wasm = get(&server, "/engine/a.wasm");
    assert!(wasm.starts_with("HTTP/1.1 200") && wasm.contains("application/wasm"), "{wasm}");
    assert!(get(&server, "/ko/?step=3").ends_with("page"), "a folder gives its page");
    assert!(get(&server, "/en/l/alpha-beta/").ends_with("shell"), "a route gives the shell");
    assert!(get(&server, "/engine/gone.wasm").starts_with("HTTP/1.1 404"));
    assert!(get(&server, "/../secret.txt").starts_with("HTTP/1.1 404"));
}

#[test]
fn serves_under_a_base_and_stops_when_dropped() {
    let server = Server::start(site("base"), "/gaji/", 0).unwrap();
    assert!(get(&server, "/gaji/ko/").ends_with("page"));
    assert!(get(&server, "/ko/").starts_with("HTTP/1.1 404"));
    let address = host(&server);
    drop(server);
    assert!(TcpStream::connect(address).is_err());
}

fn site(name: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let files = [
        ("site/index.html", "shell"),
        ("site/ko/index.html", "page"),
        ("site/engine/a.wasm", "wasm"),
        ("secret.txt", "secret"),
    ];
    for (path, text) in files {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    root.join("site")
}

fn get(server: &Server, target: &str) -> String {
    let mut stream = TcpStream::connect(host(server)).unwrap();
    write!(stream, "GET {target} HTTP/1.1\r\nHost: gaji\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn host(server: &Server) -> String {
    server.url().split('/').nth(2).unwrap().into()
}
