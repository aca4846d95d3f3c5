//! 표기: `X...O.... X`처럼 아홉 칸과 둘 차례. 둘 차례는 없어도 읽는다.

use alloc::string::String;

use gaji_core::{Game, PositionError, Side, Words};

use crate::lines::has_line;
use crate::{CELLS, TicTacToe};

const CELL: Words = Words::new("칸은 X, O, . 가운데 하나예요", "a cell is X, O or a dot");
const SHORT: Words = Words::new("칸이 아홉보다 적어요", "fewer than nine cells");
const COUNTS: Words =
    Words::new("X는 O와 같거나 하나 더 많아야 해요", "there must be as many X as O, or one more");
const SIDE: Words =
    Words::new("판 뒤에는 빈칸 하나와 X나 O가 와요", "after the board come one space and X or O");
const TURN: Words = Words::new(
    "놓인 수로 보면 다른 쪽이 둘 차례예요",
    "by the count of marks it is the other side's turn",
);
const ENDED: Words =
    Words::new("이긴 줄이 나온 뒤에 둔 수가 있어요", "a move was made after the winning line");

pub(crate) fn write_move(cell: u8, out: &mut String) {
    out.push(char::from(b'0' + cell));
}

pub(crate) fn is_move(text: &str) -> bool {
    matches!(text.as_bytes(), [b'0'..=b'8'])
}

pub(crate) fn write(position: &TicTacToe, out: &mut String) {
    for cell in 0..CELLS {
        let marked = |side| position.marks(side) & (1 << cell) != 0;
        out.push(match (marked(Side::First), marked(Side::Second)) {
            (true, _) => 'X',
            (_, true) => 'O',
            _ => '.',
        });
    }
    out.push_str(if position.side() == Side::First { " X" } else { " O" });
}

pub(crate) fn parse(text: &str) -> Result<TicTacToe, PositionError> {
    let mut letters = text.chars();
    let position = parse_board(&mut letters)?;
    check_counts(&position)?;
    check_side(&position, letters.as_str())?;
    if has_line(position.marks(position.side())) {
        return Err(PositionError::whole(ENDED));
    }
    Ok(position)
}

fn parse_board(letters: &mut impl Iterator<Item = char>) -> Result<TicTacToe, PositionError> {
    let mut position = TicTacToe::default();
    for cell in 0..CELLS {
        match letters.next() {
            Some('X') => position.marks[0] |= 1 << cell,
            Some('O') => position.marks[1] |= 1 << cell,
            Some('.') => {}
            Some(_) => return Err(PositionError::at(cell.into(), CELL)),
            None => return Err(PositionError::at(cell.into(), SHORT)),
        }
    }
    Ok(position)
}

fn check_counts(position: &TicTacToe) -> Result<(), PositionError> {
    let [x, o] = position.marks.map(u16::count_ones);
    if x == o || x == o + 1 { Ok(()) } else { Err(PositionError::whole(COUNTS)) }
}

fn check_side(position: &TicTacToe, rest: &str) -> Result<(), PositionError> {
    let side = match rest {
        "" => return Ok(()),
        " X" => Side::First,
        " O" => Side::Second,
        _ => return Err(PositionError::at(CELLS.into(), SIDE)),
    };
    if side == position.side() {
        Ok(())
    } else {
        Err(PositionError::at(usize::from(CELLS) + 1, TURN))
    }
}
