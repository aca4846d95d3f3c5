//! 손으로 다루는 나무: 수업의 나무와 그 바른 기록.

use gaji_figures::{Facing, Figure, tree::Tree};
use gaji_lessons::alphabeta::practice::{MOST_NODES, NumberTree, Practice};
use gaji_lessons::alphabeta::{Film, Notation, Show, Source, State, View, picture, random_tree};
use gaji_protocol::{Ask, Reply};
use gaji_words::alphabeta::{grade, practice};
use gaji_words::{Lang, share};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::super::{drawing::width, model::Lesson};
use crate::effect;
use crate::parts::{CopyButton, note};
use crate::place::Place;
use crate::share::link;

/// 손에 든 나무.
#[derive(Clone, Copy)]
pub(super) struct Hands {
    pub(super) lesson: Lesson,
    /// 방의 상태. 수업의 주소에 함께 적힌다.
    pub(super) practice: RwSignal<Practice>,
    /// 바른 알파베타의 기록.
    pub(super) film: Memo<Option<Film>>,
    /// 적은 나무.
    pub(super) tree: Memo<Option<NumberTree>>,
    /// 잠근 틀인가: 나무도 규칙도 바꾸지 못한다.
    pub(super) locked: bool,
    /// 시험을 보는 학생의 화면인가.
    pub(super) pupil: bool,
    pub(super) lang: Lang,
}

impl Hands {
    pub(super) fn new(lesson: Lesson) -> Self {
        let text = Memo::new(move |_| {
            lesson.state.with(|state| match &state.source {
                Source::Typed(tree) => Some(tree.clone()),
                Source::Random(seed) => Some(random_tree(*seed)),
                Source::Game(_) => None,
            })
        });
        let tree = Memo::new(move |_| NumberTree::read(&text.get()?));
        let ask = Memo::new(move |_| {
            tree.with(Option::is_some).then(|| lesson.state.with(|state| state.practice_ask()))
        });
        let film = Memo::new(move |_| recorded(lesson, ask.get()?));
        let practice = RwSignal::new(read(lesson));
        let locked = Place::here().is_locked();
        let pupil = practice.with_untracked(|practice| practice.pupil);
        let hands = Self { lesson, practice, film, tree, locked, pupil, lang: lesson.lang };
        hands.keep();
        hands
    }

    /// 방의 상태를 주소에 적고, 다른 나무가 오거나 적는 법이 바뀌면 앞에 적은 답을 거둔다. 다섯 문제의 나무는 제 것이라
    /// 규칙이 바뀔 때만 거둔다.
    fn keep(self) {
        let read = |state: &State| (state.practice_ask(), state.view, (state.cut_ties, state.soft));
        let asked = Memo::new(move |_| self.lesson.state.with(read));
        Effect::new(move |before: Option<(Ask, View, (bool, bool))>| {
            let now = asked.get();
            if let Some(before) = before.filter(|before| *before != now) {
                self.practice.update(|practice| {
                    practice.answers.clear();
                    if before.2 != now.2 {
                        practice.choices.clear();
                    }
                });
            }
            now
        });
        effect(move || {
            let part = self.practice.with(Practice::to_part);
            self.lesson.note(|state| state.hands_on = part);
        });
    }

    /// 지금 나무를 읽는다. 손으로 해 볼 나무가 아니면 `None`.
    pub(super) fn read<T>(
        self,
        lit: &[u32],
        read: impl FnOnce(&Film, &NumberTree, &Show<'_>) -> T,
    ) -> Option<T> {
        let (film, tree, state) = (self.film.read(), self.tree.read(), self.lesson.state.read());
        let (soft, notation, view) = (state.soft, state.notation, state.view);
        let show = Show { soft, notation, view, ..plain(self.lang, lit) };
        Some(read(film.as_ref()?, tree.as_ref()?, &show))
    }

    /// 나무나 규칙을 바꾸는 것. 잠근 틀은 내놓지 않는다.
    pub(super) fn offer(self, make: impl FnOnce() -> AnyView) -> AnyView {
        if self.locked { ().into_any() } else { make() }
    }

    /// 고친 나무를 편다. 고른 마디는 그대로다.
    pub(super) fn replant(self, tree: &NumberTree) {
        if !self.locked {
            self.lesson.change(|state| state.source = Source::Typed(tree.write()));
        }
    }

    /// 값을 늘 MAX 쪽에서 적는 방이, 수업은 네가맥스일 때 하는 말.
    pub(super) fn view_note(self) -> AnyView {
        let negamax = move || self.lesson.state.with(|state| state.view == View::Negamax);
        (move || negamax().then(|| note(practice::from_max(self.lang)))).into_any()
    }

    /// 지금 나무의 마디의 수. 읽지 못했으면 `None`.
    pub(super) fn nodes(self) -> Option<usize> {
        self.film.with(|film| film.as_ref().map(|film| film.trace().nodes.len()))
    }

    /// 고른 마디.
    pub(super) fn pick(self) -> Option<u32> {
        self.practice.with(|practice| practice.pick)
    }

    /// 마디를 고른다: `node:3`.
    pub(super) fn press(self, hit: &str) {
        if let Some(id) = hit.strip_prefix("node:").and_then(|id| id.parse().ok()) {
            self.practice.update(|practice| practice.pick = Some(id));
        }
    }
}

/// 화면의 엔진에서 곧바로 탐색한 기록.
pub(super) fn recorded(lesson: Lesson, ask: Ask) -> Option<Film> {
    let soft = matches!(&ask, Ask::Trace(ask) if ask.settings.is_soft());
    match lesson.engine.now(ask) {
        Some(Reply::Trace(trace)) => Some(Film::new(*trace, soft)),
        _ => None,
    }
}

/// 주소에 적혀 온 방의 상태. 읽지 못한 것은 앞서 알린 것에 잇는다.
fn read(lesson: Lesson) -> Practice {
    let part = lesson.state.with_untracked(|state| state.hands_on.clone());
    let (practice, repairs) = Practice::from_part(&part);
    if !repairs.is_empty() {
        let told = lesson.trouble.get_untracked();
        let all = format!("{told} {}", repairs.words(lesson.lang));
        lesson.trouble.set(all.trim_start().to_string());
    }
    practice
}

/// 손에 든 나무를 그리는 법: 설정을 좇지 않으면 MAX 쪽에서 본다.
pub(super) fn plain(lang: Lang, lit: &[u32]) -> Show<'_> {
    Show {
        lang,
        view: View::Minimax,
        soft: true,
        denominator: 1,
        notation: Notation::Path,
        lit,
        open: &[],
        limit: MOST_NODES,
        facing: Facing::Down,
        board: &|_| None,
    }
}

/// 화면의 너비에 맞춘 그림.
pub(super) fn drawn(tree: Tree) -> Figure {
    tree.fit(width()).figure()
}

/// 다 풀고 되돌아볼 줄들: 학생이 보낸 링크를 연 선생님도 본다.
pub(super) fn review(lang: Lang, lines: Vec<String>) -> AnyView {
    let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }.into_any());
    view! {
        <h4>{grade::review(lang)}</h4>
        <ol class="review">{lines.collect::<Vec<_>>()}</ol>
    }
    .into_any()
}

/// 다 푼 학생이 할 일: 답이 담긴 링크를 복사해 보낸다. 틀은 스스로 알리므로 할 일이 없다.
pub(super) fn send(hands: Hands) -> AnyView {
    let place = Place::here();
    if !hands.pupil || place.is_framed() {
        return ().into_any();
    }
    view! {
        <p>{practice::send(hands.lang)}</p>
        <CopyButton name=share::copy_link text=Callback::new(move |()| link(place)) />
    }
    .into_any()
}

/// 무대의 지금 그림. 방에서는 보기만 한다.
pub(super) fn here(hands: Hands) -> Figure {
    let lesson = hands.lesson;
    let step = lesson.step();
    lesson.with_show(|film, show| still(picture(film, step, show))).unwrap_or_default()
}

/// 누를 것이 없는 그림.
pub(super) fn still(mut tree: Tree) -> Figure {
    tree.nodes.iter_mut().for_each(|node| node.hit = None);
    drawn(tree)
}

/// 화면의 그 자리에 있는 마디.
pub(super) fn under(target: Option<web_sys::EventTarget>) -> Option<u32> {
    let hit = target?.dyn_into::<Element>().ok()?.closest("[data-hit]").ok()??;
    hit.get_attribute("data-hit")?.strip_prefix("node:")?.parse().ok()
}
