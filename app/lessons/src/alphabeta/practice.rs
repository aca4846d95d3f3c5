//! «직접 해 보기»의 상태와 그 주소.

use gaji_protocol::{Ask, Settings, TraceAsk};

use super::grade::{Answer, read_answers, write_answers};
use super::state::State;
use crate::query::{Query, Writer, name_of};

/// 이보다 많은 마디는 한눈에 볼 수 없어 손으로 해 볼 나무가 아니다.
pub const MOST_NODES: usize = 60;

/// 해 볼 것.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// 스스로 가위질하고 채점받는다.
    Grade,
    /// 숨은 잎을 바꾸어 가위질이 옳음을 본다.
    Proof,
    /// 형제의 차례를 바꾼다.
    Order,
    /// 같은 값의 함정.
    Ties,
    /// 걸음의 표.
    Table,
}

/// «직접 해 보기»의 상태.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Practice {
    /// 펼친 것. 닫혔으면 `None`.
    pub tab: Option<Tab>,
    /// 지금까지 적은 답.
    pub answers: Vec<Answer>,
    /// 가위만이 아니라 α, β와 값까지 묻는가.
    pub all: bool,
    /// 고른 마디.
    pub pick: Option<u32>,
}

const TABS: &[(&str, Tab)] = &[
    ("grade", Tab::Grade),
    ("proof", Tab::Proof),
    ("order", Tab::Order),
    ("ties", Tab::Ties),
    ("table", Tab::Table),
];
const ASKS: &[(&str, bool)] = &[("cuts", false), ("all", true)];

impl Practice {
    pub(super) fn read(query: &mut Query) -> Self {
        Self {
            tab: query.choice("do", TABS),
            answers: query
                .text("answers", |text| read_answers(text).is_some())
                .and_then(|text| read_answers(&text))
                .unwrap_or_default(),
            all: query.choice("ask", ASKS).unwrap_or_default(),
            pick: query.integer("pick", 0, 9_999).map(|pick| pick as u32),
        }
    }

    pub(super) fn write(&self, out: &mut Writer) {
        if let Some(tab) = self.tab {
            out.set("do", name_of(TABS, tab));
        }
        if !self.answers.is_empty() {
            out.set("answers", &write_answers(&self.answers));
        }
        out.set_unless("ask", &name_of(ASKS, self.all), &"cuts");
        if let Some(pick) = self.pick {
            out.set("pick", &pick.to_string());
        }
    }

    /// 다른 나무를 편다: 앞 나무의 답과 고른 마디는 뜻이 없다.
    pub fn forget(&mut self) {
        self.answers.clear();
        self.pick = None;
    }
}

impl State {
    /// «직접 해 보기»가 엔진에 물을 것: 같은 나무, 같은 차례와 자르는 조건의 바른 알파베타.
    #[must_use]
    pub fn practice_ask(&self) -> Ask {
        let settings = Settings { prune: true, mistake: None, ..self.settings() };
        Ask::Trace(TraceAsk { seat: self.source.seat(), settings, open: Vec::new() })
    }
}
