//! 마디를 말로: 부르는 이름과, 그림을 보지 못하는 이가 들을 것.

use gaji_figures::tree::{Kind, Node, State, Value};
use gaji_words::alphabeta::{steps, tree as words};
use gaji_words::{Lang, parts};

use super::film::Film;

/// 마디를 부르는 이름: «맨 위 MAX», «2번째 MIN», «잎 1-2».
#[must_use]
pub fn node_name(film: &Film, id: u32, lang: Lang) -> String {
    let Some(node) = film.trace().nodes.get(id as usize) else { return String::new() };
    let kind = match node {
        leaf if leaf.is_leaf() => parts::leaf(lang),
        node if node.max => parts::max(lang),
        _ => parts::min(lang),
    };
    let path = film.path(id);
    let index = |pair: &[u32]| {
        let siblings = film.children(pair[0]);
        siblings.iter().position(|&child| child == pair[1]).map_or(0, |at| at + 1)
    };
    let turns: Vec<String> = path.windows(2).map(|pair| index(pair).to_string()).collect();
    match turns.as_slice() {
        [] => steps::root(lang, &kind),
        [only] => steps::nth(lang, only, &kind),
        all => steps::deep(lang, &all.join("-"), &kind),
    }
}

/// 화면 읽개가 읽는 것: «2번째 MIN, 값 2 이하, 지금 여기».
pub(super) fn label(name: &str, node: &Node, lang: Lang) -> String {
    let value = match &node.value {
        None => parts::unknown(lang).to_string(),
        Some(Value::Exact(value)) => parts::exact(lang, value),
        Some(Value::AtLeast(value)) => parts::at_least(lang, value),
        Some(Value::AtMost(value)) => parts::at_most(lang, value),
    };
    let folded = match node.kind {
        Kind::Folded(count) => Some(words::folded_label(lang, &count)),
        _ => None,
    };
    // 잎의 값은 보기 전에도 적혀 있다: 보았는지는 따로 말한다.
    let waits = node.kind == Kind::Leaf && node.state == State::Unseen;
    let marks = [
        waits.then(|| parts::not_seen(lang)),
        (node.state == State::Cut).then(|| parts::cut_off(lang)),
        node.best.then(|| parts::on_best_line(lang)),
        node.here.then(|| parts::here(lang)),
    ];
    let marks = marks.into_iter().flatten().map(str::to_string).chain(folded);
    let words = [words::node_label(lang, &name, &value)].into_iter().chain(marks);
    words.collect::<Vec<_>>().join(", ")
}
