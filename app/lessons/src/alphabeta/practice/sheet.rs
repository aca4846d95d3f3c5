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
/// 표가 놓이는 높이: 첫 줄과 끝 줄.
const ROWS: (i32, i32) = (110, 1070);
/// 표를 한 단, 두 단으로 놓을 때 한 단의 가장 많은 줄과 줄의 가장 큰 높이.
const BLOCKS: [(usize, i32); 2] = [(44, 21), (60, 18)];
/// 줄의 가장 작은 높이, 거기서 글자의 키를 뺀 것: 가장 촘촘해도 글자는 8포인트(32/3)보다 크다.
const TIGHT: (i32, i32) = (16, 5);
/// 표의 칸의 한가운데, 단의 너비의 백분율.
const COLUMNS: [i32; 5] = [16, 36, 49, 62, 85];

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

/// 걸음의 표. 짧으면 한 단, 길면 두 단이고, 글자는 종이가 허락하는 만큼 크다. 그래도 넘치는 걸음은 몇 줄인지 적는다.
fn table(rows: &[Row], show: &Show<'_>) -> Vec<Shape> {
    let blocks = if rows.len() > BLOCKS[0].0 { 2 } else { 1 };
    let (most, roomy) = BLOCKS[blocks - 1];
    let long = rows.len().div_ceil(blocks).clamp(1, most);
    let pitch = ((ROWS.1 - ROWS.0) / long as i32).clamp(TIGHT.0, roomy);
    let heads = HEADS.map(|head| head(show.lang).to_string());
    let wide = (PAPER.0 - 2 * MARGIN) / blocks as i32;
    let block = |(rows, at): (&[Row], i32)| {
        let lines = [&heads].into_iter().chain(rows.iter().map(|row| &row.cells));
        let line = |(cells, at): (&[String; 5], i32)| {
            row(at.to_string(), cells, wide, pitch - TIGHT.1).at(0, at * pitch)
        };
        let lines = lines.zip(0..).map(line).collect();
        Shape::group(format!("block-{at}"), lines).at(MARGIN + at * wide, ROWS.0)
    };
    let mut shapes: Vec<Shape> = rows.chunks(long).take(blocks).zip(0..).map(block).collect();
    if let Some(more) = rows.len().checked_sub(blocks * long).filter(|more| *more > 0) {
        shapes.push(line("more", words::more(show.lang, &more), PAPER.1 - MARGIN / 2, 12));
    }
    shapes
}

fn row(key: String, cells: &[String; 5], wide: i32, size: i32) -> Shape {
    let cell = |(text, percent): (&String, i32)| {
        Shape::text(percent.to_string(), text.clone(), size).at(wide * percent / 100, 0)
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
