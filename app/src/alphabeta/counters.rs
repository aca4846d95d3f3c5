//! 셈판.

use gaji_protocol::Summary;
use gaji_words::alphabeta::lesson as words;
use gaji_words::number;
use leptos::prelude::*;

use super::model::Lesson;
use crate::lang;
use crate::parts::Counter;

/// 고른 나무에서 가장 적은 잎: b^⌈d/2⌉ + b^⌊d/2⌋ − 1. 화면 읽개도 수식으로 읽는다(MathML).
const FEWEST: &str = "<math><msup><mi>b</mi><mrow><mo>⌈</mo><mi>d</mi><mo>/</mo><mn>2</mn><mo>⌉</mo></mrow></msup>\
    <mo>+</mo><msup><mi>b</mi><mrow><mo>⌊</mo><mi>d</mi><mo>/</mo><mn>2</mn><mo>⌋</mo></mrow></msup>\
    <mo>−</mo><mn>1</mn></math>";

/// 셈판: 마디, 잎, 가위질, 다 볼 때의 잎, 가장 적은 잎.
#[component]
pub(super) fn Counters(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let count = move |get: fn(&Summary) -> Option<u64>| {
        Signal::derive(move || {
            let found = lesson.film.with(|film| get(&film.as_ref()?.trace().summary));
            found.map_or("–".to_string(), |found| number(found as i64))
        })
    };
    view! {
        <section class="panel">
            <h2>{words::counters(lang)}</h2>
            <dl class="counters">
                <Counter label=words::nodes(lang) value=count(|summary| Some(summary.nodes)) />
                <Counter label=words::leaves(lang) value=count(|summary| Some(summary.leaves)) />
                <Counter label=words::cuts(lang) value=count(|summary| Some(summary.cuts)) />
                <Counter
                    label=words::minimax_leaves(lang)
                    value=count(|summary| summary.minimax.map(|all| all.leaves))
                />
                <Counter label=words::fewest_leaves(lang) value=count(|summary| summary.fewest_leaves) />
            </dl>
            <p class="settings-about" inner_html=words::fewest_about(lang, &FEWEST) />
        </section>
    }
}
