//! 읽는 차례는 모듈의 차례와 같다.
#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

mod words;
mod side;
mod outcome;
mod score;
mod info;
mod board;
mod error;
mod key;
mod game;
mod perft;
mod record;
mod evaluation;
mod limits;
mod observer;
mod report;
mod table;
mod search;
mod level;
mod solve;
mod recorder;
mod fewest;
mod bait;
mod mistakes;
mod tree;
pub mod conformance;

pub use bait::{BAIT_DEPTH, BAIT_LOSS, Bait};
pub use board::{Board, Ground, Piece, Place, Stroke};
pub use error::{MoveError, PositionError};
pub use evaluation::{Evaluate, Evaluator, MAX_TERMS, Term};
pub use fewest::{fewest_leaves, fewest_leaves_uniform};
pub use game::Game;
pub use info::{Info, PieceInfo, Variant};
pub use key::scramble;
pub use level::Level;
pub use limits::{Cut, Fail, Limits, Ordering, Probe, Quiescence, RootMode, Window};
pub use mistakes::{Fault, Mistaken, mistaken};
pub use observer::{Bound, Event, LeafKind, Observer, Silent};
pub use outcome::{End, Outcome};
pub use perft::perft;
pub use record::{Record, Step};
pub use recorder::{Below, Moment, Recorder, Traced};
pub use report::{Counts, Report, RootMove};
pub use score::Score;
pub use search::{Driver, search};
pub use side::Side;
pub use solve::{Prospect, Solution, solve, solve_move};
pub use table::Table;
pub use tree::Tree;
pub use words::Words;
