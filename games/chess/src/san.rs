//! 사람이 읽는 표기(SAN, Standard Algebraic Notation): `Nbd7`, `exd6`, `O-O`, `e8=Q#`.

use alloc::string::String;
use alloc::vec::Vec;

use cozy_chess::{Color, Piece, Square};
use gaji_core::Game;

use crate::men::fen_letter;
use crate::{Chess, Move};

pub(crate) fn write(position: &Chess, mv: Move, out: &mut String) {
    match mv.castling(&position.men) {
        Some(castling) if castling.rook_from > mv.inner.from => out.push_str("O-O"),
        Some(_) => out.push_str("O-O-O"),
        None => write_plain(position, mv, out),
    }
    out.extend(check_mark(position, mv));
}

fn write_plain(position: &Chess, mv: Move, out: &mut String) {
    let cozy_chess::Move { from, to, promotion } = mv.inner;
    let captures = mv.victim(&position.men).is_some();
    if mv.piece != Piece::Pawn {
        out.push(capital(mv.piece));
        write_origin(from, &rivals(position, mv), out);
    } else if captures {
        out.push(from.file().into());
    }
    if captures {
        out.push('x');
    }
    out.extend([char::from(to.file()), to.rank().into()]);
    if let Some(piece) = promotion {
        out.extend(['=', capital(piece)]);
    }
}

/// 같은 칸으로 갈 수 있는 같은 종류의 다른 말.
fn rivals(position: &Chess, mv: Move) -> Vec<Square> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    let rival = |other: &Move| {
        other.piece == mv.piece
            && other.inner.to == mv.inner.to
            && other.inner.from != mv.inner.from
    };
    moves.into_iter().filter(rival).map(|other| other.inner.from).collect()
}

/// 헷갈리지 않을 만큼만: 세로줄, 안 되면 가로줄, 안 되면 둘 다.
fn write_origin(from: Square, rivals: &[Square], out: &mut String) {
    if rivals.is_empty() {
        return;
    }
    let shares_file = rivals.iter().any(|rival| rival.file() == from.file());
    let shares_rank = rivals.iter().any(|rival| rival.rank() == from.rank());
    if !shares_file || shares_rank {
        out.push(from.file().into());
    }
    if shares_file {
        out.push(from.rank().into());
    }
}

fn check_mark(position: &Chess, mv: Move) -> Option<char> {
    let mut after = position.clone();
    after.play(mv);
    let mark = if after.outcome().is_some() { '#' } else { '+' };
    after.in_check().then_some(mark)
}

const fn capital(piece: Piece) -> char {
    fen_letter(piece, Color::White)
}
