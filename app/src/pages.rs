//! 있는 화면의 목록. 새 수업과 화면은 여기에 한 줄을 더한다.

use leptos::prelude::*;

use crate::{
    alphabeta::AlphaBeta,
    evaluation::Evaluation,
    home::Home,
    play::Play,
    quiescence::Quiescence,
    route::{Page, Slug},
    shell::{Elsewhere, Lost},
};

/// 수업의 이름과 그 화면.
type Lesson = (&'static str, fn() -> AnyView);

/// 여기 없는 수업은 원래 과정으로 보낸다.
const LESSONS: &[Lesson] = &[
    ("alpha-beta", || view! { <AlphaBeta /> }.into_any()),
    ("evaluation", || view! { <Evaluation /> }.into_any()),
    ("quiescence", || view! { <Quiescence /> }.into_any()),
];

/// 두고 살펴보는 화면.
const PLAY: Option<fn(String) -> AnyView> = Some(|game| view! { <Play game=game /> }.into_any());

/// 이 앱에 있는 수업인가.
pub(crate) fn has_lesson(slug: Slug) -> bool {
    LESSONS.iter().any(|(name, _)| *name == slug.name)
}

/// 두는 화면이 있는가.
pub(crate) const fn has_play() -> bool {
    PLAY.is_some()
}

/// 주소가 가리키는 화면.
pub(crate) fn view(page: &Page) -> AnyView {
    match page {
        Page::Home => view! { <Home /> }.into_any(),
        Page::Lesson(slug) => lesson(*slug),
        Page::Play(game) => match PLAY {
            Some(play) => play(game.clone()),
            None => lost(),
        },
        Page::Lost => lost(),
    }
}

fn lesson(slug: Slug) -> AnyView {
    match LESSONS.iter().find(|(name, _)| *name == slug.name) {
        Some((_, view)) => view(),
        None => view! { <Elsewhere slug=slug /> }.into_any(),
    }
}

fn lost() -> AnyView {
    view! { <Lost /> }.into_any()
}
