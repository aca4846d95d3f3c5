//! 평가 함수 레슨(i346): 칸마다의 특징에 가중치를 곱해 더하고, 가장 높은 칸을 고른다.
//!
//! 특징과 승패는 국면마다 한 번 엔진에 묻는다. 가중치가 바꾸는 모든 것은 여기의 정수 셈이라 조절대가 기다리지 않는다.

mod formula;
mod column;
mod judge;
mod flips;
mod reason;
mod film;
mod picture;
mod sentence;
mod code;
mod tour;
mod truth;
mod state;
mod duel;
mod mistakes;
mod tunings;

pub use code::{code, lit_line};
pub use column::{COLUMNS, Column, columns};
pub use duel::{Duel, Move, Terms};
pub use film::{Beat, Film, Frame};
pub use flips::{Flip, Hold};
pub use formula::{Fault, Formula, MAX_WEIGHT, PRESETS, Preset, START, TERMS, Weights};
pub use judge::Judge;
pub use mistakes::{DEEP, MISSED_WIN, Mistake, THREAT, harm, overlooked};
pub use picture::{Show, bars, pieces};
pub use reason::{Fact, Reason, Why};
pub use sentence::{hold_words, reason_words, sentence, term_name};
pub use state::{DEPTHS, State, are_columns, seat};
pub use tour::{TOUR_MS, tour};
pub use truth::{Question, passed, questions};
pub use tunings::tunings;
