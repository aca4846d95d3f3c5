//! 강의 쪽에 넣을 글과 미리 보기. 미리 보는 틀이 제 키를 알려 주어, 글에 적힌 키도 알맞다.

use gaji_lessons::embed::snippet;
use gaji_words::{Word, share as words, shell};
use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsValue;
use web_sys::js_sys;

use super::absolute;
use crate::{
    address::href_with,
    lang,
    parts::{CopyButton, Switch, chip, chips},
    route::{Page, Slug},
};

/// 틀이 제 키를 알려 주기 전의 키, CSS 픽셀.
const HEIGHT: u32 = 520;

const THEMES: [(&str, Word); 3] = [
    ("", shell::theme_auto),
    ("&theme=light", shell::theme_light),
    ("&theme=dark", shell::theme_dark),
];

/// 강의 쪽에 넣는 마당.
pub(super) fn embed(slug: Slug, query: String) -> AnyView {
    let lang = lang();
    let (theme, locked, height) = (RwSignal::new(""), RwSignal::new(false), RwSignal::new(HEIGHT));
    let address = Memo::new(move |_| {
        let lock = if locked.get() { "&lock=1" } else { "" };
        let query = format!("{query}{}{lock}", theme.get());
        absolute(&href_with(lang, &Page::Embed(slug), query.trim_start_matches('&')))
    });
    let title = move || document().title();
    let code = move || snippet(&address.get(), &title(), height.get());
    let frame = NodeRef::<html::Iframe>::new();
    follow(frame, height);
    let choice = |(value, name): (&'static str, Word)| {
        let pressed = Signal::derive(move || theme.get() == value);
        chip(name(lang), Some(pressed), Callback::new(move |()| theme.set(value)))
    };
    view! {
        <section>
            <h3>{words::embed(lang)}</h3>
            <p>{words::embed_about(lang)}</p>
            {chips(words::theme(lang), THEMES.map(choice).into())}
            <Switch label=words::lock(lang) on=locked on_change=Callback::new(move |on| locked.set(on)) />
            <textarea readonly rows="4" aria-label=words::embed(lang) prop:value=code />
            <CopyButton name=words::copy_embed text=Callback::new(move |()| untrack(code)) />
            <h4>{words::preview(lang)}</h4>
            <iframe node_ref=frame title=words::preview(lang) src=address height=height />
        </section>
    }
    .into_any()
}

/// 미리 보는 틀의 키를 따라간다.
fn follow(frame: NodeRef<html::Iframe>, height: RwSignal<u32>) {
    let ear = window_event_listener(ev::message, move |event| {
        let inside = frame.get_untracked().and_then(|frame| frame.content_window());
        let ours = event.source().map(JsValue::from) == inside.map(JsValue::from);
        let field = |name: &str| js_sys::Reflect::get(&event.data(), &JsValue::from_str(name)).ok();
        let kind = field("type").and_then(|kind| kind.as_string());
        if ours && kind.as_deref() == Some("gaji:resize") {
            let told = field("height").and_then(|height| height.as_f64());
            height.set(told.map_or(HEIGHT, |height| height as u32));
        }
    });
    on_cleanup(move || ear.remove());
}
