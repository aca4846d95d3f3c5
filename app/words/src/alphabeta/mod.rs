//! 알파베타 수업(i341)의 글.

pub mod check;
pub mod closing;
pub mod code;
pub mod film;
pub mod grade;
pub mod guide;
pub mod lesson;
pub mod links;
pub mod mistakes;
pub mod practice;
pub mod proof;
pub mod quiz;
pub mod sheet;
pub mod steps;
pub mod table;
pub mod ties;
pub mod tree;
pub mod walk;
pub mod why;

/// 이 수업의 모든 표. 시험이 훑는다.
#[cfg(test)]
pub(crate) const TABLES: [&[(&str, &str, &str)]; 19] = [
    check::TABLE,
    closing::TABLE,
    code::TABLE,
    film::TABLE,
    grade::TABLE,
    guide::TABLE,
    lesson::TABLE,
    links::TABLE,
    mistakes::TABLE,
    practice::TABLE,
    proof::TABLE,
    quiz::TABLE,
    sheet::TABLE,
    steps::TABLE,
    table::TABLE,
    ties::TABLE,
    tree::TABLE,
    walk::TABLE,
    why::TABLE,
];
