//! 판의 그림감: 아홉 칸과 X, O.

use alloc::format;
use alloc::vec::Vec;

use gaji_core::{Board, Ground, Piece, Place, Side};

use crate::{CELLS, TicTacToe};

pub(crate) fn board() -> Board {
    Board {
        ground: Ground::Squares { checkered: false },
        size: (3, 3),
        places: (0..CELLS).map(place).collect(),
        lines: Vec::new(),
    }
}

fn place(cell: u8) -> Place {
    Place { name: format!("{cell}"), x: i16::from(cell % 3) * 4, y: i16::from(cell / 3) * 4 }
}

pub(crate) fn pieces(position: &TicTacToe, out: &mut Vec<Piece>) {
    for side in [Side::First, Side::Second] {
        let cells = (0..CELLS).filter(|cell| position.marks(side) & (1 << cell) != 0);
        out.extend(cells.map(|place| Piece { place, side, kind: 0 }));
    }
}
