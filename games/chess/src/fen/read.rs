//! FEN을 읽는다. 틀린 글과 있을 수 없는 국면은 까닭을 말하며 거절하고, 할 수 없는 캐슬링과 앙파상은 지운다.

use gaji_core::{PositionError, Side, Words};

use crate::castling::Wing;
use crate::generate::is_takeable;
use crate::men::{Kind, man};
use crate::setup::Setup;
use crate::squares::{LAST_RANK, at, bit, file, flip, named, seen_by};
use crate::{Chess, words};

/// 한 쪽의 말과 폰의 최대 수.
const MEN_LIMIT: u32 = 16;
const PAWNS_LIMIT: u32 = 8;

/// 항목의 첫 글자가 몇째인지와 글.
type Field<'a> = (usize, &'a str);

/// 가로줄의 칸 수.
const WIDTH: u8 = 8;

pub(crate) fn parse(text: &str) -> Result<Chess, PositionError> {
    let mut fields = fields(text);
    let mut setup = Setup::EMPTY;
    read_rows(fields.next().unwrap_or((0, "")), &mut setup)?;
    let side = read_side(fields.next())?;
    read_castling(fields.next(), &mut setup)?;
    let en_passant = read_en_passant(fields.next())?;
    let clock = read_counter(fields.next(), 0)?;
    setup.number = read_counter(fields.next(), 1)?.max(1);
    if let Some((at, _)) = fields.next() {
        return Err(PositionError::at(at, words::TOO_MANY_FIELDS));
    }
    check_men(&setup)?;
    check_waiting(&setup, side)?;
    setup.give_turn(side);
    setup.set_en_passant(en_passant.filter(|&square| is_en_passant(&setup, square)));
    Ok(Chess::new(setup, clock))
}

fn fields(text: &str) -> impl Iterator<Item = Field<'_>> {
    let mut next = 0;
    let starts = text.split(' ').map(move |field| {
        let start = next;
        next += field.chars().count() + 1;
        (start, field)
    });
    starts.filter(|(_, field)| !field.is_empty())
}

fn read_rows((start, rows): Field<'_>, setup: &mut Setup) -> Result<(), PositionError> {
    let mut ranks = (0..8).rev();
    let mut end = start;
    for row in rows.split('/') {
        let rank = ranks.next().ok_or(PositionError::at(end, words::TOO_MANY_ROWS))?;
        read_row((end, row), rank, setup)?;
        end += row.chars().count() + 1;
    }
    if ranks.len() == 0 { Ok(()) } else { Err(PositionError::at(end - 1, words::TOO_FEW_ROWS)) }
}

fn read_row((start, row): Field<'_>, rank: u8, setup: &mut Setup) -> Result<(), PositionError> {
    let mut file = 0;
    for (index, letter) in (start..).zip(row.chars()) {
        let fail = |what| PositionError::at(index, what);
        let empty = letter.to_digit(10).filter(|&digit| digit > 0);
        let next = file + empty.unwrap_or(1) as u8;
        if next > WIDTH {
            return Err(fail(words::LONG_ROW));
        }
        if empty.is_none() {
            let (side, kind) = man(letter).ok_or(fail(words::UNKNOWN_LETTER))?;
            let square = at(file, rank);
            put(side, kind, square, setup).map_err(|what| fail(what).on(flip(square)))?;
        }
        file = next;
    }
    let short = PositionError::at(start + row.chars().count(), words::SHORT_ROW);
    if file == WIDTH { Ok(()) } else { Err(short) }
}

/// 말을 놓는다. 그 자리에 있을 수 없으면 까닭을 말한다.
fn put(side: Side, kind: Kind, square: u8, setup: &mut Setup) -> Result<(), Words> {
    if kind == Kind::Pawn && (LAST_RANK[0] | LAST_RANK[1]) & bit(square) != 0 {
        return Err(words::PAWN_ON_EDGE);
    }
    if kind == Kind::King && setup.men(side, kind) != 0 {
        return Err(words::SECOND_KING);
    }
    setup.flip(side, kind, square);
    Ok(())
}

/// 한 쪽에 저마다 킹이 있고, 폰과 말이 너무 많지 않아야 한다.
fn check_men(setup: &Setup) -> Result<(), PositionError> {
    for side in [Side::First, Side::Second] {
        let faults = [
            (setup.men(side, Kind::King) == 0, words::NO_KING),
            (setup.men(side, Kind::Pawn).count_ones() > PAWNS_LIMIT, words::TOO_MANY_PAWNS),
            (setup.of(side).count_ones() > MEN_LIMIT, words::TOO_MANY_MEN),
        ];
        if let Some((_, what)) = faults.into_iter().find(|(found, _)| *found) {
            return Err(PositionError::whole(what[side.index()]));
        }
    }
    Ok(())
}

/// `side`의 차례에 상대의 킹이 잡힐 수 없어야 한다.
fn check_waiting(setup: &Setup, side: Side) -> Result<(), PositionError> {
    let king = setup.king(!side);
    match setup.attackers(king, side, setup.occupied()) {
        0 => Ok(()),
        _ => Err(PositionError::whole(words::WAITING_IN_CHECK).on(flip(king))),
    }
}

fn read_side(field: Option<Field<'_>>) -> Result<Side, PositionError> {
    match field {
        None | Some((_, "w")) => Ok(Side::First),
        Some((_, "b")) => Ok(Side::Second),
        Some((at, _)) => Err(PositionError::at(at, words::SIDE)),
    }
}

/// 킹과 룩이 제자리에 없는 권리는 지운다.
fn read_castling(field: Option<Field<'_>>, setup: &mut Setup) -> Result<(), PositionError> {
    let Some((start, text)) = field.filter(|&(_, text)| text != "-") else { return Ok(()) };
    for (at, letter) in (start..).zip(text.chars()) {
        let wing = Wing::ALL.into_iter().find(|wing| wing.letter() == letter);
        let wing = wing.ok_or(PositionError::at(at, words::CASTLING))?;
        if wing.stands_on(setup) {
            setup.grant(wing);
        }
    }
    Ok(())
}

fn read_en_passant(field: Option<Field<'_>>) -> Result<Option<u8>, PositionError> {
    let Some((at, text)) = field.filter(|&(_, text)| text != "-") else { return Ok(None) };
    named(text).map(Some).ok_or(PositionError::at(at, words::EN_PASSANT))
}

/// 상대의 폰이 방금 이 칸을 건너뛰었고, 잡을 수 있는가.
fn is_en_passant(setup: &Setup, square: u8) -> bool {
    let side = setup.turn();
    let on_rank = |rank| bit(seen_by(side, at(file(square), rank)));
    bit(square) == on_rank(5)
        && setup.occupied() & (on_rank(5) | on_rank(6)) == 0
        && setup.men(!side, Kind::Pawn) & on_rank(4) != 0
        && is_takeable(setup, square)
}

fn read_counter(field: Option<Field<'_>>, absent: u16) -> Result<u16, PositionError> {
    let Some((at, text)) = field else { return Ok(absent) };
    text.parse().map_err(|_| PositionError::at(at, words::COUNTER))
}
