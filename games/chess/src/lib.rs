//! 체스(chess): FIDE의 규칙.
//!
//! - 체크메이트(checkmate)면 이기고, 둘 수가 없으면(stalemate) 비긴다.
//! - 저절로 끝나는 비김: 이길 수 없는 기물(5.2.2의 뻔한 경우만, 아래), 75수(9.6.2), 같은 국면 다섯 번(9.6.1).
//! - 주장해야 하는 비김(claim): 같은 국면 세 번(9.2), 50수(9.3).
//! - 이길 수 없는 기물: 킹만, 킹과 나이트 하나, 킹과 같은 색 칸의 비숍들. 나이트 둘은 아니다.
#![no_std]

extern crate alloc;

mod squares;
mod men;
mod reach;
mod seeds;
mod setup;
mod castling;
mod moves;
mod generate;
mod play;
mod rules;
mod checks;
mod exchange;
mod draws;
mod fen;
mod san;
mod evaluate;
mod tables;
mod tally;
mod pawns;
mod activity;
mod picture;
mod info;
mod words;

pub use moves::Move;
pub use rules::Chess;

/// 목록(catalog)이 부르는 이름.
pub type Position = Chess;
