//! 칸마다의 수: 특징과 점수를 표로. 그림에 보이는 것이 모두 글로도 있다.

use gaji_lessons::evaluation::{COLUMNS, Judge, TERMS, term_name};
use gaji_lessons::numbers::short;
use gaji_protocol::Thought;
use gaji_words::evaluation::{lesson as words, truth};
use gaji_words::{decimal, number};
use leptos::prelude::*;

use super::model::Lesson;
use crate::parts::{Views, panel};

/// 표의 한 줄.
#[derive(Clone)]
pub(super) struct Row {
    pub(super) name: String,
    /// 일곱 칸.
    pub(super) cells: Vec<String>,
    /// 이 줄이 고른 칸. 고르지 않는 줄이면 없다.
    pub(super) chosen: Option<usize>,
}

/// 칸마다의 수.
pub(super) fn numbers(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let rows = Signal::derive(move || {
        lesson.judge(lesson.formula(), |judge| {
            let features = (0..TERMS).map(|term| features(lesson, judge, term));
            features.chain([scores(judge, words::score(lang))]).collect()
        })
    });
    panel(words::table(lang), words::table_about(lang), vec![table(rows)])
}

/// 일곱 칸의 표. 줄마다 고른 칸은 바탕이 다르고 ★가 붙는다.
pub(super) fn table(rows: Signal<Vec<Row>>) -> AnyView {
    let head = (1..=COLUMNS).map(|number| view! { <th scope="col">{number}</th> });
    let line = |Row { name, cells, chosen }: Row| {
        let mark = |index: usize| (chosen == Some(index)).then_some("true");
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
        <table class="columns-table">
            <tbody>
                <tr>
                    <td></td>
                    {head.views()}
                </tr>
                {move || rows.get().into_iter().map(line).views()}
            </tbody>
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
    let cells = cells(|index| Some(number(judge.column(index)?.features[term].into())));
    Row { name, cells, chosen: None }
}

/// 칸마다의 점수.
pub(super) fn scores(judge: &Judge<'_>, name: &str) -> Row {
    let cells = cells(|index| judge.score(index).map(decimal));
    Row { name: name.to_string(), cells, chosen: judge.choice() }
}

/// 찾은 값, 수업의 점수로.
pub(super) fn values(lesson: Lesson, thought: &Thought, name: String) -> Row {
    let unit = lesson.formula().engine_unit();
    let value = |index: usize| {
        let text = (index + 1).to_string();
        let found = thought.moves.iter().find(|mv| mv.text == text)?;
        Some(short(lesson.lang, found.value, unit))
    };
    Row { name, cells: cells(value), chosen: chosen(thought) }
}

/// 깊이 보고 고른 칸, 0부터.
pub(super) fn chosen(thought: &Thought) -> Option<usize> {
    thought.best.as_ref()?.parse::<usize>().ok()?.checked_sub(1)
}

/// 칸마다의 참값. 아직 모르는 칸은 `…`. 보이라고 하지 않았으면 없다.
pub(super) fn exact(lesson: Lesson) -> Option<Row> {
    let notes = lesson.notes();
    let value = |judge: &Judge<'_>, index: usize| {
        judge.column(index)?;
        notes.get(index).filter(|note| !note.is_empty()).cloned().or(Some("…".into()))
    };
    let cells = || lesson.judge(lesson.formula(), |judge| cells(|index| value(judge, index)));
    let row = || Row { name: truth::row(lesson.lang).to_string(), cells: cells(), chosen: None };
    lesson.state.with(|state| state.solved).then(row)
}

/// 가득 찬 칸은 `–`.
fn cells(cell: impl Fn(usize) -> Option<String>) -> Vec<String> {
    (0..COLUMNS).map(|index| cell(index).unwrap_or_else(|| "–".into())).collect()
}
