//! 쪽이 틀에 하는 말. 가지의 말이 아니면 듣지 않고, 가지의 말인데 틀렸으면 까닭을 알린다.

use gaji_words::{Lang, embed as words};

use super::{Line, VERSION};
use crate::query::MAX_BYTES;

/// 쪽이 틀에 할 수 있는 말.
pub const COMMANDS: [Line; 4] = [
    Line { name: "set", fields: "query", about: words::set },
    Line { name: "step", fields: "to", about: words::go },
    Line { name: "play", fields: "", about: words::play },
    Line { name: "pause", fields: "", about: words::pause },
];

/// 갈 수 있는 가장 먼 걸음. 영화보다 멀면 끝이다.
const MAX_STEP: f64 = 99_999.0;

/// 알아들은 말.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// 이 물음(query)의 상태를 연다.
    Set(String),
    /// 이 걸음으로 간다.
    Step(u32),
    /// 재생한다.
    Play,
    /// 멈춘다.
    Pause,
}

/// 알아듣지 못한 까닭.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// 판이 다르다.
    Version,
    /// 모르는 말이다.
    Type,
    /// 물음이 글이 아니거나 너무 길다.
    Query,
    /// 걸음이 정수가 아니거나 범위 밖이다.
    Step,
}

impl Fault {
    /// 사람에게 할 말.
    #[must_use]
    pub fn words(self, lang: Lang) -> &'static str {
        match self {
            Self::Version => words::bad_version(lang),
            Self::Type => words::bad_type(lang),
            Self::Query => words::bad_query(lang),
            Self::Step => words::bad_step(lang),
        }
    }
}

/// 온 말에서 우리가 읽는 것. 꼴이 다른 것은 없는 것으로 친다.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// `type`
    pub kind: Option<String>,
    /// `v`
    pub version: Option<f64>,
    /// `query`
    pub query: Option<String>,
    /// `to`
    pub to: Option<f64>,
}

impl Command {
    /// 가지의 말이 아니면 `None`.
    #[must_use]
    pub fn read(given: Given) -> Option<Result<Self, Fault>> {
        let kind = given.kind.as_deref()?.strip_prefix("gaji:")?.to_string();
        if given.version != Some(f64::from(VERSION)) {
            return Some(Err(Fault::Version));
        }
        Some(match kind.as_str() {
            "set" => query(given.query).map(Self::Set),
            "step" => step(given.to).map(Self::Step),
            "play" => Ok(Self::Play),
            "pause" => Ok(Self::Pause),
            _ => Err(Fault::Type),
        })
    }
}

/// 옳은 상태인지는 레슨이 연 뒤에 안다.
fn query(given: Option<String>) -> Result<String, Fault> {
    given.filter(|query| query.len() <= MAX_BYTES).ok_or(Fault::Query)
}

fn step(given: Option<f64>) -> Result<u32, Fault> {
    let whole = |to: &f64| (0.0..=MAX_STEP).contains(to) && to.fract() == 0.0;
    given.filter(whole).map(|to| to as u32).ok_or(Fault::Step)
}
