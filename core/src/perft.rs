//! 규칙을 세어 보는 자(perft): 정해진 깊이의 잎을 모두 센다. 다른 프로그램이 센 수와 견주어 규칙을 확인한다.

use alloc::vec::Vec;

use crate::Game;

/// `position`에서 `depth`수 뒤의 잎의 수. 끝난 국면에는 자식이 없고, 지나온 길(repetition)은 보지 않는다.
#[must_use]
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 { 1 } else { leaves(position, depth, &mut Vec::new()) }
}

/// `moves`는 모든 깊이가 함께 쓰는 더미(stack): 덧붙이고, 쓰고, 잘라 낸다.
fn leaves<G: Game>(position: &G, depth: u32, moves: &mut Vec<G::Move>) -> u64 {
    let first = moves.len();
    position.legal(moves);
    // 마지막 수는 두지 않고 세기만 한다(bulk counting).
    let count = if depth == 1 {
        (moves.len() - first) as u64
    } else {
        (first..moves.len()).map(|index| below(position, moves[index], depth - 1, moves)).sum()
    };
    moves.truncate(first);
    count
}

fn below<G: Game>(position: &G, mv: G::Move, depth: u32, moves: &mut Vec<G::Move>) -> u64 {
    let mut after = position.clone();
    after.play(mv);
    leaves(&after, depth, moves)
}
