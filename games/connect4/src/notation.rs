//! 표기: 판(`……./…X… O`)을 적고, 둔 세로줄의 숫자(`34576757`, 처음은 `-`)도 읽는다.

use alloc::string::String;

use gaji_core::{Game, PositionError, Side, Words};

use crate::bits::{COLUMNS, ROWS, cell};
use crate::{Connect4, board_text};

const DIGIT: Words = Words::new(
    "둔 세로줄 1–7이나(처음은 -) 여섯 줄의 판을 적어요",
    "write the columns played, 1 to 7 (- for the start), or a board of six rows",
);
const COLUMN_FULL: Words = Words::new("이미 가득 찬 세로줄이에요", "this column is already full");
const OVER: Words = Words::new("이미 끝난 뒤의 수예요", "the game was over before this disc");

pub(crate) fn write_move(column: u8, out: &mut String) {
    out.push(char::from(b'1' + column));
}

pub(crate) fn is_move(text: &str) -> bool {
    matches!(text.as_bytes(), [b'1'..=b'7'])
}

pub(crate) fn write(position: &Connect4, out: &mut String) {
    for row in (0..ROWS).rev() {
        out.extend((0..COLUMNS).map(|column| letter(position, cell(column, row))));
        out.push(if row > 0 { '/' } else { ' ' });
    }
    out.push(if position.side() == Side::First { 'X' } else { 'O' });
}

fn letter(position: &Connect4, cell: u64) -> char {
    if position.empty() & cell != 0 {
        '.'
    } else if position.discs(Side::First) & cell != 0 {
        'X'
    } else {
        'O'
    }
}

pub(crate) fn parse(text: &str) -> Result<Connect4, PositionError> {
    if text == "-" {
        Ok(Connect4::default())
    } else if text.starts_with(['X', 'O', '.']) {
        board_text::parse(text)
    } else {
        parse_digits(text)
    }
}

fn parse_digits(text: &str) -> Result<Connect4, PositionError> {
    if text.is_empty() {
        return Err(PositionError::whole(DIGIT));
    }
    let mut position = Connect4::default();
    for (index, digit) in text.chars().enumerate() {
        let fail = |what| Err(PositionError::at(index, what));
        let column = match digit {
            '1'..='7' => digit as u8 - b'1',
            _ => return fail(DIGIT),
        };
        if position.outcome().is_some() {
            return fail(OVER);
        }
        if !position.is_open(column) {
            return fail(COLUMN_FULL);
        }
        position.play(column);
    }
    Ok(position)
}
