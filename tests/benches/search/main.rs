//! 탐색의 빠르기. 절대 시간이 아니라 한 번에 번갈아 잰 비(ratio)로 견준다: `cargo bench --bench search`.
#![allow(clippy::print_stdout, reason = "벤치마크는 잰 비를 적는다")]

mod by_hand;
mod cost;
mod paired;
mod peer;

use criterion::{criterion_group, criterion_main};

criterion_group!(benches, peer::bench, cost::bench);
criterion_main!(benches);
