//! 판의 그림감. 자리 번호는 왼쪽 위부터다.

use alloc::vec::Vec;

use gaji_core::{Board, Ground, Piece, Place, Stroke};

use crate::Move;
use crate::setup::Setup;
use crate::squares::{at, each, flip, name};

pub(crate) fn board() -> Board {
    Board {
        ground: Ground::Squares { checkered: true },
        size: (8, 8),
        places: (0..8).flat_map(|row| (0..8).map(move |file| place(file, row))).collect(),
        lines: Vec::new(),
    }
}

fn place(file: u8, row: u8) -> Place {
    let name = name(at(file, 7 - row)).into_iter().collect();
    Place { name, x: i16::from(file) * 4, y: i16::from(row) * 4 }
}

/// 자리 번호는 판을 위아래로 뒤집은 칸 번호다.
pub(crate) fn pieces(setup: &Setup, out: &mut Vec<Piece>) {
    out.extend(each(setup.occupied()).filter_map(|square| {
        let (side, kind) = setup.man_on(square)?;
        Some(Piece { place: flip(square), side, kind: kind as u8 })
    }));
}

pub(crate) fn stroke(mv: Move) -> Stroke {
    let choice = mv.promotion.map(|kind| kind as u8);
    Stroke { choice, ..Stroke::shift(flip(mv.from), flip(mv.to)) }
}
