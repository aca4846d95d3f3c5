//! 알파베타 레슨(i341): 상태 → 부탁 → 기록 → 걸음마다의 그림, 문장, 코드 줄.

mod state;
mod grow;
mod film;
mod picture;
mod label;
mod sentence;
mod condition;
mod code;
mod why;
mod practice;
mod grade;
mod number_tree;
mod proof;
mod order;
mod ties;
mod table;
mod quiz;
mod outline;
mod sheet;

pub use code::{code, lit_line};
pub use condition::condition;
pub use film::{Film, Frame, Glimpse, Snapshot};
pub use grade::{
    Answer, Asked, Question, SNIP, Verdict, ask, blind, grade, questions, read_number, told,
};
pub use grow::random_tree;
pub use label::node_name;
pub use number_tree::NumberTree;
pub use order::{best_first, worst_first};
pub use outline::{Line, outline};
pub use picture::{Notation, Show, picture};
pub use practice::{MOST_NODES, Practice, Tab};
pub use proof::{HIDDEN, Sway, hidden_leaves, shaken, typed_path, uncut};
pub use quiz::{Item, QUESTIONS, quiz_ask, quiz_item, quiz_tree};
pub use sentence::{choice_name, sentence};
pub use sheet::{Sheet, sheet};
pub use state::{BUDGETS, DEFAULT_TREE, PRESETS, Preset, Source, State, View, nodes, telling};
pub use table::{HEADS, Row, rows, tsv};
pub use ties::{Branch, Tie, branches, moral};
pub use why::Why;
