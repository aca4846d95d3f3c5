//! 자리 잡기: 끝(tip)은 같은 사이로 늘어서고, 부모는 자식의 한가운데에 선다(tidy tree).
//!
//! 한 마디의 자손은 이어진 칸을 차지하므로 형제의 나무끼리 겹칠 수 없다.

use super::{Facing, Kind, Node, Tree};

/// 마디들의 자리.
pub(super) struct Layout {
    /// 끝의 차례에서 잰 자리(칸의 반)와 깊이.
    slots: Vec<(i32, i32)>,
    /// 마디마다 가지가 떨어지는 거리.
    reaches: Vec<i32>,
    pub(super) facing: Facing,
    pub(super) metrics: Metrics,
}

/// 크기, 그림 좌표.
#[derive(Clone, Copy)]
pub(super) struct Metrics {
    /// 끝과 끝의 사이.
    pitch: i32,
    /// 층과 층의 사이.
    level: i32,
    /// 가지가 마디에서 떨어지는 거리(앞, 뒤).
    reach: i32,
    /// 오른쪽 끝의 α와 β, 접힌 수가 놓일 너비.
    beside: i32,
    /// 판이 있는가.
    pub(super) boards: bool,
}

/// 판이 없는 잎과 접힌 마디에서 가지가 떨어지는 거리.
const SMALL: i32 = 18;

const PLAIN_DOWN: Metrics = Metrics { pitch: 36, level: 92, reach: 20, beside: 0, boards: false };
const PLAIN_RIGHT: Metrics = Metrics { pitch: 36, level: 96, reach: 24, beside: 12, boards: false };
const BOARDS_DOWN: Metrics = Metrics { pitch: 76, level: 144, reach: 48, beside: 60, boards: true };
const BOARDS_RIGHT: Metrics =
    Metrics { pitch: 104, level: 140, reach: 34, beside: 60, boards: true };

impl Layout {
    pub(super) fn of(tree: &Tree) -> Self {
        let metrics = match (tree.has_boards(), tree.facing) {
            (false, Facing::Down) => PLAIN_DOWN,
            (false, Facing::Right) => PLAIN_RIGHT,
            (true, Facing::Down) => BOARDS_DOWN,
            (true, Facing::Right) => BOARDS_RIGHT,
        };
        let reach = |node: &Node| match node.kind {
            Kind::Folded(_) | Kind::Leaf if node.board.is_none() => SMALL,
            _ => metrics.reach,
        };
        let reaches = tree.nodes.iter().map(reach).collect();
        Self { slots: slots(tree), reaches, facing: tree.facing, metrics }
    }

    /// 마디의 깊이, 뿌리가 1.
    pub(super) fn level(&self, index: usize) -> u8 {
        let depth = self.slots.get(index).map_or(0, |slot| slot.1);
        u8::try_from(depth + 1).unwrap_or(u8::MAX)
    }

    /// 마디의 한가운데.
    pub(super) fn centre(&self, index: usize) -> (i32, i32) {
        let (slot, depth) = self.slots.get(index).copied().unwrap_or_default();
        let across = self.margin() + slot * self.metrics.pitch / 2;
        let along = self.lead() + depth * self.metrics.level;
        self.turn(across, along)
    }

    /// 가지가 닿는 곳: 부모 쪽이면 앞(`1`), 자식 쪽이면 뒤(`-1`).
    pub(super) fn port(&self, index: usize, forward: i32) -> (i32, i32) {
        let reach = self.reaches.get(index).copied().unwrap_or_default();
        let ((x, y), (dx, dy)) = (self.centre(index), self.turn(0, forward * reach));
        (x + dx, y + dy)
    }

    /// 그림의 너비와 높이.
    pub(super) fn extent(&self) -> (i32, i32) {
        let widest = self.slots.iter().map(|slot| slot.0).max().unwrap_or(0);
        let deepest = self.slots.iter().map(|slot| slot.1).max().unwrap_or(0);
        let across = widest * self.metrics.pitch / 2 + 2 * self.margin();
        let along = deepest * self.metrics.level + 2 * self.lead();
        let (width, height) = self.turn(across, along);
        (width + self.metrics.beside, height)
    }

    const fn margin(&self) -> i32 {
        self.metrics.pitch / 2 + 6
    }

    const fn lead(&self) -> i32 {
        self.metrics.reach + 12
    }

    const fn turn(&self, across: i32, along: i32) -> (i32, i32) {
        match self.facing {
            Facing::Down => (across, along),
            Facing::Right => (along, across),
        }
    }
}

/// 끝은 0, 2, 4 …, 부모는 첫 자식과 막내의 가운데. 부모가 앞서므로 뒤에서부터 한 번이면 된다.
fn slots(tree: &Tree) -> Vec<(i32, i32)> {
    let depths = depths(tree);
    let mut family: Vec<Option<(i32, i32)>> = vec![None; tree.nodes.len()];
    let mut placed = vec![0; tree.nodes.len()];
    let order = tips_in_order(tree);
    for (i, node) in tree.nodes.iter().enumerate().rev() {
        placed[i] = family[i].map_or(order[i] * 2, |(low, high)| (low + high) / 2);
        if let Some(family) = node.parent.and_then(|parent| family.get_mut(parent)) {
            *family = Some(family.map_or((placed[i], placed[i]), |(low, high)| {
                (low.min(placed[i]), high.max(placed[i]))
            }));
        }
    }
    placed.into_iter().zip(depths).collect()
}

fn depths(tree: &Tree) -> Vec<i32> {
    let mut depths = Vec::with_capacity(tree.nodes.len());
    for node in &tree.nodes {
        let above = node.parent.and_then(|parent| depths.get(parent)).copied();
        depths.push(above.map_or(0, |depth: i32| depth + 1));
    }
    depths
}

/// 마디마다, 깊이 먼저 걸을 때 앞서 나온 끝의 수.
fn tips_in_order(tree: &Tree) -> Vec<i32> {
    let mut children = vec![Vec::new(); tree.nodes.len()];
    for (i, node) in tree.nodes.iter().enumerate() {
        if let Some(siblings) = node.parent.and_then(|parent| children.get_mut(parent)) {
            siblings.push(i);
        }
    }
    let (mut order, mut tips, mut stack) = (vec![0; tree.nodes.len()], 0, vec![0]);
    while let Some(i) = stack.pop() {
        let Some(below) = children.get(i) else { continue };
        order[i] = tips;
        tips += i32::from(below.is_empty());
        stack.extend(below.iter().rev());
    }
    order
}
