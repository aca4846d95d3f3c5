//! 판의 그림감: 말밭의 점과 길. 그림의 자리는 위에서 아래로, 왼쪽에서 오른쪽으로 센다.

use alloc::vec::Vec;

use gaji_core::{Board, Ground, Piece, Place, Side};

use crate::Gonu;
use crate::layout::{Layout, Point, points};

/// 점의 자리 번호: 그보다 위나 왼쪽에 있는 점의 수.
pub(crate) fn place(layout: &Layout, point: u8) -> u8 {
    let before = |other: &&Point| order(other) < order(&layout.points[usize::from(point)]);
    layout.points.iter().filter(before).count() as u8
}

const fn order(point: &Point) -> (i16, i16) {
    (point.y, point.x)
}

pub(crate) fn board(layout: &Layout) -> Board {
    let count = layout.points.len() as u8;
    let point_at = |at| (0..count).find(|&point| place(layout, point) == at);
    let place_of = |point: u8| {
        let Point { name, x, y } = layout.points[usize::from(point)];
        Place { name: name.into(), x, y }
    };
    let roads = layout.roads.iter().chain(layout.exits[0]).chain(layout.exits[1]);
    Board {
        ground: Ground::Points,
        size: layout.size,
        places: (0..count).filter_map(point_at).map(place_of).collect(),
        lines: roads.map(|&(from, to)| (place(layout, from), place(layout, to))).collect(),
    }
}

pub(crate) fn pieces(position: &Gonu, out: &mut Vec<Piece>) {
    let layout = position.layout();
    for side in [Side::First, Side::Second] {
        let men = points(position.men(side)).map(|point| place(layout, point));
        out.extend(men.map(|place| Piece { place, side, kind: 0 }));
    }
}
