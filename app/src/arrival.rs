//! 받아 오는 화면: 조각이 오면 화면을 세우고, 오지 않으면 그렇다고 말하고 다시 받게 한다.

use gaji_protocol::bridge::State;
use gaji_words::{errors, shell};
use leptos::{prelude::*, task::spawn_local, wasm_split::SplitLoaderError};
use std::pin::Pin;

use crate::{
    bridge::use_engine,
    effect, lang,
    parts::{Notice, Weight},
};

/// 조각에 든 화면: 무엇을 열지(놀이의 이름)를 받아 세운다.
pub(crate) type View = fn(&str) -> AnyView;

/// 화면의 조각을 받아 오는 법.
pub(crate) type Fetch = fn() -> Pin<Box<dyn Future<Output = Result<View, SplitLoaderError>>>>;

/// 받아 온 화면이 섰는가. 껍데기가 듣고 자판의 자리를 새 제목으로 옮긴다.
#[derive(Clone, Copy)]
pub(crate) struct Arrived(pub(crate) RwSignal<bool>);

#[derive(Clone, Copy)]
enum Stage {
    Coming,
    Here(View),
    Missing,
}

/// 나중에 오는 마당이 쓸 것을 둘레(context)에 둔다. 마당은 화면이 아니라 화면 속이라, 온 뒤에 자판의 자리를 옮기지
/// 않는다.
pub(crate) fn host<T: Clone + Send + Sync + 'static>(what: T) {
    provide_context(what);
    provide_context(Arrived(RwSignal::new(false)));
}

/// 화면이 설 자리.
pub(crate) fn arrival(fetch: Fetch, name: &str) -> AnyView {
    let stage = RwSignal::new(Stage::Coming);
    bring(fetch, stage);
    stand(fetch, name, stage)
}

/// 엔진이 온 뒤에야 받는 화면이 설 자리: 느린 줄에서는 첫 화면을 움직일 엔진이 먼저다.
pub(crate) fn after_engine(fetch: Fetch, name: &str) -> AnyView {
    let stage = RwSignal::new(Stage::Coming);
    let (engine, asked) = (use_engine().state(), StoredValue::new(false));
    effect(move || {
        if engine.get() != State::Loading && !asked.get_value() {
            asked.set_value(true);
            bring(fetch, stage);
        }
    });
    stand(fetch, name, stage)
}

fn stand(fetch: Fetch, name: &str, stage: RwSignal<Stage>) -> AnyView {
    let name = name.to_string();
    (move || match stage.get() {
        Stage::Coming => {
            view! { <p class="coming" aria-busy="true">{shell::page_coming(lang())}</p> }.into_any()
        }
        Stage::Here(view) => view(&name),
        Stage::Missing => missing(fetch, stage),
    })
    .into_any()
}

/// 조각을 받아 온다. 그사이에 다른 화면으로 갔으면 들을 이가 없다.
fn bring(fetch: Fetch, stage: RwSignal<Stage>) {
    let arrived: Option<Arrived> = use_context();
    spawn_local(async move {
        let fetched = fetch().await;
        let unheard = stage.try_set(fetched.map_or(Stage::Missing, Stage::Here));
        if let (None, Some(Arrived(arrived))) = (unheard, arrived) {
            arrived.try_set(true);
        }
    });
}

fn missing(fetch: Fetch, stage: RwSignal<Stage>) -> AnyView {
    let retry = move |_| {
        stage.set(Stage::Coming);
        bring(fetch, stage);
    };
    view! {
        <Notice words=shell::page_missing(lang()).to_string() weight=Weight::Fault />
        <p>
            <button class="button" type="button" on:click=retry>
                {errors::retry(lang())}
            </button>
        </p>
    }
    .into_any()
}
