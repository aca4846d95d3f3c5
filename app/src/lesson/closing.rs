//! 수업을 맺는 곳: 확인 방법, 조절할 값, 쓰면 좋을 때와 쓰지 말 때, 이어지는 수업.

use gaji_lessons::ending::{Ending, Other};
use gaji_words::{Lang, Word, lesson as words};
use leptos::{ev, prelude::*};

use crate::address::href;
use crate::parts::Views;
use crate::route::{Page, SLUGS, course_url};
use crate::{lang, query};

/// 조절할 값 하나: 그 상태의 주소이고, 누르면 바로 바뀐다.
pub(crate) struct Tuning {
    /// 이름.
    pub(crate) name: String,
    /// 그 상태의 물음(query).
    pub(crate) query: Signal<String>,
    /// 그 상태로 간다.
    pub(crate) go: Callback<()>,
}

/// 맺음. 수업만의 것(`children`)이 앞에 온다.
#[component]
pub(crate) fn Closing(
    /// 글.
    ending: &'static Ending,
    /// 조절할 값.
    tunings: Vec<Tuning>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let lang = lang();
    let said = |items: &'static [Word]| items.iter().map(|item| item(lang).into_any()).collect();
    let linked = |items: &'static [Other]| {
        items.iter().map(|&(course, name)| related(lang, course, name(lang))).collect()
    };
    let read = ending.references.iter().map(|(url, name)| link(url(lang).into(), name(lang)));
    view! {
        <section class="panel closing">
            {children.map(|children| children())}
            <h2>{words::verify(lang)}</h2>
            {list(said(ending.verify))}
            <h2>{words::tune(lang)}</h2>
            {list(tunings.into_iter().map(tuned).collect())}
            <h2>{words::good(lang)}</h2>
            {list(said(ending.good))}
            <h2>{words::bad(lang)}</h2>
            {list(said(ending.bad))}
            <h2>{words::cost(lang)}</h2>
            <p>{(ending.cost)(lang)}</p>
            <h2>{words::related(lang)}</h2>
            <p>{words::before(lang)}</p>
            {list(linked(ending.before))}
            <p>{words::after(lang)}</p>
            {list(linked(ending.after))}
            <h2>{words::references(lang)}</h2>
            {list(read.collect())}
        </section>
    }
}

fn list(items: Vec<AnyView>) -> AnyView {
    let items = items.into_iter().map(|item| view! { <li>{item}</li> });
    view! { <ul>{items.views()}</ul> }.into_any()
}

fn tuned(Tuning { name, query, go }: Tuning) -> AnyView {
    let press = move |event: ev::MouseEvent| {
        event.prevent_default();
        query::step(&query.get_untracked());
        go.run(());
        window().scroll_to_with_x_and_y(0.0, 0.0);
    };
    view! { <a href=move || format!("?{}", query.get()) on:click=press>{name}</a> }.into_any()
}

/// 이 앱에 있는 수업이면 그리로, 없으면 원래 과정으로.
fn related(lang: Lang, course: &str, name: &'static str) -> AnyView {
    let here = SLUGS.into_iter().find(|slug| slug.course == course);
    match here {
        Some(slug) => {
            let there = href(lang, &Page::Lesson(slug));
            view! { <a href=there>{name}</a> }.into_any()
        }
        None => link(course_url(course), name),
    }
}

fn link(url: String, name: &'static str) -> AnyView {
    view! { <a rel="external" href=url>{name}</a> }.into_any()
}
