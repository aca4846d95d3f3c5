//! 핵심 코드: 그림과 함께 켜지는 열다섯 줄. 지금 스위치대로 도는 코드를 적는다.

use gaji_protocol::Mistake;
use gaji_words::alphabeta::code as words;

use super::frame::Glimpse;
use super::state::{State, View};
use crate::code::{CodeLine, bare, line};

/// 지금 스위치의 코드, 읽기 쉬운 러스트로.
#[must_use]
pub fn code(state: &State) -> Vec<CodeLine> {
    let how = How::of(state);
    let mut lines =
        vec![how.enter(), how.leaf(), how.begin(), how.order(), how.child(), how.compare()];
    lines.push(line("            best = value;", words::best));
    lines.extend(how.raise());
    lines.push(bare("        }"));
    lines.extend(how.cut());
    lines.extend([bare("    }"), how.leave(), bare("}")]);
    lines
}

/// 이 일이 일어나는 줄: [`code`]의 번호, 0부터. 가지치기를 끄면 그 네 줄이 없다.
#[must_use]
pub const fn lit_line(glimpse: Glimpse, state: &State) -> usize {
    match (glimpse, prunes(state)) {
        (Glimpse::Enter, _) => 0,
        (Glimpse::Leaf { .. }, _) => 1,
        // 창의 끝을 들고 있는 fail-hard: 그 끝을 넘지 못한다.
        (Glimpse::Keep { best: None, .. }, true) => 7,
        (Glimpse::Keep { .. }, _) => 5,
        // 바꿔 들지만, 물려받은 창은 좁히지 못한다.
        (Glimpse::Hold { .. }, _) | (Glimpse::Better { .. }, false) => 6,
        (Glimpse::Better { .. }, true) => 7,
        (Glimpse::Leave { .. }, false) => 9,
        (Glimpse::Cut { .. }, _) => 10,
        (Glimpse::Leave { .. }, true) => 13,
    }
}

/// 일부러 틀리는 탐색은 언제나 가지친다.
const fn prunes(state: &State) -> bool {
    state.prune || state.mistake.is_some()
}

/// 코드를 가르는 스위치. 일부러 틀리는 탐색은 나머지 스위치를 보지 않는다.
#[derive(Clone, Copy)]
struct How {
    prune: bool,
    negamax: bool,
    order: bool,
    cut_ties: bool,
    soft: bool,
    mistake: Option<Mistake>,
}

impl How {
    fn of(state: &State) -> Self {
        let wrong = state.mistake.is_some();
        Self {
            prune: prunes(state),
            negamax: state.view == View::Negamax,
            order: state.order && !wrong,
            cut_ties: state.cut_ties || wrong,
            soft: state.settings().is_soft(),
            mistake: state.mistake,
        }
    }

    const fn enter(self) -> CodeLine {
        line(
            match (self.prune, self.negamax) {
                (true, true) => "fn alpha_beta(node, mut α, β) -> Value {",
                (true, false) => "fn alpha_beta(node, mut α, mut β) -> Value {",
                (false, true) => "fn negamax(node) -> Value {",
                (false, false) => "fn minimax(node) -> Value {",
            },
            words::enter,
        )
    }

    /// 네가맥스의 잎은 둘 차례인 쪽에서, 미니맥스의 잎은 늘 MAX 쪽에서 본다. 섞으면 틀린다.
    const fn leaf(self) -> CodeLine {
        match (self.mistake, self.negamax) {
            (Some(Mistake::MixedSides), true) => {
                line("✗   if leaf(node) { return for_max(node); }", words::mixed)
            }
            (Some(Mistake::MixedSides), false) => {
                line("✗   if leaf(node) { return for_mover(node); }", words::mixed)
            }
            (_, true) => line("    if leaf(node) { return for_mover(node); }", words::leaf),
            (_, false) => line("    if leaf(node) { return for_max(node); }", words::leaf),
        }
    }

    const fn begin(self) -> CodeLine {
        let text = if self.negamax {
            "    let mut best = −∞;"
        } else {
            "    let mut best = node.worst();"
        };
        line(text, words::begin)
    }

    const fn order(self) -> CodeLine {
        if self.order {
            line("    for child in node.children_in_order() {", words::order)
        } else {
            line("    for child in node.children() {", words::each)
        }
    }

    const fn child(self) -> CodeLine {
        match (self.mistake, self.prune, self.negamax) {
            (Some(Mistake::UnswappedWindow), _, true) => {
                line("✗       let value = −alpha_beta(child, −α, −β);", words::unswapped)
            }
            (Some(Mistake::UnswappedWindow), _, false) => {
                line("✗       let value = alpha_beta(child, β, α);", words::unswapped)
            }
            (_, true, true) => {
                line("        let value = −alpha_beta(child, −β, −α);", words::child)
            }
            (_, true, false) => {
                line("        let value = alpha_beta(child, α, β);", words::child_fixed)
            }
            (_, false, true) => line("        let value = −negamax(child);", words::child_flipped),
            (_, false, false) => line("        let value = minimax(child);", words::child_plain),
        }
    }

    const fn compare(self) -> CodeLine {
        if self.negamax {
            line("        if value > best {", words::compare)
        } else {
            line("        if node.prefers(value, best) {", words::prefers)
        }
    }

    fn raise(self) -> Option<CodeLine> {
        let line = if self.negamax {
            line("            α = max(α, best);", words::raise)
        } else {
            line("            node.narrow(α, β, best);", words::narrow)
        };
        self.prune.then_some(line)
    }

    fn cut(self) -> impl Iterator<Item = CodeLine> {
        let when = if self.cut_ties {
            line("        if α >= β {", words::cut)
        } else {
            line("        if α > β {", words::cut_beyond)
        };
        let lines = [when, line("            break; // ✂", words::cut), bare("        }")];
        lines.into_iter().filter(move |_| self.prune)
    }

    const fn leave(self) -> CodeLine {
        if self.soft {
            line("    best", words::leave)
        } else {
            line("    best.clamp(α₀, β₀)", words::leave_hard)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CodeLine, code, lit_line};
    use crate::alphabeta::{Glimpse, State, View};
    use gaji_protocol::{Mistake, Number};

    fn text(state: &State) -> String {
        code(state).iter().map(|line| line.text).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn the_code_is_that_of_the_settings() {
        let plain = State::default();
        let negamax = State { view: View::Negamax, ..State::default() };
        let wrong = |mistake, view| State { mistake: Some(mistake), view, ..State::default() };
        for (state, there, gone) in [
            (plain.clone(), "= alpha_beta(child, α, β);", "−alpha_beta"),
            (negamax.clone(), "−alpha_beta(child, −β, −α);", "prefers"),
            (State { cut_ties: false, ..plain.clone() }, "if α > β {", ">="),
            (State { prune: false, ..plain.clone() }, "minimax(child)", "α"),
            (State { prune: false, ..negamax }, "−negamax(child)", "break"),
            (State { soft: false, ..plain.clone() }, "best.clamp(α₀, β₀)", "    best\n"),
            (State { order: true, ..plain }, "children_in_order()", "children()"),
            (
                wrong(Mistake::UnswappedWindow, View::Negamax),
                "✗       let value = −alpha_beta(child, −α, −β);",
                "−β, −α",
            ),
            (
                wrong(Mistake::UnswappedWindow, View::Minimax),
                "✗       let value = alpha_beta(child, β, α);",
                "α, β);",
            ),
            (
                wrong(Mistake::MixedSides, View::Minimax),
                "✗   if leaf(node) { return for_mover(node); }",
                "for_max",
            ),
            (
                wrong(Mistake::MixedSides, View::Negamax),
                "✗   if leaf(node) { return for_max(node); }",
                "for_mover",
            ),
        ] {
            let text = text(&state);
            assert!(text.contains(there) && !text.contains(gone), "{text}");
        }
    }

    /// 어느 설정에서나 켜진 줄은 그 일을 하는 줄이고, 코드는 열다섯 줄을 넘지 않는다.
    #[test]
    fn the_lit_line_does_what_is_seen() {
        let value = Number::Points(3);
        let seen = [
            (Glimpse::Enter, "fn "),
            (Glimpse::Leaf { value, end: true }, "leaf(node)"),
            (Glimpse::Keep { best: Some(value), value }, "best {|best) {"),
            (Glimpse::Keep { best: None, value }, "α, best)|β, best)|best {|best) {"),
            (Glimpse::Hold { value }, "best = value;"),
            (Glimpse::Better { old: None, value }, "best|α"),
            (Glimpse::Cut { value, left: 1, because: None }, "break"),
            (Glimpse::Leave { value }, "    best"),
        ];
        for at in 0..16 {
            let view = if at & 1 == 0 { View::Minimax } else { View::Negamax };
            let mistake = (at & 2 > 0).then_some(Mistake::MixedSides);
            let (prune, soft) = (at & 4 == 0, at & 8 == 0);
            let state = State { view, mistake, prune, soft, ..State::default() };
            let lines = code(&state);
            // 넓은 화면의 코드 판에는 47자까지 다 보인다.
            let fits = |line: &CodeLine| line.text.chars().count() <= 47;
            assert!(lines.len() <= 15 && lines.iter().all(fits), "{lines:?}");
            let cuts = prune || mistake.is_some();
            for (glimpse, part) in seen {
                if cuts || !matches!(glimpse, Glimpse::Cut { .. }) {
                    let lit = lines[lit_line(glimpse, &state)];
                    assert!(part.split('|').any(|part| lit.text.contains(part)), "{lit:?}");
                    assert!(lit.about.is_some(), "{lit:?}");
                }
            }
        }
    }
}
