//! 판의 그림감: 예순네 칸과 돌. 그림의 자리는 가로로, 비트는 세로로 센다.

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{Board, Ground, Piece, Place, Side};

use crate::{Othello, discs, notation};

/// 칸의 수.
pub(crate) const CELLS: u8 = 64;

/// 비트의 자리 번호.
pub(crate) const fn place(square: u8) -> u8 {
    square % 8 * 8 + square / 8
}

/// 자리의 비트 번호: 가로와 세로를 한 번 더 바꾼다.
pub(crate) const fn square(place: u8) -> u8 {
    self::place(place)
}

pub(crate) fn board() -> Board {
    Board {
        ground: Ground::Squares { checkered: false },
        size: (8, 8),
        places: (0..CELLS).map(describe).collect(),
        lines: Vec::new(),
    }
}

fn describe(place: u8) -> Place {
    let mut name = String::new();
    notation::write_square(square(place), &mut name);
    Place { name, x: i16::from(place % 8) * 4, y: i16::from(place / 8) * 4 }
}

pub(crate) fn pieces(position: &Othello, out: &mut Vec<Piece>) {
    for side in [Side::First, Side::Second] {
        let squares = discs::squares(position.discs(side));
        out.extend(squares.map(|square| Piece { place: place(square), side, kind: 0 }));
    }
}
