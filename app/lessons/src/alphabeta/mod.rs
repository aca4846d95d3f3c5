//! 알파베타 레슨(i341): 상태 → 부탁 → 기록 → 걸음마다의 그림, 문장, 코드 줄.

mod state;
mod grow;
mod frame;
mod film;
mod claim;
mod picture;
mod label;
mod sentence;
mod condition;
mod code;
mod why;
pub mod refused;
pub mod practice;

pub use code::{code, lit_line};
pub use condition::condition;
pub use film::{Film, Snapshot};
pub use frame::{Frame, Glimpse};
pub use grow::random_tree;
pub use label::node_name;
pub use picture::{Notation, Show, picture};
pub use sentence::{choice_name, sentence};
pub use state::{BUDGETS, DEFAULT_TREE, PRESETS, Preset, Source, State, View, nodes, telling};
pub use why::Why;
