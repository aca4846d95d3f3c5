//! 평가 함수 수업(i346)의 글.

pub mod closing;
pub mod code;
pub mod duel;
pub mod lesson;
pub mod mistakes;
pub mod reason;
pub mod search;
pub mod steps;
pub mod truth;

/// 이 수업의 모든 표. 시험이 훑는다.
#[cfg(test)]
pub(crate) const TABLES: [&[(&str, &str, &str)]; 9] = [
    closing::TABLE,
    code::TABLE,
    duel::TABLE,
    lesson::TABLE,
    mistakes::TABLE,
    reason::TABLE,
    search::TABLE,
    steps::TABLE,
    truth::TABLE,
];
