//! 지금 그림을 파일로.

use gaji_figures::{Figure, Theme, View};
use gaji_words::share as words;
use leptos::{prelude::*, task::spawn_local};

use super::file::{save_png, save_text};
use crate::{
    lang,
    parts::{Showing, Views, button},
};

/// PNG의 긴 변, 픽셀: 인쇄해도 곱다.
const LONG_SIDE: i32 = 2_000;

/// 그림을 저장하는 마당. 그림이 없는 화면에는 없다.
pub(super) fn picture() -> AnyView {
    let lang = lang();
    let mut figures = expect_context::<Showing>().pictures();
    // 누르는 판은 격자가 이름을 지니므로 그림에는 이름이 없다.
    figures.iter_mut().filter(|figure| figure.title.is_empty()).for_each(|figure| {
        figure.title = words::picture(lang).into();
    });
    if figures.is_empty() {
        return ().into_any();
    }
    // 문제지의 방에서 열었으면 문제지부터 내놓는다.
    let first = figures.iter().position(is_sheet).unwrap_or(0);
    let (chosen, failed) = (RwSignal::new(first), RwSignal::new(""));
    let option = |(at, figure): (usize, &Figure)| view! { <option value=at selected={at == first}>{figure.title.clone()}</option> };
    let options = figures.iter().enumerate().map(option).views();
    let figures = StoredValue::new(figures);
    let svg = move || {
        figures.with_value(|figures| {
            let figure = figures[chosen.get_untracked().min(figures.len() - 1)].clone().on_ground();
            // 문제지는 종이에 찍을 것이라 언제나 밝다.
            let theme = if is_sheet(&figure) { Theme::Light } else { theme() };
            (figure.to_svg(theme), figure.view)
        })
    };
    let as_svg = move || save_text(&svg().0, "image/svg+xml", "gaji.svg");
    let as_png = move || {
        let (svg, View { width, height, .. }) = svg();
        let size = move |side: i32| (side * LONG_SIDE / width.max(height)) as u32;
        spawn_local(async move {
            if save_png(&svg, size(width), size(height), "gaji.png").await.is_err() {
                failed.try_set(words::picture_failed(lang));
            }
        });
    };
    let save = |kind: &'static str, run: Callback<()>| {
        button(Signal::stored(words::save(lang, &kind)), run)
    };
    view! {
        <section>
            <h3>{words::picture(lang)}</h3>
            <p>{words::picture_about(lang)}</p>
            <select
                aria-label=words::picture_which(lang)
                on:change=move |event| chosen.set(event_target_value(&event).parse().unwrap_or(0))
            >
                {options}
            </select>
            <div class="chips">
                {save("PNG", Callback::new(move |()| as_png()))}
                {save("SVG", Callback::new(move |()| as_svg()))}
            </div>
            <p role="status">{failed}</p>
        </section>
    }
    .into_any()
}

fn is_sheet(figure: &Figure) -> bool {
    figure.class.contains("sheet")
}

/// 지금 화면의 밝기.
fn theme() -> Theme {
    let chosen = document().document_element().and_then(|root| root.get_attribute("data-theme"));
    let dark = || window().match_media("(prefers-color-scheme: dark)").ok()?;
    match chosen.as_deref() {
        Some("light") => Theme::Light,
        Some(_) => Theme::Dark,
        None if dark().is_some_and(|dark| dark.matches()) => Theme::Dark,
        None => Theme::Light,
    }
}
