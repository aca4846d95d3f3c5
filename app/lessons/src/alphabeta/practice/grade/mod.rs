//! 채점: 탐색의 차례대로 물으며, 보이기 전에 적은 답을 기록과 견준다.

mod answer;
mod blind;
mod told;

use gaji_protocol::{Number, What};

use crate::alphabeta::film::Film;
use crate::alphabeta::picture::{turned, turned_window};
use crate::alphabeta::state::View;

pub use answer::{Answer, read_number};
pub(super) use answer::{read_answers, write_answers};
pub use blind::{SNIP, blind};
pub use told::{ask, told};

/// 물음 하나. 창과 값은 적는 법([`View`])에 맞춘 것이다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// 어느 갈래에서.
    pub node: u32,
    /// 영화의 몇째 걸음까지 보이고 묻는가.
    pub step: u32,
    /// 그때 그 마디의 α.
    pub alpha: Number,
    /// 그때 그 마디의 β.
    pub beta: Number,
    /// 무엇을 묻는가.
    pub what: Asked,
}

/// 묻는 것과 옳은 답.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// 물려받은 α와 β.
    Window,
    /// 남은 가지를 자를 것인가.
    Cut(bool),
    /// 위로 알릴 값.
    Value(Number),
}

/// 채점의 결과.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// 맞았다.
    Right,
    /// 자를 수 있는데 더 보았다.
    MissedCut,
    /// 아직 자를 수 없는데 잘랐다.
    TooEarly,
    /// α나 β가 다르다.
    WrongBound,
    /// 값이 다르다.
    WrongValue,
}

/// 한 나무의 물음들.
///
/// `all`이 거짓이면 가위만 묻고, 참이면 갈래에 들어갈 때 α와 β를, 떠날 때 값을 함께 묻는다. 걸음 `from`부터 묻되,
/// 마지막 물음은 언제나 남는다. 창과 값은 `view`로 적는다.
#[must_use]
pub fn questions(film: &Film, all: bool, from: u32, view: View) -> Vec<Question> {
    let nodes = film.trace().nodes.len();
    let windows = vec![(Number::Least, Number::Most); nodes];
    let mut examiner =
        Examiner { film, all, view, windows, seen: vec![0; nodes], asked: Vec::new() };
    (0..film.trace().moments.len()).for_each(|at| examiner.watch(at));
    let mut asked = examiner.asked;
    let from = asked.last().map_or(from, |last| last.step.min(from));
    asked.retain(|question| question.step >= from);
    asked
}

/// 앞에서부터 맞는 물음에 견준 결과. 물음과 어긋난 답부터는 버린다.
#[must_use]
pub fn grade(questions: &[Question], answers: &[Answer]) -> Vec<Verdict> {
    questions.iter().zip(answers).map_while(|(question, answer)| question.grade(answer)).collect()
}

impl Question {
    /// 물음의 꼴과 다른 답이면 `None`.
    #[must_use]
    pub fn grade(&self, answer: &Answer) -> Option<Verdict> {
        let right = |right: bool, wrong: Verdict| Some(if right { Verdict::Right } else { wrong });
        match (self.what, *answer) {
            (Asked::Window, Answer::Window(alpha, beta)) => {
                right((alpha, beta) == (self.alpha, self.beta), Verdict::WrongBound)
            }
            (Asked::Cut(cuts), Answer::GoOn) => right(!cuts, Verdict::MissedCut),
            (Asked::Cut(cuts), Answer::Snip) => right(cuts, Verdict::TooEarly),
            (Asked::Value(value), Answer::Value(told)) => right(value == told, Verdict::WrongValue),
            _ => None,
        }
    }
}

/// 기록을 따라가며 묻는 이.
struct Examiner<'a> {
    film: &'a Film,
    all: bool,
    view: View,
    /// 마디마다 지금의 α와 β, MAX 쪽에서.
    windows: Vec<(Number, Number)>,
    /// 마디마다 떠나온 자식의 수.
    seen: Vec<usize>,
    asked: Vec<Question>,
}

impl Examiner<'_> {
    fn watch(&mut self, at: usize) {
        let trace = self.film.trace();
        let moment = trace.moments[at];
        let node = &trace.nodes[moment.node as usize];
        self.windows[moment.node as usize] = (moment.alpha, moment.beta);
        let asks = self.all && !node.is_leaf();
        match moment.what {
            What::Enter if asks && node.parent.is_some() => {
                self.push(at, moment.node, Asked::Window);
            }
            What::Exit { returned, .. } => {
                if asks {
                    let value = turned(returned, node, self.view);
                    self.push(at, moment.node, Asked::Value(value));
                }
                if let Some(parent) = node.parent {
                    self.back_at(parent, at + 1);
                }
            }
            _ => {}
        }
    }

    /// 자식 하나를 보고 `fork`로 돌아왔다. `at`은 그다음 순간이다.
    fn back_at(&mut self, fork: u32, at: usize) {
        let next = |at: usize| self.film.trace().moments.get(at).filter(|next| next.node == fork);
        let update = next(at).filter(|next| matches!(next.what, What::Update { .. }));
        let after = at + usize::from(update.is_some());
        let cuts = next(after).is_some_and(|next| matches!(next.what, What::Cut { .. }));
        if let Some(update) = update {
            self.windows[fork as usize] = (update.alpha, update.beta);
        }
        self.seen[fork as usize] += 1;
        if self.seen[fork as usize] < self.film.children(fork).len() {
            self.push(after, fork, Asked::Cut(cuts));
        }
    }

    /// 순간 `before`의 앞까지만 보이고 묻는다.
    fn push(&mut self, before: usize, node: u32, what: Asked) {
        let traced = &self.film.trace().nodes[node as usize];
        let (alpha, beta) = turned_window(self.windows[node as usize], traced, self.view);
        let shown = self.film.frames().partition_point(|frame| frame.moment < before);
        self.asked.push(Question { node, step: shown as u32, alpha, beta, what });
    }
}
