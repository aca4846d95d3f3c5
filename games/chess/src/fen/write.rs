//! FEN을 쓴다. 앙파상은 잡을 수 있을 때만 쓴다.

use alloc::format;
use alloc::string::String;

use cozy_chess::{Board, Color, File, Piece, Rank, Square};

use crate::men::fen_letter;
use crate::{Chess, moves};

pub(crate) fn write(position: &Chess, out: &mut String) {
    let men = &position.men;
    for rank in Rank::ALL.into_iter().rev() {
        write_row(men, rank, out);
        out.push(if rank == Rank::First { ' ' } else { '/' });
    }
    out.push(if men.side_to_move() == Color::White { 'w' } else { 'b' });
    out.push(' ');
    write_castling(men, out);
    match moves::en_passant(men) {
        Some(square) => out.push_str(&format!(" {square}")),
        None => out.push_str(" -"),
    }
    out.push_str(&format!(" {} {}", position.clock, men.fullmove_number()));
}

fn write_row(men: &Board, rank: Rank, out: &mut String) {
    let mut empty = 0;
    for file in File::ALL {
        let square = Square::new(file, rank);
        let Some((piece, color)) = men.piece_on(square).zip(men.color_on(square)) else {
            empty += 1;
            continue;
        };
        write_empty(&mut empty, out);
        out.push(fen_letter(piece, color));
    }
    write_empty(&mut empty, out);
}

fn write_empty(empty: &mut u8, out: &mut String) {
    if *empty > 0 {
        out.push(char::from(b'0' + *empty));
    }
    *empty = 0;
}

fn write_castling(men: &Board, out: &mut String) {
    let before = out.len();
    for color in Color::ALL {
        let rights = men.castle_rights(color);
        out.extend(rights.short.map(|_| fen_letter(Piece::King, color)));
        out.extend(rights.long.map(|_| fen_letter(Piece::Queen, color)));
    }
    if out.len() == before {
        out.push('-');
    }
}
