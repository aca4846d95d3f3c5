//! 레슨의 상태, 그 주소(URL), 그리고 엔진의 답을 그림감으로. 화면(Leptos)도 코어도 모른다.

#[cfg(test)]
#[path = "../../../tests/fuzz.rs"]
mod fuzzing;
#[cfg(test)]
#[macro_use]
mod address_laws;

pub mod query;
pub mod route;
pub mod ending;
mod seat;
pub mod numbers;
pub mod speed;
pub mod code;
pub mod setup;
pub mod walk;
pub mod tastes;
pub mod progress;
pub mod embed;
pub mod alphabeta;
pub mod evaluation;
pub mod play;
pub mod quiescence;
