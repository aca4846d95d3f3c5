//! «직접 해 보기»를 진짜 엔진의 기록과, 여기서 따로 적은 뜻매김에 견준다.

#![allow(clippy::unwrap_used, clippy::panic, reason = "시험은 멈추는 것으로 알린다")]

mod kit;
mod walk;
mod why;
mod bounds;
mod grading;
mod proof;
mod order;
mod ties;
mod table;
mod quiz;
mod links;
mod sheet;
