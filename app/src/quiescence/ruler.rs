//! 수평선 자: 깊이마다 고른 수와 값을, 정지 탐색을 끄고 켜고.

use gaji_lessons::numbers::change;
use gaji_lessons::quiescence::{Verdict, is_mirage, ruler};
use gaji_protocol::Number;
use gaji_words::quiescence::lesson as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::lang;
use crate::parts::Views;

/// 수평선 자.
#[component]
pub(super) fn Ruler(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let rows = move || {
        let (side, base) = lesson
            .show
            .with(|show| show.as_ref().map(|show| (show.scene.side, show.film.reels[0].base())))
            .unwrap_or((0, Number::Points(0)));
        let rows = lesson.ruler.with(|told| ruler(told, side));
        let here = lesson.state.with(|state| state.depth as usize);
        let row = |(depth, verdicts): (usize, &[Option<Verdict>; 2])| {
            let mirage = is_mirage(&rows, depth, side).then(|| words::mirage(lang));
            let [off, on] = verdicts.each_ref().map(|verdict| say(lesson, verdict.as_ref(), base));
            let go = move |_| lesson.change(|state| state.depth = depth as u32);
            view! {
                <tr aria-current=(depth == here).then_some("true")>
                    <th scope="row">
                        <button type="button" class="chip" aria-pressed=(depth == here).to_string() on:click=go>
                            {depth}
                        </button>
                    </th>
                    <td>{off} <small>{mirage}</small></td>
                    <td>{on}</td>
                </tr>
            }
        };
        rows.iter().enumerate().map(row).views()
    };
    view! {
        <section class="panel">
            <h2>{words::ruler(lang)}</h2>
            <p>{words::ruler_about(lang)}</p>
            <table class="depths ruler">
                <thead>
                    <tr>
                        {[words::ruler_depth, words::ruler_off, words::ruler_on]
                            .map(|word| view! { <th scope="col">{word(lang)}</th> })}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

fn say(lesson: Lesson, verdict: Option<&Verdict>, base: Number) -> String {
    let Some(Verdict { mv, value }) = verdict else { return words::waiting(lesson.lang).into() };
    let value = change(*value, base);
    match mv {
        Some(mv) => format!("{mv} {value}"),
        None => format!("{} {value}", words::none(lesson.lang)),
    }
}
