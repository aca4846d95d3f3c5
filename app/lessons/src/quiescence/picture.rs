//! 한 걸음의 판: 말, 생각만 하는 말, 화살표, 그리고 막대의 값.

use gaji_figures::{Arrow, Marks};
use gaji_protocol::{Node, Number, Piece};

use super::beat::{Beat, Glimpse};
use super::film::Film;
use super::reel::{Reel, worth};
use crate::numbers::change;

/// 판 하나에 그릴 것.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// 말.
    pub pieces: Vec<Piece>,
    /// 표시.
    pub marks: Marks,
    /// 막대가 가리키는 값, 먼저 두는 쪽에서.
    pub value: Number,
}

/// `step`에 `side`째 판에 보이는 것.
#[must_use]
pub fn picture(film: &Film, step: usize, side: usize) -> Picture {
    let reel = &film.reels[side];
    let root = Picture {
        pieces: reel.trace.nodes.first().map(|root| root.pieces.clone()).unwrap_or_default(),
        marks: Marks::default(),
        value: reel.base(),
    };
    let Some(beat) = film.shot(step).map(|shot| shot[side]) else { return root };
    match beat.glimpse {
        Glimpse::Rest { .. } => root,
        Glimpse::Chosen => chosen(reel, root),
        Glimpse::Played { nth } => played(reel, nth, root),
        _ => imagined(reel, beat, root),
    }
}

/// 고른 수를 금빛으로. 값은 탐색이 약속한 것이다.
fn chosen(reel: &Reel, root: Picture) -> Picture {
    let Some(node) = reel.chosen() else { return Picture { value: reel.promised(), ..root } };
    let marks = Marks {
        chosen: [node.from, node.last].into_iter().flatten().collect(),
        ..Marks::default()
    };
    Picture { marks, value: reel.promised(), ..root }
}

fn played(reel: &Reel, nth: usize, root: Picture) -> Picture {
    let Some(node) = reel.played.get(nth) else { return root };
    let before = nth.checked_sub(1).map_or(root.value, |before| reel.played[before].still);
    let marks = Marks {
        last: (node.from, node.last),
        arrows: arrow(node, before).into_iter().collect(),
        ..Marks::default()
    };
    Picture { pieces: node.pieces.clone(), marks, value: worth(node) }
}

/// 생각 속의 판: 지금 길의 끝까지 두어 본 것.
fn imagined(reel: &Reel, beat: Beat, root: Picture) -> Picture {
    let nodes = &reel.trace.nodes;
    let (path, value) = match beat.glimpse {
        Glimpse::Result { value, .. } | Glimpse::Better { value, .. } => {
            (line_through(reel, beat.node), value)
        }
        Glimpse::StandPat { value, .. } | Glimpse::Leaf { value, .. } => {
            (reel.path(beat.node), value)
        }
        _ => (reel.path(beat.node), nodes[beat.node as usize].still),
    };
    let Some(&last) = path.last() else { return Picture { value, ..root } };
    let mut still = root.value;
    let mut marks = Marks::default();
    for node in path.iter().map(|&id| &nodes[id as usize]) {
        marks.arrows.extend(arrow(node, still));
        marks.ghosts.extend(node.last);
        still = node.still;
    }
    Picture { pieces: nodes[last as usize].pieces.clone(), marks, value }
}

/// `node`로 온 길과, 거기서 가장 좋은 수만 따라간 길.
pub(super) fn line_through(reel: &Reel, node: u32) -> Vec<u32> {
    let mut path = reel.path(node);
    path.extend(reel.best_line(node).into_iter().skip(1));
    path
}

/// 그 수의 화살표. 곁의 글은 백에서 본 말 값의 달라짐이다.
fn arrow(node: &Node, before: Number) -> Option<Arrow> {
    let (from, to) = (node.from?, node.last?);
    let side = node.pieces.iter().find(|piece| piece.place == to)?.side;
    let label = if node.still == before { String::new() } else { change(node.still, before) };
    Some(Arrow { from, to, side, label })
}
