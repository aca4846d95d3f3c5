//! 다섯 문제: 씨앗에서 자란 나무마다 한 문제. 옳은 답은 그 나무의 기록에서 온다.

use gaji_protocol::{Ask, Number, Seat, Settings, TraceAsk, What};
use gaji_words::alphabeta::quiz as words;
use gaji_words::{Lang, number};

use super::number_tree::NumberTree;
use crate::alphabeta::film::Film;
use crate::alphabeta::grow::grown;
use crate::alphabeta::label::node_name;
use crate::alphabeta::state::State;
use crate::numbers::short;

/// 문제의 수.
pub const QUESTIONS: usize = 5;

/// 문제 하나.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// 물음.
    pub words: String,
    /// 고를 것들. 서로 다르다.
    pub options: Vec<String>,
    /// 옳은 것.
    pub right: usize,
    /// 묻는 마디. 나무 전체를 물으면 없다.
    pub about: Option<u32>,
}

impl Item {
    /// 다 풀고 되돌아볼 한 줄: 물음, 고른 것, 틀렸으면 바른 답.
    #[must_use]
    pub fn review(&self, choice: usize, lang: Lang) -> String {
        let option = |at: usize| self.options.get(at).map_or("", String::as_str);
        if choice == self.right {
            return words::review_right(lang, &self.words, &option(choice));
        }
        words::review_wrong(lang, &self.words, &option(choice), &option(self.right))
    }
}

/// 씨앗 `seed`의 `index`째 문제의 나무. 앞의 둘은 얕다.
#[must_use]
pub fn quiz_tree(seed: u32, index: usize) -> String {
    let own = u64::from(seed) * QUESTIONS as u64 + index as u64;
    grown(own ^ 0x9a11, if index < 2 { 2 } else { 3 })
}

/// 그 나무를 엔진에 물을 것. 자르는 조건과 창 밖의 값은 `state`의 것이다.
#[must_use]
pub fn quiz_ask(state: &State, seed: u32, index: usize) -> Ask {
    let seat = Seat { game: "tree".into(), position: quiz_tree(seed, index), moves: Vec::new() };
    let State { cut_ties, soft, .. } = *state;
    let settings = Settings { cut_ties, soft, ..Settings::alpha_beta(9) };
    Ask::Trace(TraceAsk { seat, settings, open: Vec::new() })
}

/// `index`째 문제. `tree`는 `film`의 나무다.
#[must_use]
pub fn quiz_item(film: &Film, tree: &NumberTree, index: usize, lang: Lang) -> Item {
    match index {
        0 => root_value(film, tree, lang),
        1 => choice(film, lang),
        2 => leaves(film, lang),
        3 => visited(film, lang),
        _ => inherited(film, lang),
    }
}

/// 뿌리의 값. 틀린 것은 다른 가지의 값과 가장 큰 잎이다.
fn root_value(film: &Film, tree: &NumberTree, lang: Lang) -> Item {
    let NumberTree::Fork(children) = tree else { return leaves(film, lang) };
    let values = children.iter().map(|child| i64::from(child.value(false)));
    let largest = film.trace().nodes.iter().filter_map(|node| node.leaf?.points());
    let largest = largest.map(i64::from);
    let right = i64::from(tree.value(true));
    let others = values.chain(largest.max());
    numeric(words::root_value(lang).into(), right, others, None)
}

fn choice(film: &Film, lang: Lang) -> Item {
    let branches = film.children(0);
    let right = branches.iter().position(|&id| film.trace().summary.best == Some(id));
    let name = |&id: &u32| gaji_words::capital(node_name(film, id, lang));
    Item {
        words: words::choice(lang).into(),
        options: branches.iter().map(name).collect(),
        right: right.unwrap_or_default(),
        about: None,
    }
}

/// 본 잎의 수. 틀린 것은 모든 잎, 가장 적은 잎, 하나 더다.
fn leaves(film: &Film, lang: Lang) -> Item {
    let summary = film.trace().summary;
    let right = summary.leaves as i64;
    let all = film.trace().nodes.iter().filter(|node| node.is_leaf()).count() as i64;
    let fewest = summary.fewest_leaves.map(|fewest| fewest as i64);
    let others = fewest.into_iter().chain([all, right + 1, right - 1]).take(3);
    numeric(words::leaves(lang).into(), right, others, None)
}

/// 그 잎을 보게 되는가. 잘린 잎이 있으면 첫 잘린 잎, 없으면 마지막 잎을 묻는다.
fn visited(film: &Film, lang: Lang) -> Item {
    let nodes = &film.trace().nodes;
    let leaf =
        |hidden: bool| move |id: &usize| nodes[*id].is_leaf() && (!hidden || !nodes[*id].visited);
    let hidden = (0..nodes.len()).find(leaf(true));
    let about = hidden.or_else(|| (0..nodes.len()).rev().find(leaf(false))).unwrap_or_default();
    Item {
        words: words::visited(lang, &node_name(film, about as u32, lang)),
        options: vec![words::yes(lang).into(), words::no(lang).into()],
        right: usize::from(!nodes[about].visited),
        about: Some(about as u32),
    }
}

/// 마지막으로 들어간 뿌리의 가지가 물려받은 α. 틀린 것은 끝없는 것과 앞 잎의 값이다.
fn inherited(film: &Film, lang: Lang) -> Item {
    let trace = film.trace();
    let entered = |moment: &&gaji_protocol::Moment| {
        let node = &trace.nodes[moment.node as usize];
        moment.what == What::Enter && node.parent == Some(0) && !node.is_leaf()
    };
    let Some(moment) = trace.moments.iter().rfind(entered) else { return leaves(film, lang) };
    let first = trace.nodes.iter().filter_map(|node| node.leaf).take(2);
    let mut values: Vec<Number> = first.chain([moment.alpha, Number::Least]).collect();
    values.sort_by_key(|value| value.rank());
    values.dedup();
    Item {
        words: words::inherited(lang, &node_name(film, moment.node, lang)),
        right: values.iter().position(|value| *value == moment.alpha).unwrap_or_default(),
        options: values.into_iter().map(|value| short(lang, value, 1)).collect(),
        about: Some(moment.node),
    }
}

/// 수를 고르는 문제: 작은 것부터 늘어놓는다.
fn numeric(
    words: String,
    right: i64,
    others: impl Iterator<Item = i64>,
    about: Option<u32>,
) -> Item {
    let mut values: Vec<i64> = others.chain([right]).collect();
    values.sort_unstable();
    values.dedup();
    let at = values.iter().position(|value| *value == right).unwrap_or_default();
    Item { words, options: values.into_iter().map(number).collect(), right: at, about }
}
