//! 같은 값의 함정: 적힌 수는 같아도 하나는 참값이고 하나는 «많아야»일 수 있다.

use gaji_figures::tree::Value;
use gaji_words::alphabeta::ties as words;
use gaji_words::{Lang, number};

use super::number_tree::NumberTree;
use super::proof::typed_path;
use crate::alphabeta::film::Film;
use crate::alphabeta::label::node_name;
use crate::alphabeta::picture::{Show, value};
use crate::alphabeta::state::View;

/// 뿌리의 가지 하나: 탐색이 적은 값과 끝까지 다 본 참값.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// 이름.
    pub name: String,
    /// 그림에 적힌 값: `≤3`.
    pub shown: String,
    /// 미니맥스의 값.
    pub truth: i32,
    /// 어떤 가지인가.
    pub tie: Tie,
}

/// 고른 가지와 견주면.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// 고른 가지다.
    Chosen,
    /// 정말 같다.
    Equal,
    /// 적힌 수만 같고 참값은 못하다.
    Trap,
    /// 적힌 수부터 다르다.
    Other,
}

/// 나무 `tree`(영화의 나무)의 뿌리의 가지들. 뿌리의 값과 견주므로 늘 뿌리(MAX) 쪽에서 적는다.
#[must_use]
pub fn branches(film: &Film, tree: &NumberTree, show: &Show<'_>) -> Vec<Branch> {
    let show = &Show { view: View::Minimax, ..*show };
    let snapshots = film.snapshots(film.last());
    let best = film.trace().summary.best;
    let root = tree.value(true);
    let branch = |&id: &u32| {
        let traced = &film.trace().nodes[id as usize];
        let shown = value(traced, &snapshots[id as usize], show)?;
        let truth = tree.at(&typed_path(film, id))?.value(false);
        let looks = shown.number() == number(i64::from(root));
        let tie = match (looks, truth == root) {
            _ if best == Some(id) => Tie::Chosen,
            (true, true) => Tie::Equal,
            (true, false) => Tie::Trap,
            (false, _) => Tie::Other,
        };
        let name = gaji_words::capital(node_name(film, id, show.lang));
        Some(Branch { name, shown: Value::text(&shown), truth, tie })
    };
    film.children(0).iter().filter_map(branch).collect()
}

/// 가지들이 말하는 것 한 문장. 같을 때 자르지 않으면서 창의 끝으로 잘라 적으면(fail-hard) 어느 나무에서도 자르지 못한다.
#[must_use]
pub fn moral(branches: &[Branch], cut_ties: bool, soft: bool, lang: Lang) -> String {
    if !(cut_ties || soft) {
        return words::barren(lang).to_string();
    }
    let trap = branches.iter().find(|branch| branch.tie == Tie::Trap);
    let equal = branches.iter().any(|branch| branch.tie == Tie::Equal);
    match (trap, equal) {
        (Some(trap), _) => {
            words::trap(lang, &trap.name, &trap.shown, &number(i64::from(trap.truth)))
        }
        (None, true) if !cut_ties => words::honest(lang).to_string(),
        (None, true) => words::lucky(lang).to_string(),
        (None, false) => words::no_tie(lang).to_string(),
    }
}
