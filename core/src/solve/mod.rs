//! 끝까지 푸는 탐색(exact solver): 수가 정해진 만큼 줄어드는 놀이의 꼭 맞는 점수.
//!
//! 점수는 둘 차례인 쪽에서 본 «끝에서 몇째 제 수로 이기는가»다: 판이 찰 때 두었을 마지막 제 수로 이기면 1, 그 앞의 수로
//! 이기면 2, 비기면 0, 지면 상대의 점수를 뒤집은 것(Pons의 풀이가 쓰는 눈금).
//!
//! 한 번의 탐색은 빈 창(null window)으로 «점수가 α보다 큰가»만 묻고, 물음을 좁혀 가며 점수를 찾는다. 자식은 들어가기 전에
//! 놀이가 아는 것([`Game::prospect`])과 전치표로 먼저 살펴, 하나라도 답하면 들어가지 않는다(enhanced transposition cutoff,
//! Schaeffer–Plaat 1996).

mod prospect;

use alloc::vec::Vec;
use core::cmp::Reverse;

pub use prospect::Prospect;

use crate::table::Finding;
use crate::{Bound, Game, Score, Table};

/// 푼 것.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Solution {
    /// 꼭 맞는 점수.
    pub score: i32,
    /// 들어간 마디. 들어가기 전에 답을 안 자식은 세지 않는다.
    pub nodes: u64,
}

/// `position`을 끝까지 푼다. 끝나기까지의 수가 정해지지 않은 놀이([`Game::plies_left`])는 풀 수 없다.
///
/// 표에 남은 것은 언제까지나 참이므로, 같은 놀이의 다음 국면을 같은 표로 풀면 빠르다.
pub fn solve<G: Game>(position: &G, table: &mut Table) -> Option<Solution> {
    let mut root = Node::new(position.clone(), position.plies_left()?);
    table.open_exact::<G>();
    let mut solver = Solver { table, children: Vec::new(), moves: Vec::new(), nodes: 0 };
    recall(solver.table, &mut root);
    while !root.prospect.is_exact() {
        let alpha = question(root.prospect);
        let best = solver.negamax(&root, alpha);
        root.prospect.learn(bound(best, alpha), best);
    }
    let (score, nodes) = (root.prospect.lower, solver.nodes);
    if nodes > 0 {
        solver.remember(root.key, Bound::Exact, score, nodes);
    }
    Some(Solution { score, nodes })
}

/// `mv`를 끝까지 푼 값, 둔 쪽에서 탐색의 눈금으로: 몇 수 만에 이기거나 지는가.
pub fn solve_move<G: Game>(position: &G, mv: G::Move, table: &mut Table) -> Option<Score> {
    let mut after = position.clone();
    after.play(mv);
    let left = position.plies_left()? as i32;
    let score = -solve(&after, table)?.score;
    Some(match score.signum() {
        1 => Score::win_in((2 * ((left + 1) / 2 - score) + 1) as u32),
        0 => Score::DRAW,
        _ => Score::loss_in((2 * (left / 2 + score) + 2) as u32),
    })
}

struct Solver<'a, G: Game> {
    table: &'a mut Table,
    /// 지금 길 위 마디들의 자식을 쌓은 것.
    children: Vec<Node<G>>,
    moves: Vec<G::Move>,
    nodes: u64,
}

/// 마디: 국면과 지금까지 아는 것.
#[derive(Clone)]
struct Node<G> {
    position: G,
    key: u64,
    left: u32,
    prospect: Prospect,
}

impl<G: Game> Node<G> {
    fn new(position: G, left: u32) -> Self {
        let (key, prospect) = (position.symmetric_key(), position.prospect(left));
        Self { position, key, left, prospect }
    }

    fn child(&self, mv: G::Move) -> Self {
        let mut position = self.position.clone();
        position.play(mv);
        Self::new(position, self.left - 1)
    }
}

impl<G: Game> Solver<'_, G> {
    /// `node`의 점수가 `alpha`보다 큰가. 크면 아래의 한계를, 아니면 위의 한계를 돌려준다(fail-soft).
    fn negamax(&mut self, node: &Node<G>, alpha: i32) -> i32 {
        self.nodes += 1;
        let entered = self.nodes;
        let base = self.children.len();
        let best = self
            .spread(node, alpha)
            .or_else(|| self.recall_from(base, alpha))
            .unwrap_or_else(|| self.read_from(base, alpha));
        self.children.truncate(base);
        self.remember(node.key, bound(best, alpha), best, self.nodes - entered + 1);
        best
    }

    /// 자식을 쌓는다. 하나라도 `alpha`를 넘으면 그 값.
    fn spread(&mut self, node: &Node<G>, alpha: i32) -> Option<i32> {
        self.moves.clear();
        node.position.replies(&mut self.moves);
        for &mv in &self.moves {
            let child = node.child(mv);
            let answer = child.prospect.answer(alpha);
            self.children.push(child);
            if answer.is_some_and(|score| score > alpha) {
                return answer;
            }
        }
        None
    }

    /// `base`부터 쌓인 자식을 전치표에서 본다. 하나라도 `alpha`를 넘으면 그 값.
    fn recall_from(&mut self, base: usize, alpha: i32) -> Option<i32> {
        // 기억에서 가져오는 일이 서로 겹치도록, 모두 가져온 뒤에 판단한다.
        for at in base..self.children.len() {
            let child = &mut self.children[at];
            if child.prospect.answer(alpha).is_none() {
                recall(self.table, child);
            }
        }
        let children = self.children[base..].iter();
        let mut answers = children.filter_map(|child| child.prospect.answer(alpha));
        answers.find(|&score| score > alpha)
    }

    /// `base`부터 쌓인 자식에 유망한 것부터 들어간다. 하나라도 `alpha`를 넘으면 멈춘다.
    fn read_from(&mut self, base: usize, alpha: i32) -> i32 {
        self.children[base..].sort_by_key(|child| Reverse(child.prospect.rank));
        let mut best = i32::MIN;
        for at in base..self.children.len() {
            let score = match self.children[at].prospect.answer(alpha) {
                Some(score) => score,
                None => -self.negamax(&self.children[at].clone(), -alpha - 1),
            };
            best = best.max(score);
            if best > alpha {
                break;
            }
        }
        best
    }

    /// `work`는 든 마디: 표는 깊은 것을 남기는데, 여기서는 품이 많이 든 것이 깊은 것이다.
    fn remember(&mut self, key: u64, bound: Bound, score: i32, work: u64) {
        let score = Score::value(score.into());
        self.table.put(key, 0, Finding { score, bound, depth: work.ilog2(), index: None });
    }
}

/// 전치표가 아는 것을 더한다.
fn recall<G>(table: &Table, node: &mut Node<G>) {
    if let Some(entry) = table.get(node.key) {
        node.prospect.learn(entry.bound(), entry.score(0).raw());
    }
}

/// `alpha`를 물어 돌아온 `best`의 뜻.
const fn bound(best: i32, alpha: i32) -> Bound {
    if best > alpha { Bound::Lower } else { Bound::Upper }
}

/// 이보다 큰 점수는 이른 승패다.
const EARLY: i32 = 6;

/// 다음에 물을 α. 이른 승패는 얕게 읽고도 알 수 있으니 먼저 묻고, 그다음은 0에서 가까운 것부터 묻는다.
fn question(Prospect { lower, upper, .. }: Prospect) -> i32 {
    if upper > EARLY {
        lower.max(upper / 2)
    } else if lower < -EARLY {
        (lower / 2).min(upper - 1)
    } else {
        0.clamp(lower, upper - 1)
    }
}
