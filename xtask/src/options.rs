//! 짓는 설정: 명령줄에서 읽는다.

use crate::step::{Done, Failure};

/// 무엇을 어떻게 짓는가.
#[derive(Debug)]
pub(crate) struct Options {
    /// 앱을 줄이지 않고 빨리 짓는다.
    pub(crate) dev: bool,
    /// 앱이 놓일 주소: `/gaji/`, 또는 알면 `https://example.org/gaji/`. `/`로 끝난다.
    pub(crate) public_url: String,
}

impl Options {
    pub(crate) fn parse(args: &[String]) -> Done<Self> {
        let mut options = Self { dev: false, public_url: "/".into() };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match (arg.as_str(), args.as_slice().first()) {
                ("--dev", _) => options.dev = true,
                ("--public-url", Some(url)) if is_public_url(url) => {
                    options.public_url = url.clone();
                    args.next();
                }
                _ => return Err(Failure::usage()),
            }
        }
        Ok(options)
    }

    /// 그 주소에서 호스트를 뺀 자리: `/gaji/`.
    pub(crate) fn base(&self) -> &str {
        let rest = self.public_url.split_once("://").map_or(&*self.public_url, |(_, rest)| rest);
        rest.find('/').map_or("/", |at| &rest[at..])
    }
}

/// 꼼꼼히 읽는 것은 문서를 짓는 도구다: 오래 짓기 전에 알 수 있는 것만 본다.
fn is_public_url(url: &str) -> bool {
    ["/", "https://", "http://"].iter().any(|start| url.starts_with(start)) && url.ends_with('/')
}
