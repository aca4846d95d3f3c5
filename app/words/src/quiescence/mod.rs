//! 정지 탐색 수업(i345)의 글.

pub mod code;
pub mod lesson;
pub mod steps;

/// 이 수업의 모든 표. 시험이 훑는다.
#[cfg(test)]
pub(crate) const TABLES: [&[(&str, &str, &str)]; 3] = [code::TABLE, lesson::TABLE, steps::TABLE];
