//! 수평선 자: 깊이마다 고른 수와 값을, 정지 탐색을 끄고 켜고.

use gaji_lessons::quiescence::{DEEPEST, Verdict, is_mirage, ruler};
use gaji_words::quiescence::lesson as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::lang;
use crate::parts::Views;

/// 수평선 자.
#[component]
pub(super) fn Ruler(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let row = move |depth: u32| {
        let here = move || lesson.state.with(|state| state.depth == depth);
        let cell = move |column: usize| move || say(lesson, depth as usize, column);
        view! {
            <tr aria-current=move || here().then_some("true")>
                <th scope="row">
                    <button
                        type="button"
                        class="chip"
                        aria-pressed=move || here().to_string()
                        on:click=move |_| lesson.change(|state| state.depth = depth)
                    >
                        {depth}
                    </button>
                </th>
                <td data-name=words::ruler_off(lang)>{cell(0)} <small>{move || mirage(lesson, depth as usize)}</small></td>
                <td data-name=words::ruler_on(lang)>{cell(1)}</td>
            </tr>
        }
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
                <tbody>{(0..=DEEPEST).map(row).views()}</tbody>
            </table>
        </section>
    }
}

/// 지금까지 안 깊이들.
fn known(lesson: Lesson, side: u8) -> Vec<[Option<Verdict>; 2]> {
    lesson.ruler.with(|study| ruler(&study.told, side))
}

fn say(lesson: Lesson, depth: usize, column: usize) -> String {
    let lang = lesson.lang;
    let said = lesson.read(|show| {
        let rows = known(lesson, show.scene.side);
        let Verdict { mv, value } = rows[depth][column].as_ref()?;
        let mv = mv.as_deref().unwrap_or(words::none(lang));
        Some(format!("{mv} {}", show.cast(lang).change(*value, show.base())))
    });
    said.unwrap_or_else(|| words::waiting(lang).into())
}

fn mirage(lesson: Lesson, depth: usize) -> Option<&'static str> {
    let side = lesson.read(|show| show.scene.side);
    is_mirage(&known(lesson, side), depth, side).then(|| words::mirage(lesson.lang))
}
