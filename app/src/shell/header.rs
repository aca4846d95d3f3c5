//! 머리: 상표, 언어, 밝기.

use gaji_figures::mark;
use gaji_words::{share, shell};
use leptos::prelude::*;

use crate::{
    address::{href, href_with},
    chunks, lang,
    parts::{FigureView, Glyph, Icon, Showing},
    place::Place,
    route::Page,
    theme::{Theme, ThemeChoice},
};

/// 머리.
#[component]
pub(crate) fn Header(page: Page) -> impl IntoView {
    let lang = lang();
    view! {
        <header class="header">
            <nav aria-label=shell::main_navigation(lang)>
                <a class="brand" href=href(lang, &Page::Home)>
                    <FigureView figure=mark("") />
                    <span>{shell::brand(lang)}</span>
                </a>
            </nav>
            <div class="header-tools">
                {share_button(&page)}
                <LanguageLink page=page />
                <ThemeButton />
            </div>
        </header>
    }
}

/// 나누는 단추: 나눌 상태가 있는 화면에만.
fn share_button(page: &Page) -> Option<AnyView> {
    if !matches!(page, Page::Lesson(_) | Page::Play(_)) {
        return None;
    }
    let lang = lang();
    let open = expect_context::<Showing>().sharing;
    Some(
        view! {
            <button
                class="tool"
                type="button"
                aria-label=share::share(lang)
                aria-haspopup="dialog"
                on:click=move |_| open.set(true)
            >
                <Icon glyph=Glyph::Link />
                <span class="wide-only">{share::share(lang)}</span>
            </button>
            {move || open.get().then(|| chunks::around(chunks::SHARE))}
        }
        .into_any(),
    )
}

/// 같은 화면, 같은 상태를 다른 언어로: 링크라서 새 창으로도 열린다.
#[component]
fn LanguageLink(page: Page) -> impl IntoView {
    let lang = lang();
    let other = lang.other();
    let query = Place::here().query;
    let there = move || href_with(other, &page, &query.get());
    view! {
        <a class="tool" href=there lang=other.code() hreflang=other.code()>
            <Icon glyph=Glyph::Globe />
            <span>{other.name()}</span>
        </a>
    }
}

#[component]
fn ThemeButton() -> impl IntoView {
    let lang = lang();
    let choice = expect_context::<ThemeChoice>();
    let glyph = move || match choice.get() {
        Theme::Auto => Glyph::Auto,
        Theme::Light => Glyph::Sun,
        Theme::Dark => Glyph::Moon,
    };
    let label = move || {
        let now = choice.get();
        shell::theme_next(lang, &now.word()(lang), &now.next().word()(lang))
    };
    view! {
        <button class="tool" type="button" aria-label=label on:click=move |_| choice.set(choice.get().next())>
            {move || view! { <Icon glyph=glyph() /> }}
            <span class="wide-only">{move || choice.get().word()(lang)}</span>
        </button>
    }
}
