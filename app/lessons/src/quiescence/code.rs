//! 핵심 코드: 오른쪽 판과 함께 켜지는 열다섯 줄.

use gaji_words::quiescence::code as words;

use super::beat::Glimpse;
use crate::code::{CodeLine, bare, line};

/// 읽기 쉬운 러스트로 적은 정지 탐색.
pub const LINES: &[CodeLine] = &[
    line("fn quiesce(board, mut α, β) -> Value {", words::enter),
    line("    let still = board.evaluate();", words::still),
    line("    if still >= β { return still; }", words::enough),
    line("    α = max(α, still);", words::secure),
    line("    let mut best = still;", words::secure),
    line("    for child in board.captures_in_order() {", words::captures),
    line("        let value = −quiesce(child, −β, −α);", words::child),
    line("        if value > best {", words::better),
    line("            best = value;", words::better),
    line("            α = max(α, best);", words::raise),
    bare("        }"),
    line("        if α >= β { break; } // ✂", words::cut),
    bare("    }"),
    line("    best", words::leave),
    bare("}"),
];

/// 이 일이 일어나는 줄, 0부터. 정지 탐색의 일이 아니면 없다.
#[must_use]
pub const fn lit_line(glimpse: Glimpse) -> Option<usize> {
    Some(match glimpse {
        Glimpse::Consider => 0,
        Glimpse::StandPat { cuts: true, .. } => 2,
        Glimpse::StandPat { .. } => 3,
        Glimpse::Leaf { .. } | Glimpse::Result { .. } => 13,
        Glimpse::Better { .. } => 9,
        Glimpse::Cut { .. } => 11,
        Glimpse::Rest { .. } | Glimpse::Chosen | Glimpse::Played { .. } => return None,
    })
}
