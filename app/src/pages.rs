//! 있는 화면의 목록. 새 수업과 화면은 여기에 한 줄을 더한다.
//!
//! 화면은 저마다 wasm의 제 조각에 있어(code splitting), 연 것만 받는다.
#![allow(unsafe_code, reason = "조각을 부르는 코드는 매크로가 만든다")]

use leptos::{
    prelude::*,
    wasm_split::{SplitLoaderError, wasm_split},
};

use crate::{
    alphabeta::{AlphaBeta, practice::room},
    arrival::{Fetch, View, arrival},
    desk::Editor,
    embed,
    evaluation::Evaluation,
    home::Home,
    play::Play,
    quiescence::Quiescence,
    route::Page,
    share,
    shell::Lost,
};

/// 수업의 이름과, 그 화면을 받아 오는 법.
const LESSONS: [(&str, Fetch); 3] = [
    ("alpha-beta", || Box::pin(alpha_beta())),
    ("evaluation", || Box::pin(evaluation())),
    ("quiescence", || Box::pin(quiescence())),
];

/// 방의 조각이 품은 수업의 이름.
const WHOLE: &str = "whole";

/// 조각 `$name`에 사는 화면.
macro_rules! chunk {
    ($name:ident, $view:expr) => {
        #[wasm_split($name, wasm_split_path = leptos::wasm_split, fallible)]
        fn $name() -> Result<View, SplitLoaderError> {
            Ok($view)
        }
    };
}

chunk!(alpha_beta, |_| view! { <AlphaBeta /> }.into_any());
// 방은 수업 위에서만 열린다. 방의 조각이 수업을 통째로 품으면(superset), 나누는 도구가 둘이 함께 쓰는 것을 잘게 쪼개지
// 않는다: 모든 화면이 10 KB쯤 가벼워진다.
chunk!(hands_on, |what| match what {
    WHOLE => view! { <AlphaBeta /> }.into_any(),
    _ => room(),
});
chunk!(evaluation, |_| view! { <Evaluation /> }.into_any());
chunk!(quiescence, |_| view! { <Quiescence /> }.into_any());
chunk!(play, |game| match game {
    DESK => view! { <Editor /> }.into_any(),
    _ => view! { <Play game=game.to_string() /> }.into_any(),
});

/// 두는 화면의 조각에 함께 사는 차림판의 이름: 어느 놀이의 이름도 아니다.
const DESK: &str = "";

/// 차림판이 설 자리. 조각이 더 늘면 함께 쓰는 코드가 더 잘게 나뉘어 모든 화면이 무거워진다.
pub(crate) fn editor() -> AnyView {
    arrival(|| Box::pin(play()), DESK)
}

// 수업 둘레의 것은 한 조각에 산다: 조각이 많으면 함께 쓰는 코드가 잘게 쪼개져 모두가 무거워진다.
chunk!(around, |name| match name {
    HOME => view! { <Home /> }.into_any(),
    SHARE => share::share(),
    lesson => embed::frame(lesson),
});

const HOME: &str = "home";
const SHARE: &str = "share";

/// 주소가 가리키는 화면.
pub(crate) fn view(page: &Page) -> AnyView {
    match page {
        Page::Home => beside(HOME),
        Page::Lesson(slug) => lesson(slug.name),
        Page::Embed(slug) => beside(slug.name),
        Page::Play(game) => arrival(|| Box::pin(play()), game),
        // 예시는 앱 없이 읽는 문서다(app/prerender).
        Page::Teachers | Page::Lost => lost(),
    }
}

/// 나누는 상자.
pub(crate) fn share() -> AnyView {
    beside(SHARE)
}

fn beside(name: &str) -> AnyView {
    arrival(|| Box::pin(around()), name)
}

/// 수업의 화면.
pub(crate) fn lesson(name: &str) -> AnyView {
    let found = LESSONS.iter().find(|(known, _)| *known == name);
    found.map_or_else(lost, |(name, fetch)| arrival(*fetch, name))
}

/// 알파베타 수업의 «직접 해 보기».
pub(crate) fn practice() -> AnyView {
    arrival(|| Box::pin(hands_on()), "")
}

fn lost() -> AnyView {
    view! { <Lost /> }.into_any()
}
