//! 판의 그림감: 칸과 폰. 자리의 번호는 글의 차례와 같다.

use alloc::vec::Vec;

use gaji_core::{Board, Ground, Piece, Place, Side};

use crate::notation::{layout, name};
use crate::{HEIGHT, Template, WIDTH};

pub(crate) fn board() -> Board {
    Board {
        ground: Ground::Squares { checkered: true },
        size: (WIDTH, HEIGHT),
        places: layout().flatten().map(describe).collect(),
        lines: Vec::new(),
    }
}

/// 자리표는 칸 하나를 4로 센다. 위에서 아래로 늘어난다.
fn describe(cell: u8) -> Place {
    let (x, y) = (cell / HEIGHT, HEIGHT - 1 - cell % HEIGHT);
    Place { name: name(cell).into_iter().collect(), x: 4 * i16::from(x), y: 4 * i16::from(y) }
}

/// 칸의 자리 번호.
pub(crate) fn place(cell: u8) -> u8 {
    (HEIGHT - 1 - cell % HEIGHT) * WIDTH + cell / HEIGHT
}

pub(crate) fn pieces(position: &Template, out: &mut Vec<Piece>) {
    for side in [Side::First, Side::Second] {
        let places = position.cells_of(side).map(place);
        out.extend(places.map(|place| Piece { place, side, kind: 0 }));
    }
}
