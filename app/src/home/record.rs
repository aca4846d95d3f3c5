//! 내 기록을 파일이나 링크로 옮긴다.

use gaji_lessons::progress::{MAX_BYTES, Progress};
use gaji_words::progress as words;
use leptos::{ev, html, prelude::*, task::spawn_local};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use crate::{
    address::{self, href, href_with},
    lang,
    parts::{CopyButton, Notice, Weight, button},
    progress::{bring, kept},
    query,
    route::Page,
    share::{absolute, save_text},
};

/// 기록을 옮기는 마당. 가져온 기록은 `progress`에 적는다.
pub(super) fn record(progress: RwSignal<Progress>) -> AnyView {
    let lang = lang();
    let (told, fault) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let take = move |read: Result<Progress, String>| match read {
        Ok(record) => {
            progress.set(bring(record));
            told.set(words::loaded(lang).into());
            fault.set(String::new());
        }
        Err(why) => {
            told.set(String::new());
            fault.set(why);
        }
    };
    let read = move |text: &str| take(Progress::read(text).map_err(|fault| fault.words(lang)));
    let came = query::search();
    if Progress::is_in(&came) {
        read(&came);
        address::replace(&href(lang, &Page::Home));
    }
    let input = NodeRef::<html::Input>::new();
    let load = move |event: ev::Event| {
        let Some(file) = chosen(&event) else { return };
        if file.size() > MAX_BYTES as f64 {
            return read(&" ".repeat(MAX_BYTES + 1));
        }
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            match text {
                Some(text) => read(&text),
                None => take(Err(words::bad_file(lang).into())),
            }
        });
    };
    let save = move || save_text(&kept().write(), "text/plain", "gaji-progress.txt");
    let link = move || absolute(&href_with(lang, &Page::Home, &kept().write()));
    let pick = move || {
        if let Some(input) = input.get_untracked() {
            input.set_value("");
            input.click();
        }
    };
    view! {
        <details class="record">
            <summary>{words::keep(lang)}</summary>
            <p>{words::keep_about(lang)}</p>
            <div class="chips">
                {button(Signal::stored(words::save(lang).into()), Callback::new(move |()| save()))}
                {button(Signal::stored(words::load(lang).into()), Callback::new(move |()| pick()))}
                <input node_ref=input type="file" accept=".txt,text/plain" hidden on:change=load />
            </div>
            <CopyButton name=words::copy_link text=Callback::new(move |()| link()) />
        </details>
        <Notice words=told />
        <Notice words=fault weight=Weight::Fault />
    }
    .into_any()
}

fn chosen(event: &ev::Event) -> Option<web_sys::File> {
    event.target()?.dyn_into::<HtmlInputElement>().ok()?.files()?.get(0)
}
