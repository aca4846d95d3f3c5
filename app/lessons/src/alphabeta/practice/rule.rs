//! 시험이 따르는 규칙의 말: 답이 여기에 달렸다.

use gaji_words::Lang;
use gaji_words::alphabeta::lesson as words;

use crate::alphabeta::state::State;

/// 자르는 조건. 창 밖의 값을 적는 법은 값까지 묻거나(`values`), 같으면 두는 규칙이라 자를지도 거기에 달렸을 때만 말한다.
#[must_use]
pub fn rule(state: &State, values: bool, lang: Lang) -> String {
    let ties = if state.cut_ties { words::cut_rule_ge } else { words::cut_rule_gt };
    let rule = format!("{}: {}", words::cut_rule(lang), ties(lang));
    if state.cut_ties && !values {
        return rule;
    }
    let soft = if state.soft { words::soft_on } else { words::soft_off };
    format!("{rule} · {}: {}", words::soft(lang), soft(lang))
}
