//! 가지와 가위.

use super::{Facing, Node, Tree, layout::Layout};
use crate::{Form, Shape, path};

/// 부모에서 이 마디로 오는 가지.
pub(super) fn edge(tree: &Tree, layout: &Layout, index: usize, node: &Node) -> Option<Shape> {
    let parent = node.parent.filter(|&parent| parent < index && parent < tree.nodes.len())?;
    let (from, to) = (layout.port(parent, 1), layout.port(index, -1));
    let line = |key: &str| Shape::path(key, path::line(&[from, to])).class(key);
    // 금빛은 밝은 바탕에서 흐리므로 테를 두른다.
    let casing = node.chosen.then(|| line("casing"));
    let along = along(tree, layout, index, node);
    let step = step(node, between(from, to, along));
    let shapes = casing.into_iter().chain([line("line")]).chain(step).collect();
    Some(Shape::group(node.id.to_string(), shapes).class(class(node)))
}

/// 글이 놓일 곳, 가지의 백분율. 판이 없는 나무의 글은 물려받은 창이라 길다: 이웃한 형제와는 한 줄 어긋나고, 마디의 고리에는
/// 닿지 않는다. 옆으로 자라는 나무에서는 두 마디의 한가운데다.
fn along(tree: &Tree, layout: &Layout, index: usize, node: &Node) -> i32 {
    let elder = |one: &&Node| one.parent == node.parent;
    match (tree.has_boards(), layout.facing) {
        (true, _) => 62,
        (false, Facing::Right) => 50,
        (false, Facing::Down) if tree.nodes[..index].iter().filter(elder).count() % 2 == 0 => 46,
        (false, Facing::Down) => 70,
    }
}

/// 가위. 이웃한 가위와 겹치지 않게 가지가 벌어진 곳을, 수가 적혔으면 그 위를 자른다.
pub(super) fn snip(layout: &Layout, index: usize, node: &Node) -> Option<Shape> {
    let parent = node.parent.filter(|_| node.snipped)?;
    let (from, to) = (layout.port(parent, 1), layout.port(index, -1));
    let (x, y) = between(from, to, if node.step.is_empty() { 62 } else { 34 });
    Some(Shape::group(node.id.to_string(), scissors()).class("scissors").at(x, y))
}

/// 가위의 그림. 글꼴에 기대지 않고 길로 그린다. 실물 그림으로 바꾼다면 바꿀 곳은 여기다.
pub(crate) fn scissors() -> Vec<Shape> {
    let blades = "M-3 3L5 -8M3 3L-5 -8";
    let rings = path::ring(-5, 6, 3) + &path::ring(5, 6, 3);
    vec![
        Shape::circle("disc", 11).class("disc"),
        Shape::path("blades", format!("{blades}{rings}")).class("blades"),
    ]
}

fn class(node: &Node) -> String {
    let state = node.state.name();
    let best = if node.best { " best" } else { "" };
    let chosen = if node.chosen { " chosen" } else { "" };
    format!("edge {state}{best}{chosen}")
}

fn step(node: &Node, (x, y): (i32, i32)) -> Option<Shape> {
    let words = Form::Text(node.step.clone(), 12);
    (!node.step.is_empty()).then(|| Shape::new("step", words).class("step").at(x, y))
}

fn between(from: (i32, i32), to: (i32, i32), percent: i32) -> (i32, i32) {
    (from.0 + (to.0 - from.0) * percent / 100, from.1 + (to.1 - from.1) * percent / 100)
}
