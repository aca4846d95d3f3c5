//! «직접 해 보기»: 가위질, 증명, 차례. 문은 수업과 함께 오고, 방은 열 때에야 받는다.

mod hands;
mod why;
mod exam;
mod grade;
mod proof;
mod order;
mod ties;
mod table;
mod outline;
mod sheet;
mod quiz;
mod links;
mod fingers;
mod report;
mod walk;

use gaji_lessons::alphabeta::practice::Tab;
use gaji_lessons::alphabeta::{PRESETS, Source};
use gaji_words::Word;
use gaji_words::alphabeta::practice as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::parts::{Views, button, chip, chips, focus_first};
use crate::place::Place;
use crate::timer::after_paint;
use crate::{chunks, effect};
use hands::Hands;

/// 해 볼 것과 그 이름.
const TABS: [(Tab, Word); 10] = [
    (Tab::Grade, words::tab_grade),
    (Tab::Proof, words::tab_proof),
    (Tab::Order, words::tab_order),
    (Tab::Ties, words::tab_ties),
    (Tab::Table, words::tab_table),
    (Tab::Outline, words::tab_outline),
    (Tab::Walk, words::tab_walk),
    (Tab::Quiz, words::tab_quiz),
    (Tab::Sheet, words::tab_sheet),
    (Tab::Links, words::tab_links),
];

/// 문: 누르면 방을 받아 와 연다.
pub(super) fn door(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let label = Signal::stored(words::open(lang).to_string());
    // 열린 방을 또 열어도 새로 짓지 않는다.
    let opened = Memo::new(move |_| lesson.open_room.get());
    let inside = move || match opened.get() {
        true => chunks::below(chunks::ROOM),
        false => button(label, Callback::new(move |()| enter(lesson))),
    };
    view! {
        <section class="panel practice">
            <h2>{words::title(lang)}</h2>
            <p>{words::about(lang)}</p>
            {inside}
        </section>
    }
    .into_any()
}

fn enter(lesson: Lesson) {
    lesson.entered.set_value(true);
    lesson.open_room.set(true);
}

/// 방. 고른 것 하나만 보인다.
pub(crate) fn room() -> AnyView {
    let lesson: Lesson = expect_context();
    let framed = Place::here().is_framed();
    let hands = Hands::new(lesson);
    after_paint(move || stand_before(hands, framed));
    why::answer(hands);
    effect(move || {
        if lesson.try_it.get() {
            lesson.try_it.set(false);
            hands.practice.update(|practice| practice.tab = Some(Tab::Grade));
        }
    });
    let tab = Memo::new(move |_| hands.practice.with(|practice| practice.tab));
    let choose = move |(one, name): (Tab, Word)| {
        let press = Callback::new(move |()| {
            let next = (tab.get_untracked() != Some(one)).then_some(one);
            hands.practice.update(|practice| practice.tab = next);
        });
        chip(name(lesson.lang), Some(Signal::derive(move || tab.get() == Some(one))), press)
    };
    // 나무를 바꾸는 것이 전부인 방과 선생님의 방은 잠근 틀에 없다.
    let changes = |tab: Tab| matches!(tab, Tab::Proof | Tab::Order | Tab::Links);
    let tabs = TABS.into_iter().filter(|(tab, _)| !(hands.locked && changes(*tab)));
    view! {
        {chips(words::tools(lesson.lang), tabs.map(choose).collect())}
        {move || tab.get().map(|tab| inside(hands, tab)).views()}
    }
    .into_any()
}

/// 누른 문은 사라지므로 자판의 자리는 방의 첫 단추로 간다. 주소가 고른 방은, 읽던 자리가 없으면 먼저
/// 보인다. 까닭을 물어 열렸으면 그림을 떠나지 않는다.
fn stand_before(hands: Hands, framed: bool) {
    let lesson = hands.lesson;
    let Ok(Some(practice)) = document().query_selector(".lesson:not(.pupil) > .practice") else {
        return;
    };
    if lesson.entered.get_value() {
        lesson.entered.set_value(false);
        focus_first(&practice);
    } else if !framed
        && hands.practice.with_untracked(|set| set.tab.is_some())
        && window().scroll_y().is_ok_and(|y| y == 0.0)
    {
        practice.scroll_into_view();
    }
}

fn inside(hands: Hands, tab: Tab) -> AnyView {
    match tab {
        Tab::Quiz => quiz::quiz(hands),
        Tab::Outline => outline::outline(hands),
        Tab::Walk => walk::walk(hands),
        Tab::Links => hands.offer(|| links::links(hands)),
        tab => {
            let fits = Memo::new(move |_| hands.nodes().is_some_and(|n| n <= tab.most_nodes()));
            (move || if fits.get() { with_tree(hands, tab) } else { numbers_only(hands, tab) })
                .into_any()
        }
    }
}

/// 적은 나무가 있어야 하는 방.
fn with_tree(hands: Hands, tab: Tab) -> AnyView {
    match tab {
        Tab::Proof => proof::proof(hands),
        Tab::Order => order::order(hands),
        Tab::Ties => ties::ties(hands),
        Tab::Table => table::table(hands),
        Tab::Sheet => sheet::sheet(hands),
        _ => grade::grade(hands),
    }
}

/// 손으로 해 볼 수 없는 나무일 때.
fn numbers_only(hands: Hands, tab: Tab) -> AnyView {
    let lesson = hands.lesson;
    let plant = Callback::new(move |()| {
        lesson.visit(|state| state.source = Source::Typed(PRESETS[0].tree.into()));
    });
    let label = Signal::stored(words::plant_classic(lesson.lang).to_string());
    let body = vec![
        view! { <p class="settings-about">{words::numbers_only(lesson.lang, &tab.most_nodes())}</p> }
            .into_any(),
        hands.offer(|| button(label, plant)),
    ];
    view! { <div class="room">{body}</div> }.into_any()
}
