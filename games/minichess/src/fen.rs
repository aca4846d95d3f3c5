//! 국면의 표기(FEN): 위 줄부터 말의 글자와 빈칸의 수, 둘 차례, -, -, 조용한 수, 몇째 수.
//!
//! 뒤의 항목은 없어도 읽는다.

use alloc::string::{String, ToString};

use gaji_core::{PositionError, Side, Words};

use crate::MiniChess;
use crate::picture::place_of;
use crate::setup::{Kind, Setup};
use crate::squares::{LAST_RANK, WIDTH, at, bit};
use crate::words;

/// 가드너의 차림.
const GARDNER: [Kind; 5] = [Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King];

pub(crate) fn gardner() -> MiniChess {
    let mut setup = Setup::EMPTY;
    for (file, kind) in (0..WIDTH).zip(GARDNER) {
        setup.put(Side::First, kind, at(file, 0));
        setup.put(Side::First, Kind::Pawn, at(file, 1));
        setup.put(Side::Second, Kind::Pawn, at(file, 3));
        setup.put(Side::Second, kind, at(file, 4));
    }
    MiniChess { setup, clock: 0, number: 1 }
}

pub(crate) fn parse(text: &str) -> Result<MiniChess, PositionError> {
    let mut fields = fields(text);
    let mut setup = Setup::EMPTY;
    read_rows(fields.next().unwrap_or((0, "")), &mut setup)?;
    if read_side(fields.next())? == Side::Second {
        setup.pass_turn();
    }
    read_dash(fields.next(), words::NO_CASTLING)?;
    read_dash(fields.next(), words::NO_EN_PASSANT)?;
    let clock = read_counter(fields.next(), 0)?;
    let number = read_counter(fields.next(), 1)?;
    if let Some((at, _)) = fields.next() {
        return Err(PositionError::at(at, words::TOO_MANY_FIELDS));
    }
    check(&setup)?;
    Ok(MiniChess { setup, clock, number: number.max(1) })
}

/// 빈칸으로 나눈 항목과, 그 첫 글자가 몇째인지.
fn fields(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut next = 0;
    let starts = text.split(' ').map(move |field| {
        let start = next;
        next += field.chars().count() + 1;
        (start, field)
    });
    starts.filter(|(_, field)| !field.is_empty())
}

fn read_rows((start, rows): (usize, &str), setup: &mut Setup) -> Result<(), PositionError> {
    let mut rest = WIDTH;
    let mut end = start;
    for row in rows.split('/') {
        rest = rest.checked_sub(1).ok_or(PositionError::at(end, words::TOO_MANY_ROWS))?;
        read_row(row, end, rest, setup)?;
        end += row.chars().count() + 1;
    }
    if rest == 0 { Ok(()) } else { Err(PositionError::at(end - 1, words::TOO_FEW_ROWS)) }
}

fn read_row(row: &str, start: usize, rank: u8, setup: &mut Setup) -> Result<(), PositionError> {
    let mut file = 0;
    for (index, letter) in (start..).zip(row.chars()) {
        let fail = |what| PositionError::at(index, what);
        let empty = letter.to_digit(10).filter(|&digit| digit > 0);
        let width = empty.unwrap_or(1) as u8;
        if file + width > WIDTH {
            return Err(fail(words::LONG_ROW));
        }
        if empty.is_none() {
            let (side, kind) = man(letter).ok_or(fail(words::UNKNOWN_LETTER))?;
            let square = at(file, rank);
            put(side, kind, square, setup).map_err(|what| fail(what).on(place_of(square)))?;
        }
        file += width;
    }
    let short = PositionError::at(start + row.chars().count(), words::SHORT_ROW);
    if file == WIDTH { Ok(()) } else { Err(short) }
}

fn man(letter: char) -> Option<(Side, Kind)> {
    let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
    let small = letter.to_ascii_lowercase();
    Some((side, Kind::ALL.into_iter().find(|kind| kind.letter() == small)?))
}

/// 말을 놓는다. 그 자리에 있을 수 없으면 까닭을 말한다.
fn put(side: Side, kind: Kind, square: u8, setup: &mut Setup) -> Result<(), Words> {
    if kind == Kind::Pawn && LAST_RANK[side.index()] & bit(square) != 0 {
        return Err(words::PAWN_ON_LAST_RANK);
    }
    if kind == Kind::King && setup.men(side, kind) != 0 {
        return Err(words::SECOND_KING);
    }
    setup.put(side, kind, square);
    Ok(())
}

fn check(setup: &Setup) -> Result<(), PositionError> {
    for side in [Side::First, Side::Second] {
        if setup.men(side, Kind::King) == 0 {
            return Err(PositionError::whole(words::NO_KING[side.index()]));
        }
    }
    let waiting = !setup.turn();
    let king = setup.men(waiting, Kind::King).trailing_zeros() as u8;
    if setup.checked(waiting) {
        return Err(PositionError::whole(words::WAITING_IN_CHECK).on(place_of(king)));
    }
    Ok(())
}

fn read_side(field: Option<(usize, &str)>) -> Result<Side, PositionError> {
    match field {
        None | Some((_, "w")) => Ok(Side::First),
        Some((_, "b")) => Ok(Side::Second),
        Some((at, _)) => Err(PositionError::at(at, words::SIDE)),
    }
}

fn read_dash(field: Option<(usize, &str)>, otherwise: Words) -> Result<(), PositionError> {
    match field {
        None | Some((_, "-")) => Ok(()),
        Some((at, _)) => Err(PositionError::at(at, otherwise)),
    }
}

fn read_counter(field: Option<(usize, &str)>, absent: u16) -> Result<u16, PositionError> {
    let Some((at, text)) = field else { return Ok(absent) };
    text.parse().map_err(|_| PositionError::at(at, words::COUNTER))
}

pub(crate) fn write(position: &MiniChess, out: &mut String) {
    for rank in (0..WIDTH).rev() {
        write_row(&position.setup, rank, out);
        out.push(if rank == 0 { ' ' } else { '/' });
    }
    out.push_str(if position.setup.turn() == Side::First { "w - - " } else { "b - - " });
    out.push_str(&position.clock.to_string());
    out.push(' ');
    out.push_str(&position.number.to_string());
}

fn write_row(setup: &Setup, rank: u8, out: &mut String) {
    let mut empty = 0;
    for file in 0..WIDTH {
        let Some((side, kind)) = setup.man_on(at(file, rank)) else {
            empty += 1;
            continue;
        };
        write_empty(&mut empty, out);
        let letter = kind.letter();
        out.push(if side == Side::First { letter.to_ascii_uppercase() } else { letter });
    }
    write_empty(&mut empty, out);
}

fn write_empty(empty: &mut u8, out: &mut String) {
    if *empty > 0 {
        out.push(char::from(b'0' + *empty));
    }
    *empty = 0;
}
