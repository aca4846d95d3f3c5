//! 가위질의 증명: 숨은 잎을 어떤 값으로 바꾸어도 뿌리는 그대로다.
//!
//! 자르지 않았다면 무엇이 달라졌을지도 말한다. 잎 하나를 움직이면 그 위 마디의 값은 어느 끝과 끝 사이에서만
//! 잎을 따라간다(clamp): 고르는 것은 큰 값과 작은 값뿐이기 때문이다.

use gaji_words::alphabeta::proof as words;
use gaji_words::{Lang, number};

use super::number_tree::NumberTree;
use crate::alphabeta::film::Film;
use crate::alphabeta::grow::Dice;
use crate::alphabeta::label::node_name;
use crate::alphabeta::why::Why;

/// 숨은 잎에 줄 수 있는 값: 나무에 적을 수 있는 모든 값이다.
pub const HIDDEN: (i64, i64) = (-999, 999);

/// 끝까지 걸은 뒤에도 보지 않은 잎들.
#[must_use]
pub fn hidden_leaves(film: &Film) -> Vec<u32> {
    let nodes = film.trace().nodes.iter().enumerate();
    nodes.filter(|(_, node)| node.is_leaf() && !node.visited).map(|(id, _)| id as u32).collect()
}

/// 적은 나무의 글에서 그 마디까지의 길. 정렬해서 보아도 적힌 차례의 길이다.
#[must_use]
pub fn typed_path(film: &Film, id: u32) -> Vec<usize> {
    let steps = film.path(id).into_iter().skip(1);
    steps.filter_map(|at| film.trace().nodes[at as usize].text.parse().ok()).collect()
}

/// 숨은 잎을 모두 아무 값으로 바꾼 나무. 같은 나무는 언제나 같은 나무가 된다.
#[must_use]
pub fn shaken(film: &Film, tree: &NumberTree) -> NumberTree {
    let seed =
        tree.write().bytes().fold(0_u64, |seed, byte| seed.wrapping_mul(31) + u64::from(byte));
    let (mut dice, (low, high)) = (Dice(seed), HIDDEN);
    let sides = high.abs_diff(low) + 1;
    hidden_leaves(film).into_iter().fold(tree.clone(), |tree, leaf| {
        let value = low + dice.below(sides) as i64;
        tree.with_leaf(&typed_path(film, leaf), value as i32)
    })
}

/// 자르지 않았다면, 자른 마디의 값이 이 잎을 따라 움직일 범위. 한쪽이 없으면 그쪽으로는 끝이 없다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sway {
    /// 여기부터.
    pub low: Option<i32>,
    /// 여기까지.
    pub high: Option<i32>,
}

impl Sway {
    /// 나무 `tree`(뿌리는 MAX)의 마디 `fork`가 그 아래 잎 `leaf`를 따라 움직일 범위.
    #[must_use]
    pub fn of(tree: &NumberTree, fork: &[usize], leaf: &[usize]) -> Self {
        let max = fork.len().is_multiple_of(2);
        let with = |value: i32| {
            let tree = tree.clone().with_leaf(leaf, value);
            tree.at(fork).map_or(value, |fork| fork.value(max))
        };
        let (low, high) = (with(i32::MIN), with(i32::MAX));
        Self {
            low: Some(low).filter(|&low| low != i32::MIN),
            high: Some(high).filter(|&high| high != i32::MAX),
        }
    }

    /// 잎이 어떤 값이어도 그 마디의 값은 하나인가.
    #[must_use]
    pub fn is_still(self) -> bool {
        self.low.is_some() && self.low == self.high
    }

    /// 범위를 글로: `−2 … 5`, `5 이하`.
    fn text(self, lang: Lang) -> String {
        let write = |value: i32| number(i64::from(value));
        match (self.low.map(write), self.high.map(write)) {
            (Some(low), Some(high)) => words::between(lang, &low, &high),
            (Some(low), None) => words::from(lang, &low),
            (None, Some(high)) => words::up_to(lang, &high),
            (None, None) => words::any_value(lang).to_string(),
        }
    }
}

/// 잎 `leaf`의 자리에서, 자르지 않았다면 무엇이 달라졌을지.
#[must_use]
pub fn uncut(film: &Film, tree: &NumberTree, leaf: u32, lang: Lang) -> Option<String> {
    let why = Why::of(film, leaf)?;
    let fork = node_name(film, why.fork, lang);
    let sway = Sway::of(tree, &typed_path(film, why.fork), &typed_path(film, leaf));
    if sway.is_still() {
        return Some(words::still(lang, &fork));
    }
    let bound = crate::numbers::short(lang, why.bound, 1);
    let wider = if film.trace().nodes[why.fork as usize].max {
        words::wider_beta(lang, &fork, &sway.text(lang), &bound)
    } else {
        words::wider_alpha(lang, &fork, &sway.text(lang), &bound)
    };
    Some(wider)
}
