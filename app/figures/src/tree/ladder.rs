//! 사다리: 아주 큰 나무에서 지금 길의 마디와 그 형제만, 한 층에 한 줄씩. 나무가 아무리 커도 도형의 수는 층에 매인다.

use super::{Kind, Node, State, edge::scissors, node};
use crate::{Branch, Figure, Shape, View, path};

/// 형제와 형제의 사이, 줄과 줄의 사이.
const CELL: (i32, i32) = (44, 104);
/// 그림의 둘레.
const MARGIN: i32 = 3;
/// 이보다 좁은 그림에는 α와 β가 들어가지 않는다.
const NARROWEST: i32 = 180;
/// 아랫마디의 위에서 가지가 멈추는 거리.
const REACH: i32 = 20;
/// 윗마디의 아래로 접힌 수와 α, β가 차례로 놓이고, 가지는 그 밑에서 떠난다.
const WINDOW: i32 = 42;
const FOOT: i32 = 50;
/// 창의 반너비.
const HALF: i32 = 48;
/// 첫 줄의 한가운데.
const TOP: i32 = 34;

/// 그릴 사다리.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Ladder {
    /// 위에서 아래로. 첫 줄은 뿌리 하나다.
    pub rows: Vec<Vec<Rung>>,
    /// 제목.
    pub title: String,
}

/// 마디 하나와, 탐색이 그 아래에서 들어간 마디의 수를 적은 글.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Rung {
    /// 마디. 길 위의 마디(`State::Open`)가 다음 줄의 부모다.
    pub node: Node,
    /// 아래의 수. 없으면 빈 글.
    pub below: String,
}

impl Ladder {
    /// 그림.
    #[must_use]
    pub fn figure(&self) -> Figure {
        let (width, height) = (self.width(), self.rows.len() as i32 * CELL.1);
        let edges = (1..self.rows.len()).flat_map(|row| self.edges(row));
        let rows = (0..self.rows.len()).flat_map(|row| self.row(row));
        let nodes = Shape::group("nodes", rows.collect()).branch(Branch::Tree);
        Figure {
            view: View { x: 0, y: 0, width, height },
            class: "tree ladder".into(),
            title: self.title.clone(),
            shapes: vec![
                Shape::group("edges", edges.collect()),
                Shape { label: Some(self.title.clone()), ..nodes },
            ],
            focus: self.focus(),
            ..Figure::default()
        }
    }

    /// 길의 끝과, 그 아래 줄의 한가운데.
    fn focus(&self) -> Vec<(i32, i32)> {
        let last = self.rows.len().saturating_sub(1);
        let on_path = |row: usize| Some(self.place(row, self.chosen(row)?));
        let above = last.checked_sub(1).and_then(on_path);
        [on_path(last), above].into_iter().flatten().collect()
    }

    /// 그 줄에서 길 위의 마디.
    fn chosen(&self, row: usize) -> Option<usize> {
        self.rows[row].iter().position(|rung| rung.node.state == State::Open)
    }

    fn width(&self) -> i32 {
        let widest = self.rows.iter().map(Vec::len).max().unwrap_or(1) as i32;
        (widest * CELL.0 + 2 * MARGIN).max(NARROWEST)
    }

    /// 마디의 한가운데. 짧은 줄은 가운데로 모은다.
    fn place(&self, row: usize, at: usize) -> (i32, i32) {
        let left = (self.width() - self.rows[row].len() as i32 * CELL.0) / 2;
        (left + at as i32 * CELL.0 + CELL.0 / 2, TOP + row as i32 * CELL.1)
    }

    /// 윗줄의 길에서 이 줄로 오는 가지: 같은 모양의 것은 길(path) 하나로 그린다.
    fn edges(&self, row: usize) -> Vec<Shape> {
        let Some(parent) = self.chosen(row - 1) else { return Vec::new() };
        let (x, y) = self.place(row - 1, parent);
        let kinds = [State::Seen, State::Cut, State::Open];
        let line = |kind: State| {
            let (name, rungs) = (kind.name(), self.rows[row].iter().enumerate());
            let of_kind = rungs.filter(|(_, rung)| rung.node.state == kind);
            let data: String = of_kind
                .map(|(at, _)| {
                    let (to, below) = self.place(row, at);
                    path::line(&[(x, y + FOOT), (to, below - REACH)])
                })
                .collect();
            let key = format!("{row}-{name}");
            (!data.is_empty()).then(|| Shape::path(key, data).class(format!("rail {name}")))
        };
        kinds.into_iter().filter_map(line).chain(self.snip(row)).collect()
    }

    /// 줄에 가위는 하나: 첫 잘린 마디의 빈 몸에.
    fn snip(&self, row: usize) -> Option<Shape> {
        let at = self.rows[row].iter().position(|rung| rung.node.snipped)?;
        let (x, y) = self.place(row, at);
        let blades = scissors().pop()?;
        Some(Shape { key: format!("{row}-snip"), ..blades }.at(x, y))
    }

    fn row(&self, row: usize) -> Vec<Shape> {
        let level = u8::try_from(row + 1).unwrap_or(u8::MAX);
        let rungs = self.rows[row].iter().enumerate();
        let key = |at: usize| format!("{row}-{at}");
        let shapes = rungs.flat_map(|(at, rung)| rung.shapes(&key(at), self.place(row, at), level));
        shapes.chain(self.window(row)).collect()
    }

    /// 길 위의 마디가 물려받은 창: 그 아래, 가지가 떠나기 전에.
    fn window(&self, row: usize) -> Vec<Shape> {
        let Some(at) = self.chosen(row) else { return Vec::new() };
        let Some((alpha, beta)) = &self.rows[row][at].node.window else { return Vec::new() };
        let (x, y) = self.place(row, at);
        let middle = x.clamp(HALF, self.width() - HALF);
        let line = |name: &str, sign: &str, bound: &str, x: i32| {
            let words = format!("{sign} {bound}");
            Shape::text(format!("{row}-{name}"), words, 11).class(name).at(x, y + WINDOW)
        };
        vec![
            line("alpha", "α", alpha, middle - HALF / 2),
            line("beta", "β", beta, middle + HALF / 2),
        ]
    }
}

impl Rung {
    /// 도형은 넷까지: 몸, 둔 수, 값, 아래의 수.
    fn shapes(&self, at: &str, (x, y): (i32, i32), level: u8) -> Vec<Shape> {
        let node = &self.node;
        let hit = node.hit.clone().unwrap_or_default();
        let body = node::body(node.kind).class(self.class()).at(x, y).scale(80);
        let body = Shape { key: format!("{at}-body"), ..body }.hit(hit, &node.name);
        let text = |key: &str, words: String, size: i32, (dx, dy): (i32, i32)| {
            let shape = Shape::text(format!("{at}-{key}"), words, size).class(key);
            shape.at(x + dx, y + dy)
        };
        let drop = match node.kind {
            Kind::Max => 7,
            Kind::Min => -7,
            _ => 0,
        };
        let value = node.value.as_ref().map(|value| {
            let words = value.text();
            let size = node::letter_size(node.kind, &words).clamp(10, 12);
            text("value", words, size, (0, drop))
        });
        let step = (!node.step.is_empty()).then(|| text("step", node.step.clone(), 12, (0, -26)));
        let below =
            (!self.below.is_empty()).then(|| text("below", self.below.clone(), 11, (0, 26)));
        let body = body.branch(Branch::Item(level));
        [Some(body), step, value, below].into_iter().flatten().collect()
    }

    fn class(&self) -> String {
        let kind = match self.node.kind {
            Kind::Max => "max",
            Kind::Min => "min",
            Kind::Leaf | Kind::Folded(_) => "leaf",
        };
        let best = if self.node.best { " best" } else { "" };
        let here = if self.node.here { " here" } else { "" };
        format!("area body {kind} {}{best}{here}", self.node.state.name())
    }
}
