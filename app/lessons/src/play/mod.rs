//! 두고 살펴보는 화면: 상태와 주소, 누른 자리를 수로, 부탁, 문장, 점수 막대, 둔 수의 뒷이야기, 잡은 말, 기보, 소리. 놀이는 모른다.

mod mode;
mod budget;
mod state;
mod turn;
mod hand;
mod ask;
mod told;
mod sentence;
mod view;
mod bars;
mod behind;
mod captured;
mod score_sheet;
mod repairs;
mod why_not;
mod setups;
mod sound;

pub use ask::{how_exchanges_end, study, think};
pub use bars::{bars, is_lined_up};
pub use behind::{Behind, behind};
pub use budget::{Budget, DEPTHS, NODES, TIMES};
pub use captured::{Tray, trays};
pub use hand::{Hand, grips};
pub use mode::Mode;
pub use repairs::repaired_fields;
pub use score_sheet::{LONGEST_SHEET, ScoreSheet};
pub use sentence::{View, sentence, side_name, time_text};
pub use setups::{choose_setup, chosen_setups, new_game};
pub use sound::Sound;
pub use state::{STRONGEST, State};
pub use told::{Heard, Told};
pub use turn::{Mover, can_take_back, ending, mover, take_back};
pub use view::{score_about, seen};
pub use why_not::why_not;
