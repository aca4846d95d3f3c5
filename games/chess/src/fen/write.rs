//! FEN을 쓴다. 앙파상은 잡을 수 있을 때만 쓴다.

use alloc::format;
use alloc::string::String;

use gaji_core::Side;

use crate::Chess;
use crate::castling::Wing;
use crate::setup::Setup;
use crate::squares::{at, name};

pub(crate) fn write(position: &Chess, out: &mut String) {
    let setup = &position.setup;
    for rank in (0..8).rev() {
        write_row(setup, rank, out);
        out.push(if rank == 0 { ' ' } else { '/' });
    }
    out.push(if setup.turn() == Side::First { 'w' } else { 'b' });
    out.push(' ');
    write_castling(setup, out);
    out.push(' ');
    match setup.en_passant() {
        Some(square) => out.extend(name(square)),
        None => out.push('-'),
    }
    out.push_str(&format!(" {} {}", position.clock, setup.number));
}

fn write_row(setup: &Setup, rank: u8, out: &mut String) {
    let mut empty = 0;
    for file in 0..8 {
        let Some((side, kind)) = setup.man_on(at(file, rank)) else {
            empty += 1;
            continue;
        };
        write_empty(&mut empty, out);
        out.push(kind.fen_letter(side));
    }
    write_empty(&mut empty, out);
}

fn write_empty(empty: &mut u8, out: &mut String) {
    if *empty > 0 {
        out.push(char::from(b'0' + *empty));
    }
    *empty = 0;
}

fn write_castling(setup: &Setup, out: &mut String) {
    let before = out.len();
    let rights = Wing::ALL.into_iter().filter(|&wing| setup.may_castle(wing));
    out.extend(rights.map(Wing::letter));
    if out.len() == before {
        out.push('-');
    }
}
