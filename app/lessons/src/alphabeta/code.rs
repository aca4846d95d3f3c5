//! 핵심 코드: 그림과 함께 켜지는 열다섯 줄.

use gaji_words::alphabeta::code as words;

use super::film::Glimpse;
use crate::code::{CodeLine, bare, line};

/// 읽기 쉬운 러스트로 적은 알파베타.
pub const LINES: &[CodeLine] = &[
    line("fn alpha_beta(node, mut α, β) -> Value {", words::enter),
    line("    if node.is_leaf() { return node.value(); }", words::leaf),
    line("    let mut best = −∞;", words::begin),
    line("    for child in node.children_in_order() {", words::order),
    line("        let value = −alpha_beta(child, −β, −α);", words::child),
    line("        if value > best {", words::each),
    line("            best = value;", words::best),
    line("            α = max(α, best);", words::raise),
    bare("        }"),
    line("        if α >= β {", words::cut),
    line("            break; // ✂", words::cut),
    bare("        }"),
    bare("    }"),
    line("    best", words::leave),
    bare("}"),
];

/// 이 일이 일어나는 줄, 0부터.
#[must_use]
pub const fn lit_line(glimpse: Glimpse) -> usize {
    match glimpse {
        Glimpse::Enter => 0,
        Glimpse::Leaf { .. } => 1,
        Glimpse::Keep { .. } => 5,
        Glimpse::Better { .. } => 7,
        Glimpse::Cut { .. } => 10,
        Glimpse::Leave { .. } => 13,
    }
}
