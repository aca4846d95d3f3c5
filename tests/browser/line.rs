//! 브라우저와 서버를 잇는 줄: 같은 주소에서 서버를 바꾸고, 끊고, 없는 파일에도 첫 문서로 답하는 호스트를 흉내 낸다.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    thread,
};

/// 줄 하나.
pub(crate) struct Line {
    address: SocketAddr,
    state: Arc<State>,
}

struct State {
    /// 이어진 서버의 포트.
    port: AtomicUsize,
    /// 끊기기까지 남은 물음.
    left: AtomicUsize,
    /// 없는 파일에도 HTML로 «잘됐다»고 답하는가.
    lenient: AtomicBool,
    /// 다른 출처에서는 못 쓰게 하는가.
    closed: AtomicBool,
    asked: Mutex<Vec<String>>,
}

impl Line {
    /// 그 포트의 서버에 잇는다.
    pub(crate) fn to(port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = listener.local_addr()?;
        let state = Arc::new(State {
            port: AtomicUsize::new(port.into()),
            left: AtomicUsize::new(usize::MAX),
            lenient: AtomicBool::new(false),
            closed: AtomicBool::new(false),
            asked: Mutex::default(),
        });
        let line = Self { address, state: state.clone() };
        // 시험이 끝나면 프로그램과 함께 끝난다.
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let state = state.clone();
                // 끊긴 연결은 브라우저가 안다.
                thread::spawn(move || drop(carry(&stream, &state)));
            }
        });
        Ok(line)
    }

    /// `base`(예: `/gaji/`)의 주소.
    pub(crate) fn url(&self, base: &str) -> String {
        format!("http://{}{base}", self.address)
    }

    /// 다른 서버에 잇는다.
    pub(crate) fn turn(&self, port: u16) {
        self.state.port.store(port.into(), Relaxed);
        self.cut_after(usize::MAX);
    }

    /// 이만큼 더 나르고 끊는다.
    pub(crate) fn cut_after(&self, requests: usize) {
        self.state.left.store(requests, Relaxed);
    }

    /// 없는 파일에도 HTML로 «잘됐다»고 답하게 한다.
    pub(crate) fn be_lenient(&self) {
        self.state.lenient.store(true, Relaxed);
    }

    /// 다른 출처에도 열어 둔다는 말(CORS)을 하지 않게 한다.
    pub(crate) fn close(&self) {
        self.state.closed.store(true, Relaxed);
    }

    /// 지금까지 나른 물음의 길들을 꺼내 비운다.
    pub(crate) fn take_asked(&self) -> Vec<String> {
        std::mem::take(&mut self.state.asked())
    }
}

impl State {
    fn asked(&self) -> MutexGuard<'_, Vec<String>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn carry(mut near: &TcpStream, state: &State) -> io::Result<()> {
    let mut head = String::new();
    let mut reader = BufReader::new(near);
    while reader.read_line(&mut head)? > 2 {}
    let left = state.left.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1));
    if left.is_err() {
        return Ok(());
    }
    state.asked().extend(head.split(' ').nth(1).map(String::from));
    let port = u16::try_from(state.port.load(Relaxed)).map_err(io::Error::other)?;
    let mut far = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    far.write_all(head.as_bytes())?;
    let mut answer = Vec::new();
    far.read_to_end(&mut answer)?;
    let lost = b"HTTP/1.1 404 Not Found";
    if state.lenient.load(Relaxed) && answer.starts_with(lost) {
        answer.splice(..lost.len(), *b"HTTP/1.1 200 OK");
    }
    let open = b"Access-Control-Allow-Origin";
    let found = answer.windows(open.len()).position(|name| name.eq_ignore_ascii_case(open));
    if let Some(at) = found.filter(|_| state.closed.load(Relaxed)) {
        answer[at] = b'_';
    }
    near.write_all(&answer)
}
