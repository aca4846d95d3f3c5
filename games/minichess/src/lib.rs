//! 5×5 작은 체스(mini chess): 여섯 말이 모두 있고, 두 칸 전진과 캐슬링이 없다.
//!
//! 처음 차림은 가드너(Martin Gardner, 1969)의 것이고, 어떤 차림이든 FEN으로 받는다.
//! 마지막 줄에 닿은 폰은 퀸·룩·비숍·나이트로 승격한다. 체크메이트(checkmate)이면 이기고, 수가 없으면
//! (stalemate) 비긴다. 같은 국면이 세 번이면 비김을 주장할 수 있고, 다섯 번이거나 일흔다섯 수 동안
//! 잡지도 폰을 밀지도 않으면 비긴다: 체스의 규칙(FIDE Laws of Chess 9.2, 9.6)을 따른다.
#![no_std]

extern crate alloc;

mod squares;
mod attacks;
mod setup;
mod moves;
mod rules;
mod fen;
mod evaluate;
mod picture;
mod info;
mod words;

pub use moves::Move;
pub use rules::MiniChess;
pub use setup::Kind;

/// 목록(catalog)이 부르는 이름.
pub type Position = MiniChess;
