//! 그릴 나무: 들어간 마디와, 잘려서 보지 않은 형제.

use gaji_core::{Ordering, Score, Side, Traced};
use gaji_protocol::{MoveInfo, Node};

use crate::erased::{Match, Nth};
use crate::wire;

/// 보지 않은 마디를 이보다 많이 그리지 않는다.
const MAX_UNSEEN: usize = 2_000;

/// 무엇을 어떻게 그리는가.
#[derive(Clone, Copy)]
pub(super) struct Plan {
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

impl Plan {
    /// `game`이 기록의 첫 마디다. 들어가지 않은 마디면 `None`.
    pub(super) fn grow(
        self,
        game: &dyn Match,
        arrival: Arrival,
        traced: &[Traced<Nth>],
    ) -> Option<Tree> {
        traced.first()?;
        let mut children = vec![Vec::new(); traced.len()];
        for (id, node) in traced.iter().enumerate() {
            if let Some(parent) = node.parent {
                children[parent as usize].push(id);
            }
        }
        let tree = Tree { nodes: Vec::new(), drawn: vec![0; traced.len()] };
        let mut grower = Grower { plan: self, traced, children, unseen: 0, tree };
        grower.seen(game, 0, arrival);
        Some(grower.tree)
    }

    /// 탐색이 보는 차례의 수. 끝난 국면에는 없다.
    fn moves(self, game: &dyn Match) -> Vec<Nth> {
        let moves = if game.settled().is_none() { game.candidates() } else { Vec::new() };
        let sorted = self.ordering != Ordering::Off;
        let mut order: Vec<(Nth, i32)> = Vec::with_capacity(moves.len());
        for (mv, hint) in moves {
            let before = |&(_, other): &(Nth, i32)| !sorted || other >= hint;
            order.insert(order.partition_point(before), (mv, hint));
        }
        order.into_iter().map(|(mv, _)| mv).collect()
    }

    /// 잎이면 그 참값, MAX가 본 것.
    fn value(self, game: &dyn Match, ply: u32, depth: u32) -> Option<Score> {
        match game.settled() {
            Some(outcome) => Some(self.seen(game, Score::of_outcome(outcome, game.side(), ply))),
            None if depth == 0 && !self.quiet => Some(self.still(game)),
            None => None,
        }
    }

    /// 평가만 한 값, MAX가 본 것.
    fn still(self, game: &dyn Match) -> Score {
        self.seen(game, game.score(self.max))
    }

    /// 둘 차례인 쪽의 점수를 MAX가 본 것.
    fn seen(self, game: &dyn Match, own: Score) -> Score {
        if game.side() == self.max { own } else { -own }
    }
}

/// 어디서 무슨 수로 왔는가.
#[derive(Default)]
pub(super) struct Arrival {
    parent: Option<u32>,
    text: String,
    from: Option<u8>,
    last: Option<u8>,
}

impl Arrival {
    pub(super) fn by(game: &dyn Match, mv: Nth, parent: Option<u32>) -> Self {
        let MoveInfo { text, stroke, .. } = game.info(mv);
        Self { parent, text, from: stroke.from, last: stroke.to }
    }
}

/// 그리는 중인 나무.
struct Grower<'a> {
    plan: Plan,
    traced: &'a [Traced<Nth>],
    /// 기록한 마디마다 기록한 자식.
    children: Vec<Vec<usize>>,
    /// 그린, 보지 않은 마디의 수.
    unseen: usize,
    tree: Tree,
}

impl Grower<'_> {
    fn seen(&mut self, game: &dyn Match, id: usize, arrival: Arrival) {
        let Traced { ply, depth, below, .. } = self.traced[id];
        let at = self.push(game, (ply, depth), arrival, true);
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
            self.seen(&*after(game, mv), child, Arrival::by(game, mv, Some(at)));
        }
        if depth > 0 {
            let left = self.plan.moves(game).into_iter().filter(|mv| !tried.contains(mv));
            left.for_each(|mv| self.unseen(game, mv, at, (ply + 1, depth - 1)));
        }
    }

    /// `game`에서 `mv`로 갈 수 있었던 마디.
    fn unseen(&mut self, game: &dyn Match, mv: Nth, parent: u32, (ply, depth): (u32, u32)) {
        if self.unseen == MAX_UNSEEN {
            return;
        }
        self.unseen += 1;
        let child = after(game, mv);
        let arrival = Arrival::by(game, mv, Some(parent));
        let at = self.push(&*child, (ply, depth), arrival, false);
        if self.plan.whole && depth > 0 {
            let moves = self.plan.moves(&*child);
            moves.into_iter().for_each(|mv| self.unseen(&*child, mv, at, (ply + 1, depth - 1)));
        }
    }

    fn push(
        &mut self,
        game: &dyn Match,
        (ply, depth): (u32, u32),
        arrival: Arrival,
        visited: bool,
    ) -> u32 {
        let Arrival { parent, text, from, last } = arrival;
        if let Some(parent) = parent {
            self.tree.nodes[parent as usize].terminal = false;
        }
        self.tree.nodes.push(Node {
            parent,
            ply,
            text,
            max: game.side() == self.plan.max,
            visited,
            terminal: true,
            leaf: self.plan.value(game, ply, depth).map(wire::number),
            folded: 0,
            pieces: wire::pieces(game),
            from,
            last,
            still: wire::number(self.plan.still(game)),
        });
        (self.tree.nodes.len() - 1) as u32
    }
}

fn after(game: &dyn Match, mv: Nth) -> Box<dyn Match> {
    let mut child = game.fork();
    child.play(mv);
    child
}
