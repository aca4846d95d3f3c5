//! 어느 화면에서나 엔진에 생긴 일을 알린다: 늦었거나, 새로 섰거나, 쓸 수 없거나.

use gaji_protocol::bridge::{Notice as Event, State, Why};
use gaji_words::errors;
use leptos::prelude::*;

use crate::bridge::use_engine;
use crate::lang;
use crate::parts::{Notice, Views, Weight};

/// 엔진의 알림. 알릴 것이 없으면 보이지 않는다.
#[component]
pub(crate) fn EngineNotice() -> impl IntoView {
    let lang = lang();
    let engine = use_engine();
    let event = move || {
        engine.notice().get().map(|event| match event {
            Event::Late => errors::engine_late(lang),
            Event::Restarted => errors::engine_restarted(lang),
            Event::NoWorker => errors::engine_no_worker(lang),
        })
    };
    let failure = move || match engine.state().get() {
        State::Failed(Why::Missing) => Some(errors::engine_missing(lang)),
        State::Failed(Why::Version) => Some(errors::engine_version(lang)),
        State::Failed(Why::Broken) => Some(errors::engine_broken(lang)),
        _ => None,
    };
    let failed = Memo::new(move |_| failure().unwrap_or_default().to_string());
    let retry = move || {
        view! {
            <p>
                <button class="button" type="button" on:click=move |_| engine.retry()>
                    {errors::retry(lang)}
                </button>
            </p>
        }
    };
    view! {
        <Notice words=Signal::derive(move || event().unwrap_or_default().to_string()) />
        <Notice words=failed weight=Weight::Fault />
        {move || (!failed.read().is_empty()).then(retry).views()}
    }
}
