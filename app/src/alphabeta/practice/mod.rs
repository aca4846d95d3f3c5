//! «직접 해 보기»: 가위질, 증명, 차례. 문은 수업과 함께 오고, 방은 열 때에야 받는다.

mod hands;
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

use gaji_lessons::alphabeta::practice::Tab;
use gaji_lessons::alphabeta::{PRESETS, Source};
use gaji_words::Word;
use gaji_words::alphabeta::practice as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::arrival::Arrived;
use crate::pages;
use crate::parts::{Views, button, chip, chips, note};
use hands::Hands;

/// 해 볼 것과 그 이름.
const TABS: [(Tab, Word); 9] = [
    (Tab::Grade, words::tab_grade),
    (Tab::Proof, words::tab_proof),
    (Tab::Order, words::tab_order),
    (Tab::Ties, words::tab_ties),
    (Tab::Table, words::tab_table),
    (Tab::Outline, words::tab_outline),
    (Tab::Sheet, words::tab_sheet),
    (Tab::Quiz, words::tab_quiz),
    (Tab::Links, words::tab_links),
];

/// 문: 고르면 그 방이 열리고, 다시 누르면 닫힌다.
pub(super) fn door(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    provide_context(lesson);
    // 방은 화면이 아니라 화면 속의 마당이라, 받아 온 뒤에 자판의 자리를 제목으로 옮기지 않는다.
    provide_context(Arrived(RwSignal::new(false)));
    let tab = Memo::new(move |_| lesson.state.with(|state| state.practice.tab));
    let open = Memo::new(move |_| tab.get().is_some());
    let choose = move |(one, name): (Tab, Word)| {
        let press = Callback::new(move |()| {
            let next = (tab.get_untracked() != Some(one)).then_some(one);
            lesson.note(|state| state.practice.tab = next);
        });
        chip(name(lang), Some(Signal::derive(move || tab.get() == Some(one))), press)
    };
    view! {
        <section class="panel practice">
            <h2>{words::title(lang)}</h2>
            <p>{words::about(lang)}</p>
            {chips(words::tools(lang), TABS.map(choose).into())}
            {move || open.get().then(pages::practice).views()}
        </section>
    }
    .into_any()
}

/// 방. 고른 것 하나만 보인다.
pub(crate) fn room() -> AnyView {
    let lesson: Lesson = expect_context();
    let hands = Hands::new(lesson);
    let tab = Memo::new(move |_| lesson.state.with(|state| state.practice.tab));
    (move || match tab.get() {
        None => ().into_any(),
        Some(Tab::Quiz) => quiz::quiz(lesson),
        Some(Tab::Links) => links::links(lesson),
        Some(Tab::Outline) => outline::outline(hands),
        Some(_) if !hands.fits.get() => numbers_only(lesson),
        Some(Tab::Grade) => grade::grade(hands),
        Some(Tab::Proof) => proof::proof(hands),
        Some(Tab::Order) => order::order(hands),
        Some(Tab::Ties) => ties::ties(hands),
        Some(Tab::Table) => table::table(hands),
        Some(Tab::Sheet) => sheet::sheet(hands),
    })
    .into_any()
}

/// 손으로 해 볼 수 없는 나무일 때.
fn numbers_only(lesson: Lesson) -> AnyView {
    let plant = Callback::new(move |()| {
        lesson.visit(|state| state.source = Source::Typed(PRESETS[0].tree.into()));
    });
    let label = Signal::stored(words::plant_classic(lesson.lang).to_string());
    let body = vec![note(words::numbers_only(lesson.lang)), button(label, plant)];
    view! { <div class="room">{body}</div> }.into_any()
}
