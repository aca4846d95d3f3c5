//! 판의 그림감. 자리 번호는 왼쪽 위부터다.

use alloc::format;
use alloc::vec::Vec;

use cozy_chess::{Board as Men, Square};
use gaji_core::{Board, Ground, Piece, Place, Stroke};

use crate::Move;
use crate::men::side_of;

pub(crate) fn board() -> Board {
    Board {
        ground: Ground::Squares { checkered: true },
        size: (8, 8),
        places: (0..8).flat_map(|row| (0..8).map(move |column| place(column, row))).collect(),
        lines: Vec::new(),
    }
}

fn place(column: usize, row: usize) -> Place {
    let square = Square::index(column + 8 * (7 - row));
    Place { name: format!("{square}"), x: column as i16 * 4, y: row as i16 * 4 }
}

/// 칸의 자리 번호: 판을 위아래로 뒤집은 차례다.
const fn place_of(square: Square) -> u8 {
    square.flip_rank() as u8
}

pub(crate) fn pieces(men: &Men, out: &mut Vec<Piece>) {
    out.extend(men.occupied().into_iter().filter_map(|square| {
        let (kind, color) = (men.piece_on(square)?, men.color_on(square)?);
        Some(Piece { place: place_of(square), side: side_of(color), kind: kind as u8 })
    }));
}

pub(crate) fn stroke(men: &Men, mv: Move) -> Stroke {
    let choice = mv.inner.promotion.map(|kind| kind as u8);
    Stroke { choice, ..Stroke::shift(place_of(mv.inner.from), place_of(mv.to(men))) }
}
