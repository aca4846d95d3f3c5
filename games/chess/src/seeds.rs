//! 열쇠(key)의 씨앗: 무엇이 어떠하다는 것마다 하나씩 있다. 말 768개 뒤에 차례, 권리, 앙파상이 온다.

use gaji_core::{Side, scramble};

use crate::men::Kind;
use crate::squares::{COUNT, file};

const TURN: usize = 2 * Kind::COUNT * COUNT;
const RIGHTS: usize = TURN + 1;
const EN_PASSANT: usize = RIGHTS + 16;
const FACTS: usize = EN_PASSANT + 8;

/// 칸에 선 말 하나.
pub(crate) fn man(side: Side, kind: Kind, square: u8) -> u64 {
    let man = side.index() * Kind::COUNT + kind as usize;
    seed(man * COUNT + usize::from(square))
}

/// 흑의 차례.
pub(crate) fn turn() -> u64 {
    seed(TURN)
}

/// 캐슬링할 권리들.
pub(crate) fn rights(rights: u8) -> u64 {
    seed(RIGHTS + usize::from(rights))
}

/// 앙파상의 칸. 없으면 0.
pub(crate) fn en_passant(square: Option<u8>) -> u64 {
    square.map_or(0, |square| seed(EN_PASSANT + usize::from(file(square))))
}

/// 크기가 먼저인 wasm은 셈하고, 네이티브는 표(6 KB)에서 찾는다.
fn seed(fact: usize) -> u64 {
    if cfg!(target_family = "wasm") { scramble(fact as u64) } else { SEEDS[fact] }
}

static SEEDS: [u64; FACTS] = {
    let mut seeds = [0; FACTS];
    let mut fact = 0;
    while fact < FACTS {
        seeds[fact] = scramble(fact as u64);
        fact += 1;
    }
    seeds
};
