//! 엔진 wasm: 부탁의 바이트를 받아 답의 바이트를 내보낸다. 작업자와 화면에 하나씩 선다.
//!
//! 시계는 밖에서 받고 일은 걸음으로 나누므로, 웹 없이도 그대로 시험한다.

mod entry;
mod service;
mod steady;
mod dispatch;
mod job;
mod throttle;
mod erased;
mod seat;
mod wire;
mod random;
mod games;
mod look;
mod think;
mod scores;
mod solve;
mod race;
mod check;
mod baits;
mod trace;

pub use entry::Engine;
pub use job::Clock;
pub use service::{Emit, Service, TABLE_BYTES};
