//! 마디: 모양과 값, α와 β.

use super::{Facing, Kind, Node, layout::Layout};
use crate::{Branch, Shape, path};

/// 마디의 도형.
pub(super) fn node(layout: &Layout, index: usize, node: &Node) -> Shape {
    let (x, y) = layout.centre(index);
    let mut shapes =
        if layout.metrics.boards { on_board(node) } else { plain(node, layout.facing) };
    let rings = [(node.lit, "halo"), (node.here, "ring")];
    for (_, name) in rings.into_iter().filter(|(on, _)| *on) {
        let ring = match node.board {
            Some(_) => Shape::rect(name, 72, 100, 10),
            None => Shape::circle(name, 27),
        };
        shapes.insert(0, ring.class(name));
    }
    let item = Branch::Item(layout.level(index));
    // 누르는 네모를 맨 위에 따로 둔다: 마디의 이름과 그림의 글이 섞이지 않는다.
    shapes.extend(node.hit.as_ref().map(|hit| area(node).hit(hit, &node.name).branch(item)));
    let label = Some(node.name.clone()).filter(|name| node.hit.is_none() && !name.is_empty());
    let branch = label.is_some().then_some(item);
    Shape { label, branch, ..Shape::group(node.id.to_string(), shapes).class(class(node)).at(x, y) }
}

fn area(node: &Node) -> Shape {
    let (width, height) = match (&node.board, node.kind) {
        (Some(_), _) => (72, 100),
        (None, Kind::Leaf | Kind::Folded(_)) => (36, 36),
        _ => (56, 44),
    };
    Shape::rect("area", width, height, 8).class("area")
}

/// 지금 길 위의 마디 곁에 붙는 α와 β. 다른 마디 위에 겹쳐도 읽히게 맨 위에 그린다.
pub(super) fn window(layout: &Layout, index: usize, node: &Node) -> Option<Shape> {
    let (alpha, beta) = node.window.as_ref()?;
    let (x, y) = layout.centre(index);
    let (alpha, beta) = (format!("α {alpha}"), format!("β {beta}"));
    let longest = alpha.chars().count().max(beta.chars().count());
    let width = 14 + 7 * i32::try_from(longest).unwrap_or(0);
    let shapes = vec![
        Shape::rect("slip", width, 34, 8).class("slip"),
        Shape::text("alpha", alpha, 12).class("alpha").at(0, -8),
        Shape::text("beta", beta, 12).class("beta").at(0, 8),
    ];
    let shape = Shape::group(node.id.to_string(), shapes).class("window");
    // 오른쪽에 자리가 없으면 왼쪽에 붙인다.
    let beside = |gap: i32| {
        let room = x + gap + width <= layout.extent().0;
        if room { x + gap + width / 2 } else { x - gap - width / 2 }
    };
    Some(match (layout.facing, layout.metrics.boards) {
        (Facing::Down, false) => shape.at(beside(31), y),
        (Facing::Down, true) => shape.at(beside(32), y),
        (Facing::Right, false) => shape.at(x, y - 40),
        (Facing::Right, true) => shape.at(beside(32), y - 24),
    })
}

fn plain(node: &Node, facing: Facing) -> Vec<Shape> {
    let value = node.value.as_ref().map(|value| match node.kind {
        Kind::Leaf => value.number().to_string(),
        _ => value.text(),
    });
    // 세모는 밑변 쪽이 넓다.
    let drop = match node.kind {
        Kind::Max => 8,
        Kind::Min => -8,
        _ => 0,
    };
    let mut shapes = vec![body(node.kind)];
    // 값이 있으면 접힌 수는 형제가 없는 쪽으로 비킨다.
    let aside = match (value.is_some(), facing) {
        (false, _) => (0, 0),
        (true, Facing::Down) => (0, 22),
        (true, Facing::Right) => (32, 0),
    };
    shapes.extend(folded(node.kind).map(|count| count.at(aside.0, aside.1)));
    shapes.extend(value.map(|value| {
        let size = letter_size(node.kind, &value);
        Shape::text("value", value, size).class("value").at(0, drop)
    }));
    shapes
}

/// 마디 안에 넘치지 않는 글자의 크기: 보통은 14, 긴 수는 너비에 맞춘다.
pub(super) fn letter_size(kind: Kind, value: &str) -> i32 {
    let room = match kind {
        Kind::Max | Kind::Min => 30,
        Kind::Leaf | Kind::Folded(_) => 28,
    };
    (room * 100 / letters(value).max(1)).clamp(8, 14)
}

/// 글의 너비, 글자 크기의 백분율. 굵은 글꼴의 넓은 쪽으로 어림한다.
pub(super) fn letters(value: &str) -> i32 {
    let width = |letter: char| match letter {
        '0'..='9' => 70,
        '.' => 38,
        '가'..='힣' => 100,
        _ => 84,
    };
    value.chars().map(width).sum()
}

pub(super) fn body(kind: Kind) -> Shape {
    let data = match kind {
        Kind::Max => {
            "M0 -20Q2 -20 4 -17L25 15Q28 20 23 20H-23Q-28 20 -25 15L-4 -17Q-2 -20 0 -20Z".into()
        }
        Kind::Min => {
            "M0 20Q-2 20 -4 17L-25 -15Q-28 -20 -23 -20H23Q28 -20 25 -15L4 17Q2 20 0 20Z".into()
        }
        Kind::Leaf => path::round_rect((-16, -15), (32, 30), 4),
        Kind::Folded(_) => path::round_rect((-16, -13), (32, 26), 13),
    };
    Shape::path("body", data).class("body")
}

fn folded(kind: Kind) -> Option<Shape> {
    let Kind::Folded(count) = kind else { return None };
    let words = if count > 999 { "+…".to_string() } else { format!("+{count}") };
    Some(Shape::text("count", words, 12).class("value"))
}

/// 판을 가운데에, 종류는 그 위에 작게, 값은 아래에.
fn on_board(node: &Node) -> Vec<Shape> {
    let Some(board) = &node.board else { return plain(node, Facing::Down) };
    let sign = match node.kind {
        Kind::Folded(_) => {
            Shape::group("sign", plain(&Node { value: None, ..node.clone() }, Facing::Down))
                .scale(70)
        }
        kind => Shape { key: "sign".into(), ..body(kind) }.scale(40),
    };
    let value = node.value.as_ref().map(|value| pill(&value.text()).at(0, 36));
    [board.clone(), sign.at(0, -38)].into_iter().chain(value).collect()
}

fn pill(words: &str) -> Shape {
    let width = 14 + 7 * i32::try_from(words.chars().count()).unwrap_or(0);
    let pill = Shape::rect("pill", width, 18, 9).class("pill");
    Shape::group("value", vec![pill, Shape::text("words", words, 12).class("value")])
}

fn class(node: &Node) -> String {
    let kind = match node.kind {
        Kind::Max => "max",
        Kind::Min => "min",
        Kind::Leaf => "leaf",
        Kind::Folded(_) => "folded",
    };
    let state = node.state.name();
    let marks = [(node.here, " here"), (node.best, " best"), (node.chosen, " chosen")];
    let marks: String = marks.iter().filter(|(on, _)| *on).map(|(_, name)| *name).collect();
    format!("node {kind} {state}{marks}")
}
