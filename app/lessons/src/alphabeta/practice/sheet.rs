//! 문제지: A4 한 장에 빈 나무, 답, 걸음의 표. 같은 나무는 언제나 같은 문제지다.

use gaji_figures::tree::Tree;
use gaji_figures::{Figure, Shape, View as Frame};
use gaji_words::alphabeta::sheet as words;
use gaji_words::{Word, number};

use super::table::{HEADS, Row, rows};
use crate::alphabeta::film::Film;
use crate::alphabeta::picture::{Notation, Show, picture};
use crate::alphabeta::sentence::choice_name;
use crate::alphabeta::state::{Source, State, View};
use crate::numbers::short;

/// A4, 1/96인치.
const PAPER: (i32, i32) = (794, 1123);
/// 둘레의 여백.
const MARGIN: i32 = 48;
/// 나무가 놓이는 높이: 위와 아래.
const TREE: (i32, i32) = (190, 860);
/// 표의 첫 줄, 줄의 높이, 한 단의 줄 수.
const ROWS: (i32, i32, usize) = (150, 15, 60);
/// 표의 칸의 한가운데, 단의 너비의 백분율.
const COLUMNS: [i32; 5] = [18, 38, 51, 65, 85];

/// 문제지의 종류.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sheet {
    /// 빈 나무.
    #[default]
    Blank,
    /// 답.
    Key,
    /// 걸음의 표.
    Table,
}

/// 상태 `state`의 문제지 한 장.
#[must_use]
pub fn sheet(kind: Sheet, film: &Film, state: &State, show: &Show<'_>) -> Figure {
    let seed = match state.source {
        Source::Random(seed) => Some(seed),
        _ => None,
    };
    let title = match kind {
        Sheet::Blank => words::blank_title(show.lang),
        Sheet::Key => words::key_title(show.lang),
        Sheet::Table => words::table_title(show.lang),
    };
    let named = seed.map_or_else(|| title.into(), |seed| words::seeded(show.lang, &title, &seed));
    let body = match kind {
        Sheet::Blank => blank(film, state.cut_ties, show),
        Sheet::Key => key(film, show),
        Sheet::Table => table(&rows(film, show), show),
    };
    let (width, height) = PAPER;
    Figure {
        view: Frame { x: 0, y: 0, width, height },
        class: "tree sheet".into(),
        title: named.clone(),
        shapes: [line("title", named, 64, 22)].into_iter().chain(body).collect(),
        ..Figure::default()
    }
}

fn blank(film: &Film, cut_ties: bool, show: &Show<'_>) -> Vec<Shape> {
    let asked: [Word; 3] = [words::ask_value, words::ask_choice, words::ask_leaves];
    let asked = asked
        .into_iter()
        .zip(0..)
        .map(|(ask, at)| line(&format!("ask-{at}"), ask(show.lang).into(), 910 + 48 * at, 16));
    let head = [
        line("name", words::name_line(show.lang).into(), 108, 15),
        line("task", words::task(show.lang, if cut_ties { &"≥" } else { &">" }), 146, 14),
    ];
    let rules = rules(show).map(|rules| line("rules", rules, 170, 12));
    head.into_iter().chain(rules).chain([planted(picture(film, 0, show))]).chain(asked).collect()
}

/// 흔히 쓰는 것(미니맥스, fail-soft)과 다른 약속.
fn rules(show: &Show<'_>) -> Option<String> {
    let negamax = (show.view == View::Negamax).then(|| words::negamax(show.lang));
    let hard = (!show.soft).then(|| words::hard(show.lang));
    let rules: Vec<_> = negamax.into_iter().chain(hard).collect();
    (!rules.is_empty()).then(|| rules.join(" "))
}

/// 답의 나무에는 가지마다 물려받은 창을 적는다.
fn key(film: &Film, show: &Show<'_>) -> Vec<Shape> {
    let show = Show { notation: Notation::Edges, ..*show };
    let summary = film.trace().summary;
    let told = words::answers(
        show.lang,
        &short(show.lang, summary.value, show.denominator),
        &choice_name(film.trace(), show.lang),
        &number(summary.leaves as i64),
        &number(summary.cuts as i64),
    );
    vec![planted(picture(film, film.last(), &show)), line("answers", told, 910, 16)]
}

/// 걸음의 표. 두 단에 들어가지 않는 걸음은 몇 줄이 남았는지 적는다.
fn table(rows: &[Row], show: &Show<'_>) -> Vec<Shape> {
    let (top, height, most) = ROWS;
    let heads = HEADS.map(|head| head(show.lang).to_string());
    let blocks = rows.chunks(most).take(2).zip(0..);
    let mut shapes: Vec<Shape> = blocks
        .flat_map(|(rows, block)| {
            let lines = [&heads].into_iter().chain(rows.iter().map(|row| &row.cells));
            let line = move |(cells, at): (&[String; 5], i32)| {
                row(&format!("{block}-{at}"), cells, block, top + at * height)
            };
            lines.zip(0..).map(line).collect::<Vec<_>>()
        })
        .collect();
    if let Some(more) = rows.len().checked_sub(2 * most).filter(|more| *more > 0) {
        shapes.push(line("more", words::more(show.lang, &more), PAPER.1 - MARGIN, 12));
    }
    shapes
}

fn row(key: &str, cells: &[String; 5], block: i32, y: i32) -> Shape {
    let width = (PAPER.0 - 2 * MARGIN) / 2;
    let left = MARGIN + block * width;
    let cell = |(text, percent): (&String, i32)| {
        let x = left + width * percent / 100;
        Shape::text(percent.to_string(), text.clone(), 10).at(x, y)
    };
    Shape::group(key, cells.iter().zip(COLUMNS).map(cell).collect())
}

/// 나무를 종이에 맞추어 한가운데에.
fn planted(mut tree: Tree) -> Shape {
    tree.nodes.iter_mut().for_each(|node| node.hit = None);
    let Figure { view, shapes, .. } = tree.figure();
    let (room, tall) = (PAPER.0 - 2 * MARGIN, TREE.1 - TREE.0);
    let scale = (room * 100 / view.width.max(1)).min(tall * 100 / view.height.max(1)).min(170);
    let left = (PAPER.0 - view.width * scale / 100) / 2;
    let top = TREE.0 + (tall - view.height * scale / 100) / 2;
    Shape::group("tree", shapes).at(left, top).scale(scale as u16)
}

fn line(key: &str, text: String, y: i32, size: i32) -> Shape {
    Shape::text(key, text, size).at(PAPER.0 / 2, y)
}
