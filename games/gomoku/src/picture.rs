//! 판의 그림감: 가로세로 열다섯 줄이 만나는 점.

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{Board, Ground, Piece, Place, Side};

use crate::point::{Point, SIZE};
use crate::{Gomoku, notation};

pub(crate) fn board() -> Board {
    let line = |from: Point, to: Point| (from.place(), to.place());
    let across = (0..SIZE).map(|row| line(Point::at(row, 0), Point::at(row, SIZE - 1)));
    let along = (0..SIZE).map(|column| line(Point::at(0, column), Point::at(SIZE - 1, column)));
    Board {
        ground: Ground::Points,
        size: (SIZE, SIZE),
        places: Point::all().map(place).collect(),
        lines: across.chain(along).collect(),
    }
}

fn place(at: Point) -> Place {
    let mut name = String::new();
    notation::write_point(at, &mut name);
    Place { name, x: i16::from(at.column()) * 4, y: i16::from(at.row()) * 4 }
}

pub(crate) fn pieces(position: &Gomoku, out: &mut Vec<Piece>) {
    for side in [Side::First, Side::Second] {
        let points = Point::all().filter(|&at| position.stones.has(side, at));
        out.extend(points.map(|at| Piece { place: at.place(), side, kind: 0 }));
    }
}
