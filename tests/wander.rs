//! 씨앗으로 거닌 국면: 시험과 벤치마크가 같은 국면을 쓴다.

use gaji_core::{Game, Record, scramble};

/// 처음부터 아무 수나 많아야 `plies`수 둔 기록.
pub(crate) fn wander<G: Game>(variant: usize, seed: u64, plies: u64) -> Record<G> {
    wander_on(G::start(variant), seed, plies)
}

/// `start`부터 아무 수나 많아야 `plies`수 둔 기록. 끝난 국면에서는 더 두지 않는다.
pub(crate) fn wander_on<G: Game>(start: G, seed: u64, plies: u64) -> Record<G> {
    let mut record = Record::new(start);
    for step in 0..plies {
        let moves = legal(record.position());
        if moves.is_empty() || record.end().is_some() {
            break;
        }
        record.play(moves[(scramble(seed << 32 ^ step) % moves.len() as u64) as usize]);
    }
    record
}

/// 둘 수 있는 수.
pub(crate) fn legal<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves
}
