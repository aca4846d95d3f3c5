//! 그릴 나무: 들어간 마디와, 잘려서 보지 않은 형제.

use std::cmp::Reverse;

use gaji_core::{Evaluate, Evaluator, Game, Ordering, Recorder, Score, Side, Traced};
use gaji_protocol::Node;

use crate::wire;

/// 보지 않은 마디를 이보다 많이 그리지 않는다.
const MAX_UNSEEN: usize = 2_000;

/// 무엇을 어떻게 그리는가.
pub(super) struct Plan<'a, G: Evaluate> {
    pub(super) evaluator: &'a Evaluator<G>,
    /// MAX: 탐색의 뿌리에서 둘 차례인 쪽.
    pub(super) max: Side,
    pub(super) ordering: Ordering,
    /// 깊이의 끝에서 정지 탐색을 한다: 보지 않은 잎의 값은 모른다.
    pub(super) quiet: bool,
    /// 보지 않은 가지도 그 끝까지 그린다.
    pub(super) whole: bool,
}

/// 그린 마디와, 기록한 마디가 그중 몇째인지.
#[derive(Default)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) drawn: Vec<u32>,
}

impl<G: Evaluate> Plan<'_, G> {
    /// `position`이 기록의 첫 마디다. 들어가지 않은 마디면 `None`.
    pub(super) fn grow(
        &self,
        position: &G,
        arrival: Arrival,
        recorder: &Recorder<G::Move>,
    ) -> Option<Tree> {
        let traced = recorder.nodes();
        let mut children = vec![Vec::new(); traced.len()];
        for (id, node) in traced.iter().enumerate() {
            if let Some(parent) = node.parent {
                children[parent as usize].push(id);
            }
        }
        let tree = Tree { nodes: Vec::new(), drawn: vec![0; traced.len()] };
        let mut grower = Grower { plan: self, traced, children, unseen: 0, tree };
        traced.first()?;
        grower.seen(position, 0, arrival);
        Some(grower.tree)
    }

    /// 탐색이 보는 차례의 수. 끝난 국면에는 없다.
    fn moves(&self, position: &G) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if ended(position).is_none() {
            position.candidates(&mut moves);
        }
        if self.ordering == Ordering::Off {
            return moves;
        }
        // 놀이마다 정렬이 따로 컴파일되지 않도록 수가 아니라 등수를 늘어놓는다.
        let rank = |(index, &mv): (usize, &G::Move)| (Reverse(i64::from(position.hint(mv))), index);
        let mut ranked: Vec<(Reverse<i64>, usize)> = moves.iter().enumerate().map(rank).collect();
        ranked.sort_unstable();
        ranked.into_iter().map(|(_, index)| moves[index]).collect()
    }

    /// 잎이면 그 참값, MAX가 본 것.
    fn value(&self, position: &G, ply: u32, depth: u32) -> Option<Score> {
        let own = match ended(position) {
            Some(outcome) => Score::of_outcome(outcome, position.side(), ply),
            None if depth == 0 && !self.quiet => self.evaluator.score(position),
            None => return None,
        };
        Some(if position.side() == self.max { own } else { -own })
    }
}

fn ended<G: Game>(position: &G) -> Option<gaji_core::Outcome> {
    position.outcome().or_else(|| Some(position.adjudicated()?.outcome))
}

/// 어디서 무슨 수로 왔는가.
#[derive(Default)]
pub(super) struct Arrival {
    parent: Option<u32>,
    text: String,
    last: Option<u8>,
}

impl Arrival {
    pub(super) fn by<G: Game>(position: &G, mv: G::Move, parent: Option<u32>) -> Self {
        let (text, last) = (wire::move_text(position, mv), position.stroke(mv).to);
        Self { parent, text, last }
    }
}

/// 그리는 중인 나무.
struct Grower<'a, G: Evaluate> {
    plan: &'a Plan<'a, G>,
    traced: &'a [Traced<G::Move>],
    /// 기록한 마디마다 기록한 자식.
    children: Vec<Vec<usize>>,
    /// 그린, 보지 않은 마디의 수.
    unseen: usize,
    tree: Tree,
}

impl<G: Evaluate> Grower<'_, G> {
    fn seen(&mut self, position: &G, id: usize, arrival: Arrival) {
        let Traced { ply, depth, below, .. } = self.traced[id];
        let at = self.push(position, (ply, depth), arrival, true);
        self.tree.drawn[id] = at;
        let children = std::mem::take(&mut self.children[id]);
        if children.is_empty() {
            self.tree.nodes[at as usize].folded = below.nodes.saturating_sub(1);
            return;
        }
        let mut tried = Vec::new();
        for child in children {
            let Some(mv) = self.traced[child].mv else { continue };
            tried.push(mv);
            self.seen(&after(position, mv), child, Arrival::by(position, mv, Some(at)));
        }
        if depth > 0 {
            let left = self.plan.moves(position).into_iter().filter(|mv| !tried.contains(mv));
            left.for_each(|mv| self.unseen(position, mv, at, (ply + 1, depth - 1)));
        }
    }

    /// `position`에서 `mv`로 갈 수 있었던 마디.
    fn unseen(&mut self, position: &G, mv: G::Move, parent: u32, (ply, depth): (u32, u32)) {
        if self.unseen == MAX_UNSEEN {
            return;
        }
        self.unseen += 1;
        let child = after(position, mv);
        let arrival = Arrival::by(position, mv, Some(parent));
        let at = self.push(&child, (ply, depth), arrival, false);
        if self.plan.whole && depth > 0 {
            let moves = self.plan.moves(&child);
            moves.into_iter().for_each(|mv| self.unseen(&child, mv, at, (ply + 1, depth - 1)));
        }
    }

    fn push(
        &mut self,
        position: &G,
        (ply, depth): (u32, u32),
        arrival: Arrival,
        visited: bool,
    ) -> u32 {
        let Arrival { parent, text, last } = arrival;
        if let Some(parent) = parent {
            self.tree.nodes[parent as usize].terminal = false;
        }
        self.tree.nodes.push(Node {
            parent,
            ply,
            text,
            max: position.side() == self.plan.max,
            visited,
            terminal: true,
            leaf: self.plan.value(position, ply, depth).map(wire::number),
            folded: 0,
            pieces: wire::pieces(position),
            last,
        });
        (self.tree.nodes.len() - 1) as u32
    }
}

fn after<G: Game>(position: &G, mv: G::Move) -> G {
    let mut child = position.clone();
    child.play(mv);
    child
}
