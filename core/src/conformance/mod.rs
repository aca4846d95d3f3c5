//! 놀이의 법(conformance laws): 어떤 놀이든 지켜야 하는 것을 씨앗에서 나온 국면들로 확인한다.
//!
//! 새 놀이의 시험은 한 줄이면 된다.
//!
//! ```
//! # type MyGame = gaji_core::Tree;
//! gaji_core::conformance::assert::<MyGame>();
//! ```
//!
//! 법 하나는 함수 하나다. [`laws`]가 그 목록이고, [`check`]와 `gaji check`와 문서가 모두 이 목록을 읽는다.

mod ask;
mod board;
mod ends;
mod evaluation;
mod facts;
mod keys;
mod law;
mod mangle;
mod moves;
mod notation;
mod random;
mod report;
mod sample;
mod search_moves;
mod sense;
mod solving;
mod walk;
mod watch;

use alloc::vec::Vec;

use crate::Evaluate;

pub use law::{Broken, Law, Verdict};
pub use report::{Report, Row};
pub use sample::{Plan, Sample};
pub use walk::Walk;
pub use watch::Trying;
use watch::Watch;

/// 모든 법을 확인한다. 같은 `plan`이면 언제나 같은 결과다.
#[must_use]
pub fn check<G: Evaluate>(plan: &Plan) -> Report {
    report::<G>(plan, Watch::default())
}

/// [`check`]와 같되, 해 보는 것마다 먼저 `watcher`에게 알린다: 멈추거나 끝나지 않는 놀이는 보고를 남기지 못한다.
#[must_use]
pub fn check_watched<G: Evaluate>(plan: &Plan, watcher: fn(Trying)) -> Report {
    report::<G>(plan, Watch(Some(watcher)))
}

fn report<G: Evaluate>(plan: &Plan, watch: Watch) -> Report {
    let sample = Sample::<G>::watched(plan, watch);
    let rows = laws::<G>().iter().map(|law| Row::of(law, &sample)).collect();
    Report {
        game: G::INFO.name,
        positions: sample.positions.len(),
        games: sample.walks.len(),
        rows,
    }
}

/// 모든 법이 지켜지는지 확인한다: 놀이의 시험에서 부르는 한 줄.
///
/// # Panics
/// 깨진 법이 있으면, 그 법과 가장 짧은 보기를 말하며.
pub fn assert<G: Evaluate>() {
    let report = check::<G>(&Plan::USUAL);
    assert!(report.holds(), "{report}");
}

/// 법의 목록. 앞의 법이 깨지면 뒤의 법도 깨질 수 있으니, 앞의 것부터 고친다.
#[must_use]
pub fn laws<G: Evaluate>() -> Vec<Law<G>> {
    let mut laws = Vec::new();
    laws.extend(facts::laws());
    laws.extend(moves::laws());
    laws.extend(notation::laws());
    laws.extend(keys::laws());
    laws.extend(ends::laws());
    laws.extend(board::laws());
    laws.extend(search_moves::laws());
    laws.extend(solving::laws());
    laws.extend(evaluation::laws());
    laws.extend(sense::laws());
    laws
}
