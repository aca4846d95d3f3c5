//! 느린 전화: 화면을 그리는 프로세스(renderer)를 세웠다 보냈다 해서, 그 안의 일꾼(worker)까지 함께 느려진다.
//!
//! 개발자 도구(DevTools)의 CPU 늦추기는 일꾼에 닿지 않는다. 프로세스는 `/proc`에서 찾는다(리눅스).

use std::{
    collections::HashMap,
    fs, io,
    io::Write,
    process::{self, Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread::{self, JoinHandle},
    time::Duration,
};

/// 네 배 느리게: 한 바퀴에 이만큼 가고, 그 세 배를 선다. 화면 한 장(16 ms)과 비슷해 눈에 고르다.
const RUN: Duration = Duration::from_millis(5);
const STOP: Duration = Duration::from_millis(15);

/// 느려진 브라우저. 놓으면(drop) 제 속도로 돌아온다.
pub(crate) struct Slow {
    shell: Child,
    /// 떨어지면 맥이 멎는다.
    held: Option<Sender<()>>,
    pulse: Option<JoinHandle<()>>,
}

impl Slow {
    /// 지금 이 프로그램 아래에서 도는 모든 화면을 네 배 느리게 한다.
    pub(crate) fn start() -> io::Result<Self> {
        let renderers = renderers()?;
        if renderers.is_empty() {
            return Err(io::Error::other("no renderer below this process"));
        }
        // 신호(signal)는 셸이 보낸다: 표준 라이브러리에는 없고, 셸의 kill은 새 프로세스를 만들지 않는다.
        let mut shell = Command::new("sh");
        let mut shell = shell.arg("-s").args(&renderers).stdin(Stdio::piped()).spawn()?;
        let stdin = shell.stdin.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let (held, released) = channel();
        let pulse = Some(thread::spawn(move || pulse(stdin, &released)));
        Ok(Self { shell, held: Some(held), pulse })
    }
}

impl Drop for Slow {
    fn drop(&mut self) {
        drop(self.held.take());
        // 맥이 공황(panic)으로 멎었어도 할 일은 같다.
        drop(self.pulse.take().map(JoinHandle::join));
        drop(self.shell.wait());
    }
}

/// 셸이 끝나면, 어떻게 끝나든 모두 다시 간다.
const LAST: &[u8] = b"trap 'kill -CONT \"$@\"' EXIT\n";
const BEAT: [(&[u8], Duration); 2] =
    [(b"kill -STOP \"$@\"\n", STOP), (b"kill -CONT \"$@\"\n", RUN)];

/// 놓일 때까지 뛴다. 셸이 먼저 끝났으면 멎는다.
fn pulse(mut shell: ChildStdin, released: &Receiver<()>) {
    let mut told = shell.write_all(LAST);
    for (order, rest) in BEAT.into_iter().cycle() {
        told = told.and_then(|()| shell.write_all(order));
        if told.is_err() || released.recv_timeout(rest) != Err(RecvTimeoutError::Timeout) {
            return;
        }
    }
}

/// 이 프로그램 아래의 그리는 프로세스.
fn renderers() -> io::Result<Vec<String>> {
    let parents = parents()?;
    let own = process::id().to_string();
    let below = |pid: &&String| {
        let ancestors = std::iter::successors(Some(*pid), |pid| parents.get(*pid));
        ancestors.into_iter().any(|pid| *pid == own)
    };
    let draws = |pid: &&String| {
        let line = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&line).contains("--type=renderer")
    };
    Ok(parents.keys().filter(below).filter(draws).cloned().collect())
}

/// 프로세스마다 그 부모. 그 사이 끝난 것은 빠진다.
fn parents() -> io::Result<HashMap<String, String>> {
    let names = fs::read_dir("/proc")?.flatten().map(|entry| entry.file_name());
    let pids = names.filter_map(|name| name.into_string().ok());
    let found = pids.filter_map(|pid| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // 이름에는 괄호도 빈칸도 들 수 있으므로 마지막 괄호 뒤부터 읽는다: 상태, 부모.
        let parent = stat.rsplit(')').next()?.split_whitespace().nth(1)?.to_string();
        Some((pid, parent))
    });
    Ok(found.collect())
}
