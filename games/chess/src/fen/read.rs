//! FEN을 읽는다. 틀린 글과 있을 수 없는 국면은 까닭을 말하며 거절하고, 할 수 없는 캐슬링과 앙파상은 지운다.

use cozy_chess::{Board, BoardBuilder, Color, File, Piece, Rank, Square, get_king_moves};
use gaji_core::{PositionError, Words};

use crate::men::man;
use crate::{Chess, moves, words};

/// 한 쪽의 말과 폰의 최대 수.
const MEN_LIMIT: usize = 16;
const PAWNS_LIMIT: usize = 8;

/// 항목의 첫 글자가 몇째인지와 글.
type Field<'a> = (usize, &'a str);

pub(crate) fn parse(text: &str) -> Result<Chess, PositionError> {
    let mut fields = fields(text);
    let mut setup = BoardBuilder::empty();
    read_rows(fields.next().unwrap_or((0, "")), &mut setup)?;
    setup.side_to_move = read_side(fields.next())?;
    read_castling(fields.next(), &mut setup)?;
    let en_passant = read_en_passant(fields.next())?;
    let clock = read_counter(fields.next(), 0)?;
    setup.halfmove_clock = clock.min(100) as u8;
    setup.fullmove_number = read_counter(fields.next(), 1)?.max(1);
    if let Some((at, _)) = fields.next() {
        return Err(PositionError::at(at, words::TOO_MANY_FIELDS));
    }
    check_kings(&setup)?;
    // 나머지를 다 따졌으니 남은 까닭은 하나다.
    let waiting = PositionError::whole(words::WAITING_IN_CHECK);
    let board = setup.build().map_err(|_| waiting)?;
    Ok(Chess::new(with_en_passant(setup, en_passant).unwrap_or(board), clock))
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

fn read_rows((start, rows): Field<'_>, setup: &mut BoardBuilder) -> Result<(), PositionError> {
    let mut ranks = Rank::ALL.into_iter().rev();
    let mut end = start;
    for row in rows.split('/') {
        let rank = ranks.next().ok_or(PositionError::at(end, words::TOO_MANY_ROWS))?;
        read_row((end, row), rank, setup)?;
        end += row.chars().count() + 1;
    }
    if ranks.len() == 0 { Ok(()) } else { Err(PositionError::at(end - 1, words::TOO_FEW_ROWS)) }
}

fn read_row(
    (start, row): Field<'_>,
    rank: Rank,
    setup: &mut BoardBuilder,
) -> Result<(), PositionError> {
    let mut file = 0;
    for (index, letter) in (start..).zip(row.chars()) {
        let fail = |what| PositionError::at(index, what);
        let empty = letter.to_digit(10).filter(|&digit| digit > 0);
        let next = file + empty.unwrap_or(1) as usize;
        if next > File::NUM {
            return Err(fail(words::LONG_ROW));
        }
        if empty.is_none() {
            put(letter, Square::new(File::index(file), rank), setup).map_err(fail)?;
        }
        file = next;
    }
    let short = PositionError::at(start + row.chars().count(), words::SHORT_ROW);
    if file == File::NUM { Ok(()) } else { Err(short) }
}

/// 글자의 말을 놓는다. 그 자리에 있을 수 없으면 까닭을 말한다.
fn put(letter: char, square: Square, setup: &mut BoardBuilder) -> Result<(), Words> {
    let (piece, color) = man(letter).ok_or(words::UNKNOWN_LETTER)?;
    let standing = |piece| setup.board.iter().filter(|&&man| man == Some((piece, color))).count();
    if piece == Piece::Pawn && matches!(square.rank(), Rank::First | Rank::Eighth) {
        return Err(words::PAWN_ON_EDGE);
    }
    if piece == Piece::Pawn && standing(piece) == PAWNS_LIMIT {
        return Err(words::TOO_MANY_PAWNS);
    }
    if piece == Piece::King && standing(piece) == 1 {
        return Err(words::SECOND_KING);
    }
    if Piece::ALL.into_iter().map(standing).sum::<usize>() == MEN_LIMIT {
        return Err(words::TOO_MANY_MEN);
    }
    *setup.square_mut(square) = Some((piece, color));
    Ok(())
}

/// 두 킹이 있고, 서로 닿지 않아야 한다.
fn check_kings(setup: &BoardBuilder) -> Result<(), PositionError> {
    let king = |color, what| {
        let mut squares = Square::ALL.into_iter();
        let found = squares.find(|&square| setup.square(square) == Some((Piece::King, color)));
        found.ok_or(PositionError::whole(what))
    };
    let white = king(Color::White, words::NO_WHITE_KING)?;
    let black = king(Color::Black, words::NO_BLACK_KING)?;
    let touching = get_king_moves(white).has(black);
    if touching { Err(PositionError::whole(words::WAITING_IN_CHECK)) } else { Ok(()) }
}

fn read_side(field: Option<Field<'_>>) -> Result<Color, PositionError> {
    match field {
        None | Some((_, "w")) => Ok(Color::White),
        Some((_, "b")) => Ok(Color::Black),
        Some((at, _)) => Err(PositionError::at(at, words::SIDE)),
    }
}

/// 킹과 룩이 제자리에 없는 권리는 지운다.
fn read_castling(field: Option<Field<'_>>, setup: &mut BoardBuilder) -> Result<(), PositionError> {
    let Some((start, text)) = field.filter(|&(_, text)| text != "-") else { return Ok(()) };
    for (at, letter) in (start..).zip(text.chars()) {
        let (piece, color) = man(letter).ok_or(PositionError::at(at, words::CASTLING))?;
        let rook = match piece {
            Piece::King => File::H,
            Piece::Queen => File::A,
            _ => return Err(PositionError::at(at, words::CASTLING)),
        };
        let home = Rank::First.relative_to(color);
        let stands = |piece, file| setup.square(Square::new(file, home)) == Some((piece, color));
        let right = (stands(Piece::King, File::E) && stands(Piece::Rook, rook)).then_some(rook);
        let rights = setup.castle_rights_mut(color);
        *if rook == File::H { &mut rights.short } else { &mut rights.long } = right;
    }
    Ok(())
}

fn read_en_passant(field: Option<Field<'_>>) -> Result<Option<Square>, PositionError> {
    let Some((at, text)) = field.filter(|&(_, text)| text != "-") else { return Ok(None) };
    text.parse().map(Some).map_err(|_| PositionError::at(at, words::EN_PASSANT))
}

/// 앙파상으로 잡을 수 있을 때만 그 국면.
fn with_en_passant(setup: BoardBuilder, en_passant: Option<Square>) -> Option<Board> {
    let setup = BoardBuilder { en_passant: Some(en_passant?), ..setup };
    setup.build().ok().filter(|board| moves::en_passant(board).is_some())
}

fn read_counter(field: Option<Field<'_>>, absent: u16) -> Result<u16, PositionError> {
    let Some((at, text)) = field else { return Ok(absent) };
    text.parse().map_err(|_| PositionError::at(at, words::COUNTER))
}
