//! 정지 탐색 수업(i345)의 글.

pub mod baits;
pub mod closing;
pub mod code;
pub mod lesson;
pub mod settings;
pub mod steps;

/// 이 수업의 모든 표. 시험이 훑는다.
#[cfg(test)]
pub(crate) const TABLES: [&[(&str, &str, &str)]; 6] =
    [baits::TABLE, closing::TABLE, code::TABLE, lesson::TABLE, settings::TABLE, steps::TABLE];
