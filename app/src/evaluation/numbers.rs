//! 칸마다의 수: 특징과 점수를 표로. 그림에 보이는 것이 모두 글로도 있다.

use gaji_lessons::evaluation::{COLUMNS, Judge, TERMS, term_name};
use gaji_lessons::numbers::short;
use gaji_protocol::MoveScore;
use gaji_words::evaluation::{lesson as words, truth};
use gaji_words::{decimal, number};
use leptos::prelude::*;

use super::model::Lesson;
use crate::parts::{Views, panel};

/// 표의 한 줄: 이름과 일곱 칸.
pub(super) type Row = (String, Vec<String>);

/// 칸마다의 수.
pub(super) fn numbers(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let rows = Signal::derive(move || {
        lesson.judge(lesson.formula(), |judge| {
            let features = (0..TERMS).map(|term| features(lesson, judge, term));
            features.chain([scores(judge, words::score(lang))]).collect()
        })
    });
    let chosen = Signal::derive(move || lesson.choice(lesson.formula()));
    panel(words::table(lang), words::table_about(lang), vec![table(rows, chosen)])
}

/// 일곱 칸의 표. 고른 칸은 바탕이 다르고 ★가 붙는다.
pub(super) fn table(rows: Signal<Vec<Row>>, chosen: Signal<Option<usize>>) -> AnyView {
    let body = move || {
        let chosen = chosen.get();
        let mark = |index: usize| (chosen == Some(index)).then_some("true");
        let head = (0..COLUMNS).map(|index| {
            view! { <th scope="col" aria-current=mark(index)>{index + 1}</th> }
        });
        let line = |(name, cells): Row| {
            let cell = |(index, text): (usize, String)| {
                view! { <td aria-current=mark(index)>{text}</td> }
            };
            view! {
                <tr>
                    <th scope="row">{name}</th>
                    {cells.into_iter().enumerate().map(cell).views()}
                </tr>
            }
        };
        view! {
            <tr>
                <td></td>
                {head.views()}
            </tr>
            {rows.get().into_iter().map(line).views()}
        }
    };
    view! {
        <table class="columns-table">
            <tbody>{body}</tbody>
        </table>
    }
    .into_any()
}

/// `내 셋 × 3 × 0.15`와 칸마다의 특징.
fn features(lesson: Lesson, judge: &Judge<'_>, term: usize) -> Row {
    let name = term_name(lesson.lang, term);
    let weight = decimal(judge.formula.weights[term].into());
    let name = match judge.formula.scales()[term] {
        1 => format!("{name} × {weight}"),
        scale => format!("{name} × {} × {weight}", number(scale.into())),
    };
    (name, cells(|index| Some(number(judge.column(index)?.features[term].into()))))
}

/// 칸마다의 점수.
pub(super) fn scores(judge: &Judge<'_>, name: &str) -> Row {
    (name.to_string(), cells(|index| judge.score(index).map(decimal)))
}

/// 찾은 값, 천분의 일.
pub(super) fn values(lesson: Lesson, moves: &[MoveScore], name: String) -> Row {
    let value = |index: usize| {
        let text = (index + 1).to_string();
        let found = moves.iter().find(|mv| mv.text == text)?;
        Some(short(lesson.lang, found.value, 1_000))
    };
    (name, cells(value))
}

/// 칸마다의 참값. 아직 모르는 칸은 `…`. 보이라고 하지 않았으면 없다.
pub(super) fn exact(lesson: Lesson) -> Option<Row> {
    let notes = lesson.notes();
    let value = |judge: &Judge<'_>, index: usize| {
        judge.column(index)?;
        notes.get(index).filter(|note| !note.is_empty()).cloned().or(Some("…".into()))
    };
    let row = || lesson.judge(lesson.formula(), |judge| cells(|index| value(judge, index)));
    lesson.state.with(|state| state.solved).then(|| (truth::row(lesson.lang).to_string(), row()))
}

/// 가득 찬 칸은 `–`.
fn cells(cell: impl Fn(usize) -> Option<String>) -> Vec<String> {
    (0..COLUMNS).map(|index| cell(index).unwrap_or_else(|| "–".into())).collect()
}
