//! 다섯 문제: 나무를 보고 고르면, 탐색이 끝난 그림과 함께 맞았는지 말한다.

use gaji_figures::Figure;
use gaji_lessons::alphabeta::practice::{
    Item, NumberTree, Practice, QUESTIONS, quiz_ask, quiz_item, quiz_tree, rule,
};
use gaji_lessons::alphabeta::{Film, picture};
use gaji_words::Word;
use gaji_words::alphabeta::quiz as words;
use leptos::prelude::*;

use super::hands::{Hands, plain, recorded, review, send, still};
use super::report::report;
use crate::parts::{FigureView, Views, button, chip, chips, note, verdict};

/// 문제 풀이.
#[derive(Clone, Copy)]
struct Quiz {
    hands: Hands,
    /// 지금 문제, 0부터.
    at: Memo<usize>,
    /// 풀고서 답을 보는 중인가.
    shown: RwSignal<bool>,
    film: Memo<Option<Film>>,
    item: Memo<Option<Item>>,
    /// 답한 문제마다 맞았는가.
    marks: Memo<Vec<bool>>,
}

/// 다섯 문제의 방.
pub(super) fn quiz(hands: Hands) -> AnyView {
    let (quiz, lang) = (Quiz::new(hands), hands.lang);
    let figure = Memo::new(move |_| quiz.figure());
    let (all, told) = (Signal::stored(QUESTIONS), Signal::derive(move || quiz.told()));
    report(quiz.marks, all, told);
    let right = move || quiz.marks.with(|marks| marks.last().copied().filter(|_| quiz.shown.get()));
    let button =
        move |word: Word, run: Callback<()>| button(Signal::stored(word(lang).to_string()), run);
    let over = Memo::new(move |_| quiz.at.get() >= QUESTIONS);
    let next = move || match (over.get(), quiz.shown.get()) {
        (true, _) if hands.pupil => send(hands),
        (true, _) => button(words::again, Callback::new(move |()| quiz.again())),
        (false, true) => button(words::next, Callback::new(move |()| quiz.shown.set(false))),
        (false, false) => ().into_any(),
    };
    let question = move || match over.get() {
        true => ().into_any(),
        false => view! {
            <FigureView figure=figure />
            <p class="settings-about">{move || quiz.number()}</p>
            <p>{move || quiz.item.with(|item| item.as_ref().map(|item| item.words.clone()))}</p>
            {move || quiz.options()}
        }
        .into_any(),
    };
    view! {
        <div class="room quiz">
            <h3>{words::title(lang)}</h3>
            {note(words::about(lang))}
            {hands.view_note()}
            {question}
            {verdict(told, Signal::derive(right))}
            {next}
            {move || over.get().then(|| review(lang, quiz.review())).views()}
        </div>
    }
    .into_any()
}

impl Quiz {
    fn new(hands: Hands) -> Self {
        let lesson = hands.lesson;
        let shown = RwSignal::new(false);
        let read = move |get: fn(&Practice) -> usize| hands.practice.with(get);
        let at = Memo::new(move |_| {
            read(|hand| hand.choices.len()).saturating_sub(usize::from(shown.get()))
        });
        let seed = Memo::new(move |_| hands.practice.with(|practice| practice.quiz));
        let film = Memo::new(move |_| film(hands, seed.get(), at.get()));
        let item = Memo::new(move |_| {
            let tree = NumberTree::read(&quiz_tree(seed.get(), at.get()))?;
            film.with(|film| Some(quiz_item(film.as_ref()?, &tree, at.get(), lesson.lang)))
        });
        let marks = Memo::new(move |_| {
            let right = |(item, choice): (Option<Item>, usize)| {
                item.is_some_and(|item| item.right == choice)
            };
            answered(hands).map(right).collect()
        });
        Self { hands, at, shown, film, item, marks }
    }

    /// 몇째 문제이고, 어떤 규칙인가.
    fn number(self) -> String {
        let lang = self.hands.lang;
        let number = words::number(lang, &(self.at.get() + 1), &QUESTIONS);
        self.hands.lesson.state.with(|state| format!("{number} · {}", rule(state, false, lang)))
    }

    /// 풀기 전에는 잎만, 풀고 나면 탐색이 끝난 그림.
    fn figure(self) -> Figure {
        let about = self.item.with(|item| item.as_ref().and_then(|item| item.about));
        let step = if self.shown.get() { u32::MAX } else { 0 };
        self.film.with(|film| {
            let show = plain(self.hands.lang, about.as_slice());
            film.as_ref().map(|film| still(picture(film, step, &show))).unwrap_or_default()
        })
    }

    fn options(self) -> AnyView {
        let Some(item) = self.item.get() else { return ().into_any() };
        let choice = move |at: usize| {
            let chosen = self.hands.practice.with(|practice| practice.choices.last().copied());
            self.shown.get() && chosen == Some(at as u8)
        };
        let option = |(at, text): (usize, String)| {
            let on = Signal::derive(move || choice(at));
            chip(text, Some(on), Callback::new(move |()| self.choose(at)))
        };
        let options = item.options.into_iter().enumerate().map(option).collect();
        chips(words::title(self.hands.lang), options)
    }

    fn choose(self, at: usize) {
        if !self.shown.get_untracked() {
            self.hands.practice.update(|practice| practice.choices.push(at as u8));
            self.shown.set(true);
        }
    }

    /// 방금 고른 것이 맞았는가, 다 풀었으면 몇 문제를 맞혔는가.
    fn told(self) -> String {
        let lang = self.hands.lang;
        let choices = self.hands.practice.with(|practice| practice.choices.clone());
        if self.shown.get() {
            let told = self.item.with(|item| {
                let item = item.as_ref()?;
                let right = choices.last().map(|choice| usize::from(*choice)) == Some(item.right);
                let answer = item.options.get(item.right)?;
                Some(if right {
                    words::right(lang).to_string()
                } else {
                    words::wrong(lang, answer)
                })
            });
            return told.unwrap_or_default();
        }
        if self.at.get() < QUESTIONS {
            return String::new();
        }
        let right = self.marks.with(|marks| marks.iter().filter(|right| **right).count());
        words::done(lang, &right, &QUESTIONS)
    }

    fn review(self) -> Vec<String> {
        let line =
            |(item, choice): (Option<Item>, usize)| Some(item?.review(choice, self.hands.lang));
        answered(self.hands).filter_map(line).collect()
    }

    fn again(self) {
        self.hands.practice.update(|practice| {
            practice.quiz = practice.quiz.wrapping_add(1);
            practice.choices.clear();
        });
    }
}

/// 답한 문제와 고른 것.
fn answered(hands: Hands) -> impl Iterator<Item = (Option<Item>, usize)> {
    let (seed, choices) = hands.practice.with(|set| (set.quiz, set.choices.clone()));
    let choices = choices.into_iter().enumerate();
    choices.map(move |(index, choice)| (item(hands, seed, index), usize::from(choice)))
}

fn film(hands: Hands, seed: u32, index: usize) -> Option<Film> {
    recorded(hands.lesson, hands.lesson.state.with(|state| quiz_ask(state, seed, index)))
}

/// 그 문제의 나무를 다시 탐색한 문제.
fn item(hands: Hands, seed: u32, index: usize) -> Option<Item> {
    let tree = NumberTree::read(&quiz_tree(seed, index))?;
    Some(quiz_item(&film(hands, seed, index)?, &tree, index, hands.lang))
}
