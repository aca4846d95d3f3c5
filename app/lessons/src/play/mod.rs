//! 두고 살펴보는 화면: 상태와 주소, 누른 자리를 수로, 부탁, 문장, 점수 막대. 놀이는 모른다.

mod state;
mod turn;
mod hand;
mod ask;
mod told;
mod sentence;
mod bars;

pub use ask::{how_it_thought, study, think};
pub use bars::{bars, is_lined_up};
pub use hand::Hand;
pub use sentence::{View, sentence, side_name, time_text};
pub use state::{Budget, DEPTHS, Mode, NODES, State, TIMES};
pub use told::{Heard, Told};
pub use turn::{Mover, can_take_back, ending, mover, take_back};
