//! AI끼리의 판: 시계를 지키는가, 깊이 읽으면 이기는가, 세기가 높으면 이기는가. 쉬는 기계에서 돌린다.
//!
//! `-- clock`, `-- depth`, `-- levels`로 하나만 돌린다.
#![allow(clippy::print_stdout, reason = "벤치마크는 잰 것을 적는다")]

#[path = "../../arena.rs"]
mod arena;
mod clock;
mod depth;
mod levels;
#[path = "../budget/percentiles.rs"]
mod percentiles;
#[path = "../../wander.rs"]
mod wander;

use std::env;

use gaji_core::{Evaluate, Record};

/// 무작위로 시작하는 수(ply). 짝마다 다르게, 두 쪽 가운데 누구나 먼저 고르게 된다.
const OPENING: u64 = 6;

fn main() {
    let parts: [(&str, fn()); 3] =
        [("clock", clock::run), ("depth", depth::run), ("levels", levels::run)];
    let asked: Vec<String> = env::args().skip(1).collect();
    let one = parts.iter().any(|(name, _)| asked.iter().any(|asked| asked == name));
    for (name, run) in parts {
        if !one || asked.iter().any(|asked| asked == name) {
            println!("{name}");
            run();
        }
    }
}

/// 씨앗마다의 첫머리(opening): 아무 수나 둔, 끝나지 않은 국면.
fn opening<G: Evaluate>(variant: usize, seed: u64) -> Record<G> {
    (0..=OPENING + seed % 2)
        .rev()
        .map(|plies| wander::wander(variant, seed, plies))
        .find(|record: &Record<G>| record.end().is_none())
        .expect("the start is not over")
}
