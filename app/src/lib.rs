//! 가지의 화면.
//!
//! `app`이 주소에 따라 화면을 고르고, 화면은 `parts`의 부품으로 짓는다. 놀이도 탐색도 모른다: 그것은 엔진이 안다.
#![allow(unreachable_pub, reason = "#[component]가 만드는 코드는 언제나 pub이다")]

mod app;
mod pages;
mod chunks;
mod arrival;
mod place;
mod query;
mod language;
mod shell;
mod home;
mod lesson;
mod desk;
mod embed;
mod share;
mod progress;
mod alphabeta;
mod evaluation;
mod quiescence;
mod play;
mod bridge;
mod theme;
mod storage;
mod tastes;
mod timer;
mod pace;
mod recovery;

pub mod address;
pub mod parts;

use gaji_lessons::route;
pub use language::lang;
use leptos::prelude::*;

/// 읽은 신호가 바뀔 때마다 다시 할 일. 상자에 담으므로, 하는 일마다 Leptos의 같은 코드가 생기지 않는다.
pub(crate) fn effect(run: impl Fn() + 'static) {
    let run: Box<dyn Fn()> = Box::new(run);
    Effect::new(move |_| run());
}

/// `<body>`에 화면을 붙인다. 미리 지은 것은 앱의 그림이 서면 문서가 스스로 거둔다(index.html).
pub fn start() {
    recovery::install();
    mount_to_body(app::App);
}
