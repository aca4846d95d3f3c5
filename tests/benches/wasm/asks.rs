//! 두 엔진에 똑같이 건네는 부탁의 바이트.

use crate::seat::{open_seat, seats};
use gaji_catalog::GameId;
use gaji_core::scramble;
use gaji_protocol::{Ask, Quiet, Request, Seat, ThinkAsk, encode};

/// 마디로 재는 탐색의 크기.
const NODES: u64 = 400_000;
/// 시간이나 마디가 먼저 다한다.
const DEEPEST: u32 = 60;
/// 두는 화면이 쓰는 것.
const QUIET: Quiet =
    Quiet { cap: 8, stand_pat: true, ordering: true, promotions: true, evasions: true };

/// 마디의 수를 정한 부탁.
pub(crate) fn counted(game: &str, seed: u64) -> Vec<u8> {
    let id: GameId = game.parse().expect("a game");
    let seat = open_seat(id, seed).expect("an open position");
    bytes(ThinkAsk { nodes: Some(NODES), ..think(seat) })
}

/// 모든 놀이의 아무 국면에서 10–500 ms를 주는 부탁들.
pub(crate) fn timed(count: usize) -> impl Iterator<Item = (u32, Vec<u8>)> {
    seats().take(count).map(|(seed, seat)| {
        let ms = 10 + (scramble(!seed) % 491) as u32;
        (ms, bytes(ThinkAsk { ms: Some(ms), ..think(seat) }))
    })
}

/// 두는 화면처럼 1초를 주는 부탁들. 첫 답은 그보다 훨씬 먼저 온다.
pub(crate) fn unhurried(count: usize) -> impl Iterator<Item = Vec<u8>> {
    seats().take(count).map(|(_, seat)| bytes(ThinkAsk { ms: Some(1_000), ..think(seat) }))
}

fn think(seat: Seat) -> ThinkAsk {
    ThinkAsk { quiet: Some(QUIET), ..ThinkAsk::new(seat, DEEPEST) }
}

fn bytes(ask: ThinkAsk) -> Vec<u8> {
    encode(&Request { id: 1, ask: Ask::Think(ask) })
}
