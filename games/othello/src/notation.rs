//! 표기: 국면은 왼쪽 위 a1부터 가로로 64칸과 둘 차례, 수는 `c4`나 `pass`.

use alloc::string::String;

use gaji_core::{PositionError, Side, Words};

use crate::picture::{CELLS, square};
use crate::{Move, Othello};

const PASS: &str = "pass";

const CELL: Words = Words::new("칸은 X, O, . 가운데 하나예요", "a cell is X, O or a dot");
const SHORT: Words = Words::new("칸이 예순넷보다 적어요", "fewer than 64 cells");
const SIDE: Words =
    Words::new("판 뒤에는 빈칸 하나와 X나 O가 와요", "after the board come one space and X or O");

pub(crate) fn write_move(mv: Move, out: &mut String) {
    match mv {
        Move::Place(square) => write_square(square, out),
        Move::Pass => out.push_str(PASS),
    }
}

pub(crate) fn write_square(square: u8, out: &mut String) {
    out.push(char::from(b'a' + square / 8));
    out.push(char::from(b'1' + square % 8));
}

pub(crate) fn is_move(text: &str) -> bool {
    text == PASS || matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

pub(crate) fn write(position: &Othello, out: &mut String) {
    for place in 0..CELLS {
        let disc = |side| position.discs(side) >> square(place) & 1 != 0;
        out.push(match (disc(Side::First), disc(Side::Second)) {
            (true, _) => 'X',
            (_, true) => 'O',
            _ => '.',
        });
    }
    out.push_str(if position.side == Side::First { " X" } else { " O" });
}

pub(crate) fn parse(text: &str) -> Result<Othello, PositionError> {
    let mut letters = text.chars();
    let mut discs = [0; 2];
    for place in 0..CELLS {
        match letters.next() {
            Some('X') => discs[0] |= 1 << square(place),
            Some('O') => discs[1] |= 1 << square(place),
            Some('.') => {}
            Some(_) => return Err(PositionError::at(place.into(), CELL)),
            None => return Err(PositionError::at(place.into(), SHORT)),
        }
    }
    Ok(Othello { discs, side: parse_side(letters.as_str())? })
}

fn parse_side(rest: &str) -> Result<Side, PositionError> {
    match rest {
        " X" => Ok(Side::First),
        " O" => Ok(Side::Second),
        _ => Err(PositionError::at(CELLS.into(), SIDE)),
    }
}
