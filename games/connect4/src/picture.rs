//! 판의 그림감: 구멍 마흔둘. 자리 번호는 왼쪽 위부터다.

use alloc::format;
use alloc::vec::Vec;

use gaji_core::{Board, Ground, Piece, Place, Side, Stroke};

use crate::bits::{COLUMNS, ROWS, cell};
use crate::{Connect4, WINDOWS};

pub(crate) fn board() -> Board {
    Board {
        ground: Ground::Columns,
        size: (COLUMNS, ROWS),
        places: (0..COLUMNS * ROWS).map(place).collect(),
        lines: Vec::new(),
    }
}

/// 이름은 수의 표기를 따라 «세로줄-아래에서 몇째»다.
fn place(index: u8) -> Place {
    let (column, row) = (index % COLUMNS, index / COLUMNS);
    Place {
        name: format!("{}-{}", column + 1, ROWS - row),
        x: i16::from(column) * 4,
        y: i16::from(row) * 4,
    }
}

/// 자리 `index`의 비트.
fn bit(index: u8) -> u64 {
    cell(index % COLUMNS, ROWS - 1 - index / COLUMNS)
}

pub(crate) fn pieces(position: &Connect4, out: &mut Vec<Piece>) {
    for side in [Side::First, Side::Second] {
        let discs = position.discs(side);
        let places = (0..COLUMNS * ROWS).filter(|&place| discs & bit(place) != 0);
        out.extend(places.map(|place| Piece { place, side, kind: 0 }));
    }
}

/// 넷을 이은 돌의 자리. 한 수로 여러 줄을 함께 이을 수도 있다.
pub(crate) fn fours(discs: u64, places: &mut Vec<u8>) {
    let fours = WINDOWS.iter().filter(|window| discs & **window == **window);
    let fours = fours.fold(0, |cells, window| cells | window);
    places.extend((0..COLUMNS * ROWS).filter(|&place| fours & bit(place) != 0));
}

pub(crate) fn stroke(position: &Connect4, column: u8) -> Stroke {
    let row = (position.landing(column).trailing_zeros() as u8) % COLUMNS;
    Stroke::place((ROWS - 1 - row) * COLUMNS + column)
}
