//! 핵심 코드: 칸을 재는 걸음과 함께 켜지는 줄. 실수하는 중이면 그 실수대로 적는다.

use gaji_words::evaluation::code as words;

use super::film::Beat;
use super::formula::Fault;
use crate::code::{CodeLine, bare, line};

/// 읽기 쉬운 러스트로 적은 고르기.
#[must_use]
pub fn code(fault: Option<Fault>) -> Vec<CodeLine> {
    let (mine, theirs) = match fault {
        None => (MINE, line("            - 3 * after.their_threes() * w.theirs;", words::theirs)),
        Some(Fault::Unscaled) => (
            line("            + after.my_threes() * w.mine", words::mine),
            line("            - after.their_threes() * w.theirs;", words::theirs),
        ),
        Some(Fault::Blind) => {
            (MINE, line("            - 0 * after.their_threes() * w.theirs;", words::blind))
        }
    };
    [BEFORE, &[mine, theirs], AFTER].concat()
}

const MINE: CodeLine = line("            + 3 * after.my_threes() * w.mine", words::mine);

const BEFORE: &[CodeLine] = &[
    line("fn choose(board, w) -> Column {", words::choose),
    bare("    let mut best = None;"),
    line("    for column in board.open_columns() {", words::each),
    line("        let after = board.drop(column);", words::drop),
    line("        if rules_first && after.has_four() { return column; }", words::wins),
    line("        let score = CENTRE[column]  * w.centre", words::centre),
];

const AFTER: &[CodeLine] = &[
    line("        if best.is_none_or(|b| score > b.score) {", words::compare),
    bare("            best = Some((column, score));"),
    bare("        }"),
    bare("    }"),
    line("    best.column", words::answer),
    bare("}"),
];

/// 이 일을 하는 줄, 0부터. `wins`는 떨어뜨린 칸이 바로 이겨 끝난 때다.
#[must_use]
pub const fn lit_line(beat: Beat, wins: bool) -> usize {
    match beat {
        Beat::Drop if wins => 4,
        Beat::Drop => 3,
        Beat::Term(term) => 5 + term,
        Beat::Compare => 8,
        Beat::Choose if wins => 4,
        Beat::Choose => 12,
    }
}
