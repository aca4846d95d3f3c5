//! 판의 그림감. 자리 번호는 왼쪽 위부터다.

use alloc::vec::Vec;

use gaji_core::{Board, Ground, Piece, Place, Stroke};

use crate::moves::Move;
use crate::setup::Setup;
use crate::squares::{COUNT, WIDTH, at, each, name};

pub(crate) fn board() -> Board {
    Board {
        ground: Ground::Squares { checkered: true },
        size: (WIDTH, WIDTH),
        places: (0..COUNT as u8).map(place).collect(),
        lines: Vec::new(),
    }
}

fn place(index: u8) -> Place {
    let (column, row) = (index % WIDTH, index / WIDTH);
    Place {
        name: name(at(column, WIDTH - 1 - row)).into_iter().collect(),
        x: i16::from(column) * 4,
        y: i16::from(row) * 4,
    }
}

/// 칸의 자리 번호.
pub(crate) const fn place_of(square: u8) -> u8 {
    (WIDTH - 1 - square % WIDTH) * WIDTH + square / WIDTH
}

pub(crate) fn pieces(setup: &Setup, out: &mut Vec<Piece>) {
    let men = each(setup.occupied()).filter_map(|square| {
        let (side, kind) = setup.man_on(square)?;
        Some(Piece { place: place_of(square), side, kind: kind as u8 })
    });
    out.extend(men);
}

pub(crate) fn stroke(mv: Move) -> Stroke {
    let choice = mv.promotion.map(|kind| kind as u8);
    Stroke { choice, ..Stroke::shift(place_of(mv.from), place_of(mv.to)) }
}
