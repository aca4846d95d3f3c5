//! 물음의 그림: 아직 답하지 않은 것은 가린다.

use gaji_figures::tree::{State as Seen, Tree};

use super::{Asked, Question};
use crate::alphabeta::film::Film;
use crate::alphabeta::label::{label, node_name};
use crate::alphabeta::picture::{Show, picture};

/// 자를 가지를 누르면 내놓는 이름.
pub const SNIP: &str = "snip";

/// `question`을 물을 때의 그림. `all`이면 지금 길의 값과 창을 가린다. 자를지 물으면 남은 가지를 누를 수 있다.
#[must_use]
pub fn blind(film: &Film, question: &Question, all: bool, show: &Show<'_>) -> Tree {
    let mut tree = picture(film, question.step, show);
    let fork = tree.nodes.iter().position(|node| node.id == question.node);
    let cuts = matches!(question.what, Asked::Cut(_));
    for node in &mut tree.nodes {
        if all && node.state == Seen::Open {
            (node.value, node.window) = (None, None);
        }
        (node.best, node.chosen) = (false, false);
        node.here = node.id == question.node;
        let left = cuts && node.parent == fork && node.state == Seen::Unseen;
        node.hit = left.then(|| SNIP.to_string());
        node.name = label(&node_name(film, node.id, show.lang), node, show.lang);
    }
    tree
}
