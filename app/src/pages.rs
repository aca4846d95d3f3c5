//! 있는 화면의 목록. 새 수업과 화면은 여기에 한 줄을 더한다.
//!
//! 화면은 저마다 wasm의 제 조각에 있어(code splitting), 연 것만 받는다.
#![allow(unsafe_code, reason = "조각을 부르는 코드는 매크로가 만든다")]

use leptos::{
    prelude::*,
    wasm_split::{SplitLoaderError, wasm_split},
};

use crate::{
    alphabeta::{self, AlphaBeta, practice::room},
    arrival::{Fetch, View, after_engine, arrival},
    chunks::{self, Chunks, DESK, DIGITS, ROOM, SHARE},
    desk::Editor,
    embed,
    evaluation::{self, Evaluation},
    home::Home,
    parts::Views,
    play::{self, Play},
    quiescence::{self, Quiescence},
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
chunk!(evaluation, |_| view! { <Evaluation /> }.into_any());
chunk!(quiescence, |_| view! { <Quiescence /> }.into_any());
chunk!(play, |game| view! { <Play game=game.to_string() /> }.into_any());

// 첫 화면이 선 뒤에 받는, 모든 화면의 아래 마당과 여는 방. 화면들을 통째로 품으면(superset), 나누는 도구가 함께 쓰는 것을
// 더 잘게 쪼개지 않고, 다음 화면은 받을 것 없이 열린다.
chunk!(below, |what| match what {
    "alpha-beta" => alphabeta::below(),
    "evaluation" => evaluation::below(),
    DIGITS => evaluation::digits(),
    "quiescence" => quiescence::below(),
    "play" => play::below(),
    ROOM => room(),
    DESK => view! { <Editor /> }.into_any(),
    WHOLE => [
        view! { <AlphaBeta /> }.into_any(),
        view! { <Evaluation /> }.into_any(),
        view! { <Quiescence /> }.into_any(),
        view! { <Play game=String::new() /> }.into_any(),
    ]
    .views(),
    // 없는 이름을 부르는 곳은 없다.
    _ => ().into_any(),
});

const WHOLE: &str = "whole";

// 수업 둘레의 것도 한 조각에 산다: 조각의 이름이 많으면 함께 쓰는 코드가 잘게 쪼개져 모두가 무거워진다.
chunk!(around, |name| match name {
    HOME => view! { <Home /> }.into_any(),
    SHARE => share::share(),
    LOST => view! { <Lost /> }.into_any(),
    lesson => embed::frame(lesson),
});

const HOME: &str = "home";
const LOST: &str = "lost";

/// 화면들이 조각을 이름으로 부르게 한다.
pub(crate) fn provide() {
    chunks::provide(Chunks {
        lesson,
        rest: |name| after_engine(|| Box::pin(below()), name),
        below: |name| arrival(|| Box::pin(below()), name),
        around: |name| arrival(|| Box::pin(around()), name),
    });
}

/// 주소가 가리키는 화면.
pub(crate) fn view(page: &Page) -> AnyView {
    match page {
        Page::Home => chunks::around(HOME),
        Page::Lesson(slug) => lesson(slug.name),
        Page::Embed(slug) => chunks::around(slug.name),
        Page::Play(game) => arrival(|| Box::pin(play()), game),
        // 예시는 앱 없이 읽는 문서다(app/prerender).
        Page::Teachers | Page::Lost => chunks::around(LOST),
    }
}

fn lesson(name: &str) -> AnyView {
    let found = LESSONS.iter().find(|(known, _)| *known == name);
    found.map_or_else(|| chunks::around(LOST), |(name, fetch)| arrival(*fetch, name))
}
