//! 걸음의 표: 위의 그림과 같은 걸음을 한 줄씩. 누르면 그림이 그 걸음으로 간다.

use gaji_lessons::alphabeta::Notation;
use gaji_lessons::alphabeta::practice::{HEADS, rows, tsv};
use gaji_words::alphabeta::{lesson as lesson_words, table as words};
use gaji_words::{Lang, Word};
use leptos::prelude::*;

use super::hands::{Hands, here};
use crate::parts::{CopyButton, FigureView, Views, chip, chips, note};

/// 그림에 α와 β를 적는 법과 그 이름.
const NOTATIONS: [(Notation, Word); 3] = [
    (Notation::Path, lesson_words::bounds_path),
    (Notation::Edges, lesson_words::bounds_edges),
    (Notation::Nodes, lesson_words::bounds_nodes),
];

/// 표의 방.
pub(super) fn table(hands: Hands) -> AnyView {
    let (lesson, lang) = (hands.lesson, hands.lang);
    let rows = Memo::new(move |_| lesson.with_show(rows).unwrap_or_default());
    let cells =
        Signal::derive(move || rows.get().into_iter().map(|row| row.cells.to_vec()).collect());
    let at = Walk {
        here: Signal::derive(move || (lesson.step() as usize).checked_sub(1)),
        go: Callback::new(move |at: usize| lesson.playback.seek(at + 1)),
    };
    // 같은 걸음을 다르게 적을 뿐이라 걸음은 그대로다.
    let notation = |(notation, name): (Notation, Word)| {
        let on = Signal::derive(move || lesson.state.with(|state| state.notation == notation));
        let choose = Callback::new(move |()| lesson.note(|state| state.notation = notation));
        chip(name(lang), Some(on), choose)
    };
    let notations = move || {
        let name = lesson_words::bounds(lang);
        let choices = chips(name, NOTATIONS.map(notation).into());
        view! { <p class="pair-name">{name}</p> {choices} }.into_any()
    };
    let figure = Memo::new(move |_| here(hands));
    let text = Callback::new(move |()| rows.with_untracked(|rows| tsv(rows, lang)));
    view! {
        <div class="room">
            <h3>{words::title(lang)}</h3>
            {note(words::about(lang))}
            {hands.offer(notations)}
            <FigureView figure=figure />
            <CopyButton name=words::copy text=text />
            {grid(lang, &HEADS, cells, Some(at))}
        </div>
    }
    .into_any()
}

/// 줄을 누르며 걷는 법.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    /// 지금 줄.
    here: Signal<Option<usize>>,
    /// 그 줄로 간다.
    go: Callback<usize>,
}

/// 글로 된 표. 첫 칸이 그 줄의 이름이다.
pub(super) fn grid(
    lang: Lang,
    heads: &[Word],
    rows: Signal<Vec<Vec<String>>>,
    walk: Option<Walk>,
) -> AnyView {
    let heads = heads.iter().map(|head| view! { <th scope="col">{head(lang)}</th> }).views();
    let line = move |(at, cells): (usize, Vec<String>)| {
        let here = move || walk.is_some_and(|walk| walk.here.get() == Some(at)).then_some("true");
        let mut cells = cells.into_iter();
        let name = cells.next().map(|name| match walk {
            Some(walk) => {
                view! { <button type="button" class="row-link" on:click=move |_| walk.go.run(at)>{name}</button> }
                    .into_any()
            }
            None => name.into_any(),
        });
        let rest = cells.map(|cell| view! { <td>{cell}</td> }).views();
        view! { <tr aria-current=here><th scope="row">{name}</th>{rest}</tr> }
    };
    view! {
        <div class="grid-box" tabindex="0" role="group">
            <table class="depths">
                <thead><tr>{heads}</tr></thead>
                <tbody>{move || rows.get().into_iter().enumerate().map(line).views()}</tbody>
            </table>
        </div>
    }
    .into_any()
}
