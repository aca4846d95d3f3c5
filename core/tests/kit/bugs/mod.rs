//! 심은 버그: 하나에 답 하나를 바꾼다. 법마다 적어도 하나가 있다.

mod board;
mod ends;
mod evaluation;
mod facts;
mod keys;
mod moves;
mod notation;
mod search_moves;
mod solving;

use super::bug::Bug;

/// 모든 버그.
pub(crate) fn bugs() -> impl Iterator<Item = &'static Bug> {
    let files: [&[Bug]; 9] = [
        facts::BUGS,
        moves::BUGS,
        notation::BUGS,
        keys::BUGS,
        ends::BUGS,
        board::BUGS,
        search_moves::BUGS,
        solving::BUGS,
        evaluation::BUGS,
    ];
    files.into_iter().flatten()
}
