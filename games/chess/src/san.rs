//! 사람이 읽는 표기(SAN, Standard Algebraic Notation): `Nbd7`, `exd6`, `O-O`, `e8=Q#`.

use alloc::string::String;
use alloc::vec::Vec;

use gaji_core::{Game, Side};

use crate::men::Kind;
use crate::squares::{file, file_letter, name, rank, rank_digit};
use crate::{Chess, Move};

pub(crate) fn write(position: &Chess, mv: Move, out: &mut String) {
    match mv.castling() {
        Some((rook, _)) if rook > mv.from => out.push_str("O-O"),
        Some(_) => out.push_str("O-O-O"),
        None => write_plain(position, mv, out),
    }
    out.extend(check_mark(position, mv));
}

fn write_plain(position: &Chess, mv: Move, out: &mut String) {
    let Move { kind, from, to, promotion } = mv;
    let captures = mv.victim(&position.setup).is_some();
    if kind != Kind::Pawn {
        out.push(capital(kind));
        write_origin(from, &rivals(position, mv), out);
    } else if captures {
        out.push(file_letter(from));
    }
    if captures {
        out.push('x');
    }
    out.extend(name(to));
    if let Some(kind) = promotion {
        out.extend(['=', capital(kind)]);
    }
}

/// 같은 칸으로 갈 수 있는 같은 종류의 다른 말.
fn rivals(position: &Chess, mv: Move) -> Vec<u8> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    let rival = |other: &Move| other.kind == mv.kind && other.to == mv.to && other.from != mv.from;
    moves.into_iter().filter(rival).map(|other| other.from).collect()
}

/// 헷갈리지 않을 만큼만: 세로줄, 안 되면 가로줄, 안 되면 둘 다.
fn write_origin(from: u8, rivals: &[u8], out: &mut String) {
    if rivals.is_empty() {
        return;
    }
    let shares_file = rivals.iter().any(|&rival| file(rival) == file(from));
    let shares_rank = rivals.iter().any(|&rival| rank(rival) == rank(from));
    if !shares_file || shares_rank {
        out.push(file_letter(from));
    }
    if shares_file {
        out.push(rank_digit(from));
    }
}

fn check_mark(position: &Chess, mv: Move) -> Option<char> {
    let mut after = position.clone();
    after.play(mv);
    let mark = if after.outcome().is_some() { '#' } else { '+' };
    after.in_check().then_some(mark)
}

const fn capital(kind: Kind) -> char {
    kind.fen_letter(Side::First)
}
