//! 사람에게 하는 말: 무엇이 틀렸는지 두 언어로.

use std::fmt;
use std::io::{self, Write, stderr};
use std::process::ExitCode;

use gaji_core::{PositionError, Words};
use gaji_refusal::Refusal;

/// 틀린 것이 있을 때의 끝내기 부호(exit code).
pub(crate) const FAILURE: u8 = 2;

/// 틀린 것 하나.
#[derive(Debug)]
pub(crate) struct Problem {
    en: String,
    ko: String,
    code: u8,
}

impl Problem {
    pub(crate) fn new(words: Words) -> Self {
        Self { en: words.en.into(), ko: words.ko.into(), code: FAILURE }
    }

    /// `what`이 틀렸다.
    pub(crate) fn about(what: &str, words: Words) -> Self {
        Self { en: format!("{what}: {}", words.en), ..Self::new(words) }
    }

    /// `number`째(1부터) 수가 틀렸다.
    pub(crate) fn in_move(number: usize, text: &str, why: Refusal) -> Self {
        let en = format!("move {number} ({text}): {}", why.en);
        Self::from(Refusal { en, ..why })
    }

    /// 말하고 끝낸다.
    pub(crate) fn report(&self) -> ExitCode {
        if self.code != 0 {
            // 말할 곳(stderr)마저 닫혔으면 부호만 남긴다.
            let _ = writeln!(stderr(), "error: {self}");
        }
        ExitCode::from(self.code)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} / {}", self.en, self.ko)
    }
}

impl From<Refusal> for Problem {
    fn from(Refusal { ko, en }: Refusal) -> Self {
        Self { en, ko, code: FAILURE }
    }
}

impl From<PositionError> for Problem {
    fn from(error: PositionError) -> Self {
        Self { en: error.to_string(), ko: error.korean(), code: FAILURE }
    }
}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Self {
        const IO: Words = Words::new("읽거나 쓸 수 없어요", "cannot read or write");
        // 읽던 쪽이 먼저 닫은 것(`| head`)은 틀린 것이 아니다.
        let code = if error.kind() == io::ErrorKind::BrokenPipe { 0 } else { FAILURE };
        Self { code, ..Self::about(&error.to_string(), IO) }
    }
}
