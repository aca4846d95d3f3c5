//! 칸마다의 수: 특징과 점수를 표로. 그림에 보이는 것이 모두 글로도 있다.

use gaji_lessons::evaluation::{COLUMNS, Judge, TERMS};
use gaji_lessons::numbers::short;
use gaji_protocol::MoveScore;
use gaji_words::evaluation::lesson as words;
use gaji_words::{Word, decimal, number};
use leptos::prelude::*;

use super::model::Lesson;
use crate::lang;

/// 표의 한 줄: 이름과 일곱 칸.
pub(super) type Row = (String, Vec<String>);

/// 칸마다의 수.
#[component]
pub(super) fn Numbers(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let rows = Signal::derive(move || rows(lesson));
    let chosen = Signal::derive(move || lesson.judge(lesson.formula(), |judge| judge.choice()));
    view! {
        <section class="panel">
            <h2>{words::table(lang)}</h2>
            <Table rows=rows chosen=chosen />
        </section>
    }
}

/// 일곱 칸의 표. 고른 칸은 금빛이고 ★가 붙는다.
#[component]
pub(super) fn Table(rows: Signal<Vec<Row>>, chosen: Signal<Option<usize>>) -> impl IntoView {
    let mark = move |index: usize| (chosen.get() == Some(index)).then_some("true");
    let head = move |index: usize| {
        view! { <th scope="col" aria-current=move || mark(index)>{index + 1}</th> }
    };
    let line = move |(name, cells): Row| {
        let cell = move |(index, text): (usize, String)| {
            view! { <td aria-current=move || mark(index)>{text}</td> }
        };
        view! {
            <tr>
                <th scope="row">{name}</th>
                {cells.into_iter().enumerate().map(cell).collect_view()}
            </tr>
        }
    };
    view! {
        <table class="columns-table">
            <thead>
                <tr>
                    <td></td>
                    {(0..COLUMNS).map(head).collect_view()}
                </tr>
            </thead>
            <tbody>{move || rows.get().into_iter().map(line).collect_view()}</tbody>
        </table>
    }
}

/// 수마다의 값을 칸의 차례로. 없는 칸은 `–`.
pub(super) fn values(lesson: Lesson, moves: &[MoveScore], denominator: u32) -> Vec<String> {
    let value = |index: usize| {
        let text = (index + 1).to_string();
        let found = moves.iter().find(|mv| mv.text == text);
        found.map_or("–".into(), |mv| short(lesson.lang, mv.value, denominator))
    };
    (0..COLUMNS).map(value).collect()
}

fn rows(lesson: Lesson) -> Vec<Row> {
    let lang = lesson.lang;
    lesson.judge(lesson.formula(), |judge| {
        let features = (0..TERMS).map(|term| {
            let feature = |index| Some(number(judge.column(index)?.features[term].into()));
            (factor(lang, judge, term), cells(feature))
        });
        let score =
            (words::score(lang).to_string(), cells(|index| judge.score(index).map(decimal)));
        features.chain([score]).collect()
    })
}

/// `내 셋 × 3 × 0.15`.
fn factor(lang: gaji_words::Lang, judge: &Judge<'_>, term: usize) -> String {
    const NAMES: [Word; TERMS] = [words::centre, words::mine, words::theirs];
    let weight = decimal(judge.formula.weights[term].into());
    let scale = match judge.formula.scales()[term] {
        1 => String::new(),
        scale => format!(" × {}", number(scale.into())),
    };
    format!("{}{scale} × {weight}", NAMES[term](lang))
}

fn cells(cell: impl Fn(usize) -> Option<String>) -> Vec<String> {
    (0..COLUMNS).map(|index| cell(index).unwrap_or_else(|| "–".into())).collect()
}
