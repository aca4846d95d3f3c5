//! 틀이 쪽에 하는 말.

use gaji_words::embed as words;

use super::Line;

/// 나누는 말의 판. 실리는 것이 늘기만 하면 그대로고, 뜻이 바뀌면 오른다.
pub const VERSION: u8 = 1;

/// 틀이 쪽에 하는 말의 표.
pub const EVENTS: [Line; 6] = [
    Line { name: "ready", fields: "lesson, lang, query", about: words::ready },
    Line { name: "resize", fields: "height", about: words::resize },
    Line { name: "step", fields: "step, last, words", about: words::step },
    Line { name: "answer", fields: "by, right, words", about: words::answer },
    Line { name: "score", fields: "what, got, done, of", about: words::score },
    Line { name: "error", fields: "words", about: words::error },
];

/// 일어난 일.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// 틀이 열렸다.
    Ready {
        /// 레슨의 이름.
        lesson: String,
        /// 말의 이름.
        lang: &'static str,
        /// 레슨의 상태.
        query: String,
    },
    /// 키가 바뀌었다, CSS 픽셀.
    Resize(u32),
    /// 걸음이 바뀌었다.
    Step {
        /// 지금 걸음.
        step: u32,
        /// 마지막 걸음.
        last: u32,
        /// 그 걸음의 문장.
        words: String,
    },
    /// 답이 나왔다.
    Answer {
        /// 누구의 답인가.
        by: By,
        /// 옳은가.
        right: bool,
        /// 탐색의 마지막 문장이나 채점의 말.
        words: String,
    },
    /// 성적이 바뀌었다.
    Score(Score),
    /// 주소나 말을 알아듣지 못했다.
    Error(String),
}

/// 답한 이.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// 탐색: 영화의 끝에 보인다.
    Search,
    /// 읽는 이: 물음에 답했다.
    Reader,
}

/// 무엇을 세었는가.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// 본 걸음.
    Steps,
    /// 채점받은 물음.
    Questions,
}

/// 읽는 이의 성적.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// 센 것.
    pub what: What,
    /// 얻은 점수: 본 걸음이나 맞힌 물음.
    pub got: u32,
    /// 지나온 것: 본 걸음이나 답한 물음.
    pub done: u32,
    /// 모두.
    pub of: u32,
}

impl Score {
    /// 물음을 끝까지 풀었으면 맞힌 몫, 백분율.
    #[must_use]
    pub fn final_percent(self) -> Option<u32> {
        let Self { what, got, done, of } = self;
        let whole = what == What::Questions && done == of;
        (got * 100).checked_div(of).filter(|_| whole)
    }
}

/// 말에 실리는 것 하나.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// 글.
    Text(String),
    /// 수.
    Number(u32),
}

/// 보낼 말: 이름과 값.
pub type Message = Vec<(&'static str, Field)>;

impl Event {
    /// 보낼 말. `id`는 쪽이 틀에 붙인 이름이다.
    #[must_use]
    pub fn message(&self, id: &str) -> Message {
        let (name, fields) = self.parts();
        let head = [
            ("type", Field::Text(format!("gaji:{name}"))),
            ("v", Field::Number(VERSION.into())),
            ("id", Field::Text(id.into())),
        ];
        head.into_iter().chain(fields).collect()
    }

    /// 키를 말하는 세 방언: 가지, 캔버스(Canvas, LTI), 그리고 워드프레스(WordPress).
    ///
    /// 워드프레스는 주소의 `#?secret=…`을 되돌려 주어야 듣는다.
    #[must_use]
    pub fn dialects(height: u32, id: &str, hash: &str) -> Vec<Message> {
        let height_of = |name| (name, Field::Number(height));
        let canvas = vec![("subject", Field::Text("lti.frameResize".into())), height_of("height")];
        let wordpress = secret(hash).map(|secret| {
            let text = |text: &str| Field::Text(text.into());
            vec![("message", text("height")), height_of("value"), ("secret", text(secret))]
        });
        [Self::Resize(height).message(id), canvas].into_iter().chain(wordpress).collect()
    }

    fn parts(&self) -> (&'static str, Message) {
        let text = |text: &str| Field::Text(text.into());
        match self {
            Self::Ready { lesson, lang, query } => (
                "ready",
                vec![("lesson", text(lesson)), ("lang", text(lang)), ("query", text(query))],
            ),
            Self::Resize(height) => ("resize", vec![("height", Field::Number(*height))]),
            Self::Step { step, last, words } => (
                "step",
                vec![
                    ("step", Field::Number(*step)),
                    ("last", Field::Number(*last)),
                    ("words", text(words)),
                ],
            ),
            Self::Answer { by, right, words } => {
                let by = match by {
                    By::Search => "search",
                    By::Reader => "reader",
                };
                let right = Field::Number((*right).into());
                ("answer", vec![("by", text(by)), ("right", right), ("words", text(words))])
            }
            Self::Score(Score { what, got, done, of }) => {
                let what = match what {
                    What::Steps => "steps",
                    What::Questions => "questions",
                };
                let number = |name, count: &u32| (name, Field::Number(*count));
                let counts = [number("got", got), number("done", done), number("of", of)];
                ("score", [("what", text(what))].into_iter().chain(counts).collect())
            }
            Self::Error(words) => ("error", vec![("words", text(words))]),
        }
    }
}

fn secret(hash: &str) -> Option<&str> {
    let secret = hash.split_once("?secret=")?.1;
    let plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (!secret.is_empty() && secret.len() <= 32 && plain(secret)).then_some(secret)
}
