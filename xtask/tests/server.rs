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
    let moved = get(&server, "/ko?step=3");
    assert!(
        moved.starts_with("HTTP/1.1 301") && moved.contains("Location: /ko/?step=3\r\n"),
        "{moved}"
    );
    let lost = get(&server, "/en/l/nothing/");
    assert!(lost.starts_with("HTTP/1.1 404") && lost.ends_with("lost"), "{lost}");
    assert!(wasm.contains("Access-Control-Allow-Origin: *"), "framed without an origin of its own");
    assert!(get(&server, "/engine/gone.wasm").starts_with("HTTP/1.1 404"));
    assert!(get(&server, "/../secret.txt").starts_with("HTTP/1.1 404"));
}

/// 느린 전화를 잴 때는 보통의 호스트처럼 줄여 보낸다.
#[test]
fn zips_when_told() {
    let server = Server::start(site("zipped"), "/", 0).unwrap().zipped();
    let mut stream = TcpStream::connect(host(&server)).unwrap();
    write!(stream, "GET /ko/ HTTP/1.1\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let body = xtask::zip::gzip(b"page").unwrap();
    assert!(answer.ends_with(&body) && String::from_utf8_lossy(&answer).contains("gzip"));
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
        ("site/404.html", "lost"),
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
