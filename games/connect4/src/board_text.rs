//! 판의 글을 읽는다. 두어서 나올 수 없는 판은 받지 않는다.

use gaji_core::{Game, PositionError, Side, Words};

use crate::Connect4;
use crate::bits::{COLUMNS, FLOOR, ROWS, cell, has_four};
use crate::history::can_arise;

const CELL: Words = Words::new(
    "칸은 X, O, . 가운데 하나이고 한 줄에 일곱, 모두 여섯 줄이에요",
    "a cell is X, O or a dot; there are six rows of seven",
);
const ROW_END: Words =
    Words::new("일곱 칸 뒤에는 /로 줄을 나눠요", "after seven cells comes / and the next row");
const FLOATING: Words = Words::new("돌이 공중에 떠 있어요", "this disc floats above an empty cell");
const COUNTS: Words =
    Words::new("X는 O와 같거나 하나 더 많아야 해요", "there must be as many X as O, or one more");
const SIDE: Words =
    Words::new("판 뒤에는 빈칸 하나와 X나 O가 와요", "after the board come one space and X or O");
const TURN: Words = Words::new(
    "놓인 돌로 보면 다른 쪽이 둘 차례예요",
    "by the count of discs it is the other side's turn",
);
const ENDED: Words =
    Words::new("둘 차례인 쪽이 이미 넷을 이었어요", "the side to move already has four in a row");
const UNREACHABLE: Words =
    Words::new("어떤 차례로 두어도 나올 수 없는 판이에요", "no order of moves leads to this board");

/// 글 속 한 줄의 길이: 일곱 칸과 `/`.
const PITCH: u8 = COLUMNS + 1;
/// 판의 글의 길이.
const LENGTH: u8 = PITCH * ROWS - 1;

pub(crate) fn parse(text: &str) -> Result<Connect4, PositionError> {
    let mut letters = text.chars();
    let discs = parse_cells(&mut letters)?;
    check_floating(discs[0] | discs[1])?;
    let position = with_turn(discs)?;
    check_side(&position, letters.as_str())?;
    check_past(&position)?;
    Ok(position)
}

/// 두 쪽의 돌.
fn parse_cells(letters: &mut impl Iterator<Item = char>) -> Result<[u64; 2], PositionError> {
    let mut discs = [0; 2];
    for index in 0..LENGTH {
        let (column, row) = (index % PITCH, ROWS - 1 - index / PITCH);
        match letters.next() {
            Some('/') if column == COLUMNS => {}
            _ if column == COLUMNS => return Err(PositionError::at(index.into(), ROW_END)),
            Some('X') => discs[0] |= cell(column, row),
            Some('O') => discs[1] |= cell(column, row),
            Some('.') => {}
            _ => return Err(PositionError::at(index.into(), CELL)),
        }
    }
    Ok(discs)
}

fn check_floating(all: u64) -> Result<(), PositionError> {
    let floating = all & !(all << 1 | FLOOR);
    if floating == 0 {
        return Ok(());
    }
    let lowest = floating.trailing_zeros() as usize;
    let (column, row) = (lowest / usize::from(COLUMNS), lowest % usize::from(COLUMNS));
    Err(PositionError::at((usize::from(ROWS) - 1 - row) * usize::from(PITCH) + column, FLOATING))
}

fn with_turn([x, o]: [u64; 2]) -> Result<Connect4, PositionError> {
    match x.count_ones().wrapping_sub(o.count_ones()) {
        0 => Ok(Connect4 { own: x, all: x | o }),
        1 => Ok(Connect4 { own: o, all: x | o }),
        _ => Err(PositionError::whole(COUNTS)),
    }
}

fn check_side(position: &Connect4, rest: &str) -> Result<(), PositionError> {
    let side = match rest {
        " X" => Side::First,
        " O" => Side::Second,
        _ => return Err(PositionError::at(LENGTH.into(), SIDE)),
    };
    if side == position.side() {
        Ok(())
    } else {
        Err(PositionError::at(usize::from(LENGTH) + 1, TURN))
    }
}

fn check_past(position: &Connect4) -> Result<(), PositionError> {
    if has_four(position.own) {
        Err(PositionError::whole(ENDED))
    } else if !can_arise(*position) {
        Err(PositionError::whole(UNREACHABLE))
    } else {
        Ok(())
    }
}
