//! 가지의 모든 글: 한국어와 영어를 나란히 적어, 하나를 빠뜨리면 컴파일되지 않는다.
//!
//! 글 하나는 함수 하나다: `home::title(lang)`, `steps::leaf(lang, &3)`. 글에 든 값의 조사(particle)는
//! 원문에 `은(는)`, `(으)로`처럼 적어 두면 저절로 맞는다.

mod lang;
mod number;
mod particle;
mod plural;
#[macro_use]
mod table;

pub mod alphabeta;
pub mod embed;
pub mod errors;
pub mod evaluation;
pub mod home;
pub mod lesson;
pub mod parts;
pub mod play;
pub mod progress;
pub mod quiescence;
pub mod share;
pub mod shell;
pub mod teachers;
pub mod site;

pub use lang::{Lang, capital};
pub use number::{decimal, number, percent, share, signed};
pub use particle::settle;
pub use plural::singular;
pub use table::Word;
