//! 관찰자도 스위치도 없이 손으로 적은 알파베타: 코어가 보는 값(cost)의 기준이다.
//!
//! 하는 일은 코어와 같다: 같은 차례, 같은 마디, 주 변화까지.

use gaji_core::{Evaluate, Evaluator, Score};

pub(crate) struct ByHand<'a, G: Evaluate> {
    evaluator: &'a Evaluator<G>,
    moves: Vec<G::Move>,
    lines: Vec<Vec<G::Move>>,
    pub(crate) nodes: u64,
}

impl<'a, G: Evaluate> ByHand<'a, G> {
    pub(crate) fn new(evaluator: &'a Evaluator<G>, depth: u32) -> Self {
        let lines = (0..=depth + 1).map(|_| Vec::new()).collect();
        Self { evaluator, moves: Vec::new(), lines, nodes: 0 }
    }

    pub(crate) fn search(
        &mut self,
        position: &G,
        ply: u32,
        depth: u32,
        mut alpha: Score,
        beta: Score,
    ) -> Score {
        self.nodes += 1;
        self.lines[ply as usize].clear();
        if let Some(outcome) = position.outcome() {
            return Score::of_outcome(outcome, position.side(), ply);
        }
        if depth == 0 {
            return self.evaluator.score(position);
        }
        let base = self.moves.len();
        position.legal(&mut self.moves);
        let mut best = Score::MIN;
        for at in base..self.moves.len() {
            let mv = self.moves[at];
            let mut child = position.clone();
            child.play(mv);
            let score = -self.search(&child, ply + 1, depth - 1, -beta, -alpha);
            if score <= best {
                continue;
            }
            best = score;
            if score > alpha {
                alpha = score;
                self.extend(ply, mv);
            }
            if alpha >= beta {
                break;
            }
        }
        self.moves.truncate(base);
        best
    }

    fn extend(&mut self, ply: u32, mv: G::Move) {
        let (above, below) = self.lines.split_at_mut(ply as usize + 1);
        let line = &mut above[ply as usize];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
    }
}
