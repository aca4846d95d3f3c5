//! 수업을 맺는 곳: 겨뤄 보기, 확인 방법, 조절할 값, 쓰면 좋을 때와 쓰지 말 때, 이어지는 수업.

use gaji_lessons::alphabeta::{PRESETS, Source, State};
use gaji_words::Word;
use gaji_words::alphabeta::{closing as words, lesson as head};
use leptos::{ev, prelude::*};

use super::model::Lesson;
use super::trees::BOARDS;
use crate::address::href;
use crate::lang;
use crate::route::{Page, course_url};

/// 맺음.
#[component]
pub(super) fn Closing(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let list = move |title: Word, items: &'static [Word]| {
        let items = items.iter().map(|item| view! { <li>{item(lang)}</li> });
        view! {
            <h2>{title(lang)}</h2>
            <ul>{items.collect_view()}</ul>
        }
    };
    let verify: &[Word] = &[
        words::verify_same,
        words::verify_fewer,
        words::verify_steps,
        words::verify_order,
        words::verify_check,
        words::verify_play,
    ];
    view! {
        <section class="panel closing">
            <h2>{head::play_against(lang)}</h2>
            <p>{head::play_against_about(lang)}</p>
            <p class="chips">
                <a class="button" href=href(lang, &Page::Play("tictactoe".into()))>{head::play_tictactoe(lang)}</a>
                <a class="button" href=href(lang, &Page::Play("connect4".into()))>{head::play_connect4(lang)}</a>
            </p>
            {list(words::verify, verify)}
            <h2>{words::tune(lang)}</h2>
            <Tunings lesson=lesson />
            {list(words::good, &[words::good_games, words::good_show])}
            {list(words::bad, &[words::bad_chance, words::bad_wide])}
            <h2>{words::cost(lang)}</h2>
            <p>{words::cost_about(lang)}</p>
            <Links />
        </section>
    }
}

/// 값을 바꾸어 보는 한 가지 길.
type Tuning = (String, fn(&mut State));

/// 조절할 값: 저마다 그 상태의 주소이고, 누르면 바로 바뀐다.
#[component]
fn Tunings(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let tunings: [Tuning; 5] = [
        (words::tune_pruning(lang).into(), |state| state.prune = false),
        (words::tune_order(lang).into(), |state| state.order = true),
        (words::tune_strict(lang).into(), |state| state.cut_ties = false),
        (words::tune_worst(lang).into(), |state| {
            state.source = Source::Typed(PRESETS[2].tree.into())
        }),
        (words::tune_depth(lang, &6), |state| BOARDS[1].plant(state, 6)),
    ];
    let link = move |(name, set): Tuning| {
        let target = move || {
            let mut state = lesson.state.get();
            set(&mut state);
            state.to_query()
        };
        let go = move |event: ev::MouseEvent| {
            event.prevent_default();
            lesson.change(set);
            window().scroll_to_with_x_and_y(0.0, 0.0);
        };
        view! { <li><a href=move || format!("?{}", target()) on:click=go>{name}</a></li> }
    };
    view! { <ul>{tunings.map(link).collect_view()}</ul> }
}

#[component]
fn Links() -> impl IntoView {
    let lang = lang();
    let course = move |number: &str, name: Word| {
        view! { <li><a rel="external" href=course_url(number)>{name(lang)}</a></li> }
    };
    view! {
        <h2>{words::related(lang)}</h2>
        <p>{words::before(lang)}</p>
        <ul>{course("i340", words::related_minimax)}</ul>
        <p>{words::after(lang)}</p>
        <ul>
            {course("i344", words::related_table)}
            {course("i343", words::related_deepening)}
        </ul>
        <h2>{words::references(lang)}</h2>
        <ul>
            <li><a rel="external" href=words::wikipedia_url(lang)>{words::wikipedia(lang)}</a></li>
            <li><a rel="external" href=words::wiki_url(lang)>{words::wiki(lang)}</a></li>
        </ul>
    }
}
