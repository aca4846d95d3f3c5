//! «직접 해 보기»: 손으로 하는 일마다 파일 하나. 여기는 그 상태와 주소다.

mod number_tree;
mod grade;
mod proof;
mod order;
mod ties;
mod table;
mod outline;
mod sheet;
mod quiz;
mod rule;
mod links;
mod walk;

use gaji_protocol::{Ask, Settings, TraceAsk};

use crate::alphabeta::state::State;
use crate::query::{Query, Repairs, Writer, name_of};

pub use grade::{
    Answer, Asked, Question, SNIP, Verdict, ask, blind, grade, questions, read_number, told,
};
use grade::{read_answers, write_answers};
pub use links::{START, STUDENTS, Task, class_seeds, links};
pub use number_tree::NumberTree;
pub use order::{best_first, worst_first};
pub use outline::{Line, outline};
pub use proof::{HIDDEN, Sway, hidden_leaves, shaken, typed_path, uncut};
pub use quiz::{Item, QUESTIONS, quiz_ask, quiz_item, quiz_tree};
pub use rule::rule;
pub use sheet::{Sheet, sheet};
pub use table::{HEADS, Row, rows, tsv};
pub use ties::{Branch, Tie, branches, moral};
pub use walk::Walk;

/// 이보다 많은 마디는 손으로 해 볼 나무가 아니다: 자식이 셋씩인 네 층까지다.
pub const MOST_NODES: usize = 121;
/// 종이 한 장에 읽히게 적을 수 있는 가장 많은 마디.
const MOST_ON_PAPER: usize = 60;

/// 걸어 내려갈 수 있는 가장 긴 길과, 수 하나의 가장 긴 표기.
const DEEPEST: usize = 16;
const MOST_LETTERS: usize = 16;

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
    /// 글로 읽는 나무.
    Outline,
    /// 큰 나무를 길을 따라 걷는다.
    Walk,
    /// 문제지.
    Sheet,
    /// 다섯 문제.
    Quiz,
    /// 선생님의 링크.
    Links,
}

impl Tab {
    /// 이 방이 받는 나무의 가장 많은 마디.
    #[must_use]
    pub const fn most_nodes(self) -> usize {
        match self {
            Self::Sheet => MOST_ON_PAPER,
            _ => MOST_NODES,
        }
    }
}

/// «직접 해 보기»의 상태.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Practice {
    /// 펼친 것. 닫혔으면 `None`.
    pub tab: Option<Tab>,
    /// 지금까지 적은 답.
    pub answers: Vec<Answer>,
    /// 가위만이 아니라 α, β와 값까지 묻는가.
    pub all: bool,
    /// 고른 마디.
    pub pick: Option<u32>,
    /// 까닭을 물은 잘린 마디.
    pub why: Option<u32>,
    /// 큰 나무에서 걸어 내려간 길: 둔 수들.
    pub path: Vec<String>,
    /// 보이는 문제지.
    pub sheet: Sheet,
    /// 다섯 문제의 씨앗.
    pub quiz: u32,
    /// 다섯 문제에서 고른 것, 차례대로.
    pub choices: Vec<u8>,
    /// 학생의 화면인가: 답과 설정을 가린다.
    pub pupil: bool,
    /// 시험은 탐색의 이 걸음부터 묻는다: 앞의 것은 풀어서 보인다.
    pub from: u32,
    /// 학생들에게 내줄 것.
    pub task: Task,
    /// 학생의 수.
    pub students: u32,
}

impl Default for Practice {
    fn default() -> Self {
        Self {
            tab: None,
            answers: Vec::new(),
            all: false,
            pick: None,
            why: None,
            path: Vec::new(),
            sheet: Sheet::Blank,
            quiz: 0,
            choices: Vec::new(),
            pupil: false,
            from: 0,
            task: Task::Cuts,
            students: 20,
        }
    }
}

const TABS: &[(&str, Tab)] = &[
    ("grade", Tab::Grade),
    ("proof", Tab::Proof),
    ("order", Tab::Order),
    ("ties", Tab::Ties),
    ("table", Tab::Table),
    ("outline", Tab::Outline),
    ("walk", Tab::Walk),
    ("sheet", Tab::Sheet),
    ("quiz", Tab::Quiz),
    ("links", Tab::Links),
];
const SHEETS: &[(&str, Sheet)] =
    &[("blank", Sheet::Blank), ("key", Sheet::Key), ("table", Sheet::Table)];
const TASKS: &[(&str, Task)] =
    &[("cuts", Task::Cuts), ("all", Task::Everything), ("quiz", Task::Quiz)];
const ASKS: &[(&str, bool)] = &[("cuts", false), ("all", true)];

impl Practice {
    /// 수업의 상태가 지닌 글([`State::hands_on`])에서 읽는다. 무엇을 고쳤는지 함께 준다.
    #[must_use]
    pub fn from_part(part: &str) -> (Self, Repairs) {
        let (mut query, plain) = (Query::parse(part), Self::default());
        let practice = Self {
            tab: query.choice("do", TABS),
            answers: query.read("answers", read_answers).unwrap_or_default(),
            all: query.choice("ask", ASKS).unwrap_or_default(),
            pick: query.integer("pick", 0, 9_999).map(|pick| pick as u32),
            why: query.integer("why", 0, 9_999).map(|why| why as u32),
            path: query.read("walk", read_path).unwrap_or_default(),
            sheet: query.choice("sheet", SHEETS).unwrap_or_default(),
            quiz: query.integer("quiz", 0, i64::from(u32::MAX)).unwrap_or_default() as u32,
            choices: query.read("choices", read_choices).unwrap_or_default(),
            pupil: query.flag("pupil").unwrap_or_default(),
            from: query.integer("from", 0, START.1).unwrap_or_default() as u32,
            task: query.choice("task", TASKS).unwrap_or_default(),
            students: query
                .integer("students", STUDENTS.0, STUDENTS.1)
                .map_or(plain.students, |count| count as u32),
        };
        (practice, query.repairs().clone())
    }

    /// [`from_part`](Self::from_part)가 읽는 글. 기본과 같은 것은 적지 않는다.
    #[must_use]
    pub fn to_part(&self) -> String {
        let mut out = Writer::default();
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
        if let Some(why) = self.why {
            out.set("why", &why.to_string());
        }
        out.set_unless("walk", &self.path.join("_"), &String::new());
        out.set_unless("sheet", &name_of(SHEETS, self.sheet), &"blank");
        out.set_unless("quiz", &self.quiz, &0);
        let choices: String = self.choices.iter().map(ToString::to_string).collect();
        out.set_unless("choices", &choices, &String::new());
        out.set_unless("pupil", &u8::from(self.pupil), &0);
        out.set_unless("from", &self.from, &0);
        out.set_unless("task", &name_of(TASKS, self.task), &"cuts");
        out.set_unless("students", &self.students, &Self::default().students);
        out.part()
    }
}

/// 둔 수들: `3_2_4`. 옳은 수인지는 기록이 안다.
fn read_path(text: &str) -> Option<Vec<String>> {
    let path: Vec<String> = text.split('_').map(str::to_string).collect();
    let plausible = |mv: &String| (1..=MOST_LETTERS).contains(&mv.len());
    (path.len() <= DEEPEST && path.iter().all(plausible)).then_some(path)
}

/// 문제마다 한 글자: `0213`.
fn read_choices(text: &str) -> Option<Vec<u8>> {
    let choices: Option<Vec<u8>> =
        text.chars().map(|digit| Some(digit.to_digit(10)? as u8)).collect();
    choices.filter(|choices| choices.len() <= QUESTIONS)
}

impl State {
    /// «직접 해 보기»가 엔진에 물을 것: 같은 나무, 같은 차례와 자르는 조건의 바른 알파베타.
    #[must_use]
    pub fn practice_ask(&self) -> Ask {
        let settings = Settings { prune: true, mistake: None, ..self.settings() };
        Ask::Trace(TraceAsk { seat: self.source.seat(), settings, open: Vec::new() })
    }
}

#[cfg(test)]
pub(super) mod tests;
