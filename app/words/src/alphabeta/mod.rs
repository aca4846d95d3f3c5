//! 알파베타 수업(i341)의 글.

pub mod check;
pub mod closing;
pub mod code;
pub mod film;
pub mod lesson;
pub mod mistakes;
pub mod steps;
pub mod tree;

/// 이 수업의 모든 표. 시험이 훑는다.
#[cfg(test)]
pub(crate) const TABLES: [&[(&str, &str, &str)]; 8] = [
    check::TABLE,
    closing::TABLE,
    code::TABLE,
    film::TABLE,
    lesson::TABLE,
    mistakes::TABLE,
    steps::TABLE,
    tree::TABLE,
];
