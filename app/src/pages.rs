//! 있는 화면의 목록. 새 수업과 화면은 여기에 한 줄을 더한다.

use leptos::prelude::*;

use crate::{
    alphabeta::AlphaBeta,
    evaluation::Evaluation,
    home::Home,
    play::Play,
    quiescence::Quiescence,
    route::{Page, Slug},
    shell::Lost,
};

/// 수업의 이름과 그 화면.
type Lesson = (&'static str, fn() -> AnyView);

const LESSONS: [Lesson; 3] = [
    ("alpha-beta", || view! { <AlphaBeta /> }.into_any()),
    ("evaluation", || view! { <Evaluation /> }.into_any()),
    ("quiescence", || view! { <Quiescence /> }.into_any()),
];

/// 주소가 가리키는 화면.
pub(crate) fn view(page: &Page) -> AnyView {
    match page {
        Page::Home => view! { <Home /> }.into_any(),
        Page::Lesson(slug) => lesson(*slug),
        Page::Play(game) => view! { <Play game=game.clone() /> }.into_any(),
        Page::Lost => lost(),
    }
}

fn lesson(slug: Slug) -> AnyView {
    let found = LESSONS.iter().find(|(name, _)| *name == slug.name);
    found.map_or_else(lost, |(_, view)| view())
}

fn lost() -> AnyView {
    view! { <Lost /> }.into_any()
}
