//! 정지 탐색 레슨(i345): 상태 → 부탁 → 두 판의 기록 → 걸음마다의 그림, 수순, 문장, 코드 줄.

mod state;
mod toggle;
mod value;
mod beat;
mod scene;
mod reel;
mod film;
mod picture;
mod cast;
mod rows;
mod ruler;
mod hindsight;
mod undo;
mod sentence;
mod code;

pub use beat::{Beat, Glimpse};
pub use cast::Cast;
pub use code::{LINES, lit_line};
pub use film::Film;
pub use hindsight::{judged, marked, missed};
pub use picture::{Picture, picture};
pub use reel::{Fate, Reel};
pub use rows::{Row, rows};
pub use ruler::{Verdict, is_mirage, ruler};
pub use sentence::sentence;
pub use state::{DEEPEST, FULL, GAME, NO_CAP, POSITION, RULER_ASKS, State, WIDEST_CAP};
pub use toggle::{Count, EXAMPLES, Example, MISTAKES, Mistake, TOGGLES, Toggle, count};
