//! 정적 서버: 보통의 호스트처럼 파일만 낸다. 폴더에는 그 안의 index.html로, 없는 것에는 404.html로 답한다.

use crate::zip::gzip;
use std::{
    fs,
    io::{self, BufRead, BufReader, Write},
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

/// 떠 있는 서버. 놓으면(drop) 멈춘다.
pub struct Server {
    address: SocketAddr,
    site: Arc<Site>,
    accepting: Option<JoinHandle<()>>,
}

/// 무엇을 어느 자리에 내는가.
struct Site {
    root: PathBuf,
    base: String,
    zipped: AtomicBool,
    stopped: AtomicBool,
}

impl Server {
    /// `root`의 파일을 `base`(예: `/`) 아래에 낸다. 포트 0은 빈 포트를 고른다.
    ///
    /// # Errors
    /// 포트를 열 수 없을 때.
    pub fn start(root: impl Into<PathBuf>, base: &str, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let site = Arc::new(Site {
            root: root.into(),
            base: base.into(),
            zipped: AtomicBool::new(false),
            stopped: AtomicBool::new(false),
        });
        let accepting = Some(thread::spawn({
            let site = site.clone();
            move || accept(&listener, &site)
        }));
        Ok(Self { address, site, accepting })
    }

    /// 보통의 호스트처럼 gzip으로 줄여 보낸다: 줄이는 데 시간이 들어, 잴 때만 그렇게 한다.
    #[must_use]
    pub fn zipped(self) -> Self {
        self.site.zipped.store(true, Ordering::Relaxed);
        self
    }

    /// 첫 화면의 주소.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.site.base)
    }

    /// 열린 포트.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// 끝없이 띄워 둔다.
    pub fn wait(mut self) {
        self.join();
    }

    fn join(&mut self) {
        if let Some(thread) = self.accepting.take() {
            // 받는 실이 공황(panic)으로 끝났어도 할 일은 같다.
            drop(thread.join());
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.site.stopped.store(true, Ordering::Relaxed);
        // 기다리는 accept를 깨운다.
        drop(TcpStream::connect(self.address));
        self.join();
    }
}

fn accept(listener: &TcpListener, site: &Arc<Site>) {
    for stream in listener.incoming().flatten() {
        if site.stopped.load(Ordering::Relaxed) {
            return;
        }
        let site = site.clone();
        // 끊긴 연결은 그 브라우저의 일이다.
        thread::spawn(move || drop(answer(&stream, &site)));
    }
}

fn answer(mut stream: &TcpStream, site: &Site) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    // 머리(header)를 끝까지 읽고 닫아야 브라우저가 끊김으로 보지 않는다.
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let found = site.find(request.split(' ').nth(1).unwrap_or_default());
    let (status, kind, body) = match &found {
        Found::File(path) => ("200 OK".into(), mime(path), fs::read(path)?),
        Found::Folder(path) => {
            (format!("301 Moved Permanently\r\nLocation: {path}"), "text/plain", Vec::new())
        }
        Found::Nothing => ("404 Not Found".into(), "text/html; charset=utf-8", site.lost()),
    };
    let (coding, body) = match site.zipped.load(Ordering::Relaxed) {
        true => ("Content-Encoding: gzip\r\n", gzip(&body)?),
        false => ("", body),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n{coding}\
         Access-Control-Allow-Origin: *\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    if !request.starts_with("HEAD ") {
        stream.write_all(&body)?;
    }
    Ok(())
}

/// 요청한 자리에 있는 것.
enum Found {
    File(PathBuf),
    /// `/`를 빠뜨린 폴더와, 옮겨 갈 자리.
    Folder(String),
    Nothing,
}

impl Site {
    fn find(&self, target: &str) -> Found {
        let (address, query) = match target.find('?') {
            Some(at) => target.split_at(at),
            None => (target, ""),
        };
        let path = address.strip_prefix(&self.base).unwrap_or("..");
        if path.split('/').any(|part| part == "..") || path.starts_with('/') {
            return Found::Nothing;
        }
        let file = self.root.join(path);
        let index = file.join("index.html");
        match (file.is_file(), index.is_file()) {
            (true, _) => Found::File(file),
            (_, true) if path.is_empty() || path.ends_with('/') => Found::File(index),
            (_, true) => Found::Folder(format!("{address}/{query}")),
            _ => Found::Nothing,
        }
    }

    fn lost(&self) -> Vec<u8> {
        fs::read(self.root.join("404.html")).unwrap_or_default()
    }
}

fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("xml") => "application/xml",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
