//! 시험 하나: 나무의 물음들과 지금까지의 답. 채점은 기록에 견준 것이다.

use gaji_figures::Figure;
use gaji_lessons::alphabeta::picture;
use gaji_lessons::alphabeta::practice::{
    Answer, Question, Verdict, ask, blind, grade, questions, rule, told,
};
use gaji_words::alphabeta::grade as words;
use leptos::prelude::*;

use super::hands::{Hands, drawn};
use crate::timer::now;

/// 이보다 빨리 다시 누른 것은 두 번 누른 것이다.
const DOUBLE_MS: f64 = 300.0;

/// 시험 하나.
#[derive(Clone, Copy)]
pub(super) struct Exam {
    pub(super) hands: Hands,
    questions: Memo<Vec<Question>>,
    /// 지금까지의 채점. 그다음 물음이 지금 물음이다.
    verdicts: Memo<Vec<Verdict>>,
    /// 읽을 수 없는 답을 적었는가.
    pub(super) unreadable: RwSignal<bool>,
    /// 앞서 답한 때, 밀리초.
    pressed: StoredValue<f64>,
}

impl Exam {
    pub(super) fn new(hands: Hands) -> Self {
        let view = move || hands.lesson.state.with(|state| state.view);
        let set = Memo::new(move |_| hands.practice.with(|set| (set.all, set.from, view())));
        let questions = Memo::new(move |_| {
            let (all, from, view) = set.get();
            hands.film.with(|film| film.as_ref().map(|film| questions(film, all, from, view)))
        });
        let questions = Memo::new(move |_| questions.get().unwrap_or_default());
        let verdicts = Memo::new(move |_| {
            hands.practice.with(|practice| questions.with(|all| grade(all, &practice.answers)))
        });
        let (unreadable, pressed) = (RwSignal::new(false), StoredValue::new(f64::NEG_INFINITY));
        Self { hands, questions, verdicts, unreadable, pressed }
    }

    /// 지금 물음. 다 답했으면 `None`.
    pub(super) fn question(self) -> Option<Question> {
        let at = self.verdicts.with(Vec::len);
        self.questions.with(|questions| questions.get(at).copied())
    }

    pub(super) fn figure(self) -> Figure {
        let question = self.question();
        let all = self.hands.practice.with(|practice| practice.all);
        let tree = self.hands.read(&[], |film, _, show| match question {
            Some(question) => blind(film, &question, all, show),
            None => picture(film, film.last(), show),
        });
        tree.map(drawn).unwrap_or_default()
    }

    /// 물음. 다 답했으면 그 자리에 성적이 선다.
    pub(super) fn asked(self) -> String {
        let Some(question) = self.question() else {
            let none = self.verdicts.with(Vec::is_empty);
            return if none { String::new() } else { self.finished() };
        };
        let asked = self.hands.read(&[], |film, _, show| ask(film, &question, show));
        asked.unwrap_or_default()
    }

    /// 마지막 답의 채점.
    pub(super) fn told(self) -> String {
        if self.unreadable.get() {
            return words::unreadable(self.hands.lang).to_string();
        }
        let last = self.verdicts.with(Vec::len).checked_sub(1);
        last.and_then(|last| self.told_at(last)).unwrap_or_default()
    }

    /// 되돌아볼 줄들: 답마다의 채점.
    pub(super) fn review(self) -> Vec<String> {
        (0..self.verdicts.with(Vec::len)).filter_map(|at| self.told_at(at)).collect()
    }

    fn told_at(self, at: usize) -> Option<String> {
        let question = self.questions.with(|all| all.get(at).copied())?;
        let answer = self.hands.practice.with(|practice| practice.answers.get(at).copied())?;
        let ties = self.hands.lesson.state.with(|state| state.cut_ties);
        self.hands.read(&[], |film, _, show| told(film, &question, &answer, ties, show))
    }

    /// 지금까지의 물음마다 맞았는가.
    pub(super) fn marks(self) -> Memo<Vec<bool>> {
        Memo::new(move |_| {
            self.verdicts.with(|all| all.iter().map(|one| *one == Verdict::Right).collect())
        })
    }

    /// 물음의 수.
    pub(super) fn all(self) -> Signal<usize> {
        Signal::derive(move || self.questions.with(Vec::len))
    }

    fn right(self) -> (usize, usize) {
        self.verdicts.with(|verdicts| {
            (verdicts.iter().filter(|one| **one == Verdict::Right).count(), verdicts.len())
        })
    }

    fn finished(self) -> String {
        match self.right() {
            (right, asked) if right == asked => words::perfect(self.hands.lang, &asked),
            (right, asked) => words::finished(self.hands.lang, &right, &asked),
        }
    }

    pub(super) fn score(self) -> String {
        let ((right, asked), all) = (self.right(), self.questions.with(Vec::len));
        let (lang, values) = (self.hands.lang, self.hands.practice.with(|practice| practice.all));
        let rule = self.hands.lesson.state.with(|state| rule(state, values, lang));
        let score = words::score(lang, &right, &asked);
        match asked {
            0 => format!("{} · {rule}", words::progress(lang, &1, &all)),
            _ if asked == all => format!("{score} · {rule}"),
            _ => format!("{} · {score} · {rule}", words::progress(lang, &(asked + 1), &all)),
        }
    }

    /// 물음의 꼴에 맞는 답만 받는다.
    pub(super) fn answer(self, answer: Answer) {
        if self.hands.pupil && self.is_double() {
            return;
        }
        let kept = self.verdicts.with_untracked(Vec::len);
        if untrack(|| self.question()).is_some_and(|question| question.grade(&answer).is_some()) {
            self.unreadable.set(false);
            self.hands.practice.update(|practice| {
                practice.answers.truncate(kept);
                practice.answers.push(answer);
            });
        }
    }

    /// 학생은 무르지 못한다: 잇달아 두 번 누른 것이 읽지도 않은 다음 물음의 답이 되지 않게 한다.
    fn is_double(self) -> bool {
        let (before, now) = (self.pressed.get_value(), now());
        self.pressed.set_value(now);
        now - before < DOUBLE_MS
    }

    pub(super) fn undo(self) {
        self.unreadable.set(false);
        self.hands.practice.update(|practice| {
            practice.answers.pop();
        });
    }

    pub(super) fn again(self, all: bool) {
        self.unreadable.set(false);
        self.hands.practice.update(|practice| {
            practice.answers.clear();
            practice.all = all;
        });
    }
}
