//! 판의 그림감: 가로 아홉, 세로 열 점과 궁성의 빗금.

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{Board, Ground, Piece, Place, Side, Stroke};

use crate::Move;
use crate::men::Men;
use crate::notation::write_point;
use crate::point::{DIRECTIONS, FILES, POINTS, Point, RANKS, along_line};

pub(crate) fn board() -> Board {
    Board {
        ground: Ground::Points,
        size: (FILES, RANKS),
        places: (0..POINTS as Point).map(place).collect(),
        lines: (0..POINTS as Point).flat_map(lines_from).collect(),
    }
}

fn place(point: Point) -> Place {
    let mut name = String::new();
    write_point(point, &mut name);
    Place { name, x: i16::from(point % FILES) * 4, y: i16::from(point / FILES) * 4 }
}

/// 줄마다 한 번만: 번호가 큰 쪽으로.
fn lines_from(from: Point) -> impl Iterator<Item = (Point, Point)> {
    let next = move |step| along_line(from, step).filter(|&to| to > from);
    DIRECTIONS.into_iter().filter_map(next).map(move |to| (from, to))
}

pub(crate) fn pieces(men: &Men, out: &mut Vec<Piece>) {
    for side in [Side::First, Side::Second] {
        let kinds = men.of(side).filter_map(|place| Some((place, men.at(place)?.kind as u8)));
        out.extend(kinds.map(|(place, kind)| Piece { place, side, kind }));
    }
}

pub(crate) const fn stroke(mv: Move) -> Stroke {
    if mv.is_pass() { Stroke::PASS } else { Stroke::shift(mv.from, mv.to) }
}
