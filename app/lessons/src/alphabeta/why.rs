//! 왜 잘렸는가: 어느 조상이 챙긴 어느 수가 창을 닫았는지, 기록에서 찾아 말한다.

use gaji_figures::Tree;
use gaji_protocol::{Node, Number, What};
use gaji_words::alphabeta::why as words;

use super::film::Film;
use super::label::node_name;
use super::picture::{Show, turned, window};
use super::state::View;
use crate::numbers::short;

/// 가지가 잘린 까닭. 값은 MAX 쪽에서 본 것이다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    /// 남은 가지를 자른 마디.
    pub fork: u32,
    /// 자를 때 그 마디가 얻은 값: MAX면 적어도, MIN이면 많아야.
    pub value: Number,
    /// 창의 다른 끝을 물려준 조상.
    pub ancestor: u32,
    /// 그 조상이 이미 챙긴 값: MIN을 자르면 α, MAX를 자르면 β.
    pub bound: Number,
    /// 자른 순간: [`gaji_protocol::Trace::moments`]의 번호.
    pub moment: usize,
}

impl Why {
    /// 마디 `id`가 잘린 까닭. 잘리지 않았거나, 조상을 알 수 없는 틀린 탐색이면 `None`.
    #[must_use]
    pub fn of(film: &Film, id: u32) -> Option<Self> {
        let nodes = &film.trace().nodes;
        let path = film.path(id);
        let fork = *path.iter().rfind(|&&at| nodes.get(at as usize).is_some_and(|n| n.visited))?;
        let moments = &film.trace().moments;
        let at = moments.iter().position(|moment| {
            moment.node == fork && fork != id && matches!(moment.what, What::Cut { .. })
        })?;
        let moment = moments[at];
        let What::Cut { because, .. } = moment.what else { return None };
        let (value, bound) = if nodes[fork as usize].max {
            (moment.alpha, moment.beta)
        } else {
            (moment.beta, moment.alpha)
        };
        Some(Self { fork, value, ancestor: because?, bound, moment: at })
    }

    /// 자른 마디와 그 조상을 밝히고, 자를 때의 α와 β를 둘의 곁에 적는다: 어느 수가 어느 수를 막았는지 보이게.
    pub fn light(&self, film: &Film, tree: &mut Tree, show: &Show<'_>) {
        let before = film.frames().partition_point(|frame| frame.moment <= self.moment);
        let snapshots = film.snapshots(before as u32);
        for node in &mut tree.nodes {
            let at = node.id as usize;
            node.lit = [self.fork, self.ancestor].contains(&node.id);
            if node.lit {
                let bounds = (snapshots[at].alpha, snapshots[at].beta);
                node.window = Some(window(&film.trace().nodes[at], bounds, show));
            }
        }
    }

    /// 바로 위가 아니라 더 먼 조상이 잘랐는가(deep cutoff).
    #[must_use]
    pub fn is_deep(&self, film: &Film) -> bool {
        film.trace().nodes[self.fork as usize].parent != Some(self.ancestor)
    }

    /// 까닭을 두 문장으로: 어느 수가 잘랐는지, 무슨 가위질인지.
    #[must_use]
    pub fn sentences(&self, film: &Film, cut_ties: bool, show: &Show<'_>) -> [String; 2] {
        let lang = show.lang;
        let node = |id: u32| &film.trace().nodes[id as usize];
        let write = |number: Number, by: &Node| {
            short(lang, turned(number, by, show.view), show.denominator)
        };
        let (fork, ancestor) = (node(self.fork), node(self.ancestor));
        let names = [self.fork, self.ancestor].map(|id| node_name(film, id, lang));
        let (value, kept) = (write(self.value, fork), write(self.bound, ancestor));
        let told = match (show.view, fork.max) {
            (View::Negamax, _) => words::negamax_cut,
            (View::Minimax, true) => words::max_cut,
            (View::Minimax, false) => words::min_cut,
        };
        let rises = fork.max || show.view == View::Negamax;
        let sign = match (rises, cut_ties) {
            (true, true) => "≥",
            (true, false) => ">",
            (false, true) => "≤",
            (false, false) => "<",
        };
        let seen = write(self.bound, fork);
        let told = told(lang, &names[0], &value, &names[1], &kept, &seen, &sign);
        [gaji_words::capital(told), self.kind(film, show)]
    }

    fn kind(&self, film: &Film, show: &Show<'_>) -> String {
        // 네가맥스에서는 어느 마디나 제 쪽에서 보므로 모두 β에서 자른다.
        let beta = show.view == View::Negamax || film.trace().nodes[self.fork as usize].max;
        let letter = if beta { "β" } else { "α" };
        if self.is_deep(film) {
            words::deep(show.lang, &letter)
        } else {
            words::shallow(show.lang, &letter)
        }
    }
}
