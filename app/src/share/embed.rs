//! 강의 쪽에 넣을 글과 미리 보기. 권하는 글은 키가 내용을 따라가고, 스크립트 없는 글의 키는 넉넉하게 적는다.

use gaji_lessons::embed::snippet;
use gaji_words::{Lang, Word, share as words, shell};
use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsValue;
use web_sys::js_sys;

use super::absolute;
use crate::{
    address::{base, href_with},
    lang,
    parts::{CopyButton, Switch, chip, chips},
    route::{Page, Slug},
};

/// 틀이 제 키를 알려 주기 전의 키, CSS 픽셀.
const HEIGHT: u32 = 520;

const THEMES: [(&str, Word); 3] =
    [("", shell::theme_auto), ("light", shell::theme_light), ("dark", shell::theme_dark)];

/// 강의 쪽에 넣는 마당.
pub(super) fn embed(slug: Slug, query: String) -> AnyView {
    let (lang, asked) = (lang(), Asked::new(slug, query));
    let Asked { theme, locked, plain, height, .. } = asked;
    let address = Memo::new(move |_| asked.address());
    let code = Signal::derive(move || asked.code(&address.get()));
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
            <Switch
                label=words::plain(lang)
                about=words::plain_about(lang)
                on=plain
                on_change=Callback::new(move |on| plain.set(on))
            />
            <textarea readonly rows="4" aria-label=words::embed(lang) prop:value=code />
            <CopyButton name=words::copy_embed text=Callback::new(move |()| code.get_untracked()) />
            <h4>{words::preview(lang)}</h4>
            <iframe node_ref=frame title=words::preview(lang) src=address height=height />
        </section>
    }
    .into_any()
}

/// 넣을 수업과, 어떻게 넣을지 고른 것.
#[derive(Clone, Copy)]
struct Asked {
    slug: Slug,
    lang: Lang,
    /// 수업의 상태.
    query: StoredValue<String>,
    theme: RwSignal<&'static str>,
    locked: RwSignal<bool>,
    /// 스크립트 없이 넣는가.
    plain: RwSignal<bool>,
    /// 미리 보는 틀의 키.
    height: RwSignal<u32>,
}

impl Asked {
    fn new(slug: Slug, query: String) -> Self {
        Self {
            slug,
            lang: lang(),
            query: StoredValue::new(query),
            theme: RwSignal::new(""),
            locked: RwSignal::new(false),
            plain: RwSignal::new(false),
            height: RwSignal::new(HEIGHT),
        }
    }

    /// 고른 매개변수. 기본은 빈 글이다.
    fn set(self) -> [(&'static str, &'static str); 2] {
        [("theme", self.theme.get()), ("lock", if self.locked.get() { "1" } else { "" })]
    }

    /// 틀의 주소.
    fn address(self) -> String {
        let mut query = self.query.get_value();
        for (name, value) in self.set().into_iter().filter(|(_, value)| !value.is_empty()) {
            query += &format!("&{name}={value}");
        }
        let page = Page::Embed(self.slug);
        absolute(&href_with(self.lang, &page, query.trim_start_matches('&')))
    }

    /// 붙여 넣을 글.
    fn code(self, address: &str) -> String {
        let (title, query) = (document().title(), self.query.get_value());
        if self.plain.get() {
            // 아직 시작하지 않은 미리 보기는 작고, 큰 나무를 담은 것은 여느 때보다 크다.
            let height = self.height.get().max(self.slug.height);
            return snippet::frame(address, &title, height);
        }
        let [theme, lock] = self.set();
        let (lesson, lang) = (("lesson", self.slug.name), ("lang", self.lang.code()));
        let attributes = [lesson, lang, ("title", &title), ("state", &query), theme, lock];
        snippet::element(&absolute(&(base() + "/embed.js")), &attributes)
    }
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
