//! 관찰자도 스위치도 없이 손으로 적은 알파베타: 코어가 보는 값(cost)의 기준이다.
//!
//! 하는 일은 코어와 같다: 같은 차례, 같은 마디, 주 변화, 세기, 마디의 한계, 멈추라는 말 듣기까지.

use gaji_core::{Evaluate, Evaluator, Score};

pub(crate) struct ByHand<'a, G: Evaluate> {
    evaluator: &'a Evaluator<G>,
    moves: Vec<G::Move>,
    lines: Vec<Vec<G::Move>>,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
    limit: u64,
    pub(crate) nodes: u64,
    pub(crate) leaves: u64,
    pub(crate) cuts: u64,
}

impl<'a, G: Evaluate> ByHand<'a, G> {
    pub(crate) fn new(
        evaluator: &'a Evaluator<G>,
        depth: u32,
        stop: &'a mut dyn FnMut() -> bool,
    ) -> Self {
        let lines = (0..=depth + 1).map(|_| Vec::new()).collect();
        let (moves, limit) = (Vec::new(), u64::MAX);
        Self { evaluator, moves, lines, stop, stopped: false, limit, nodes: 0, leaves: 0, cuts: 0 }
    }

    pub(crate) fn search(
        &mut self,
        position: &G,
        ply: u32,
        depth: u32,
        mut alpha: Score,
        beta: Score,
    ) -> Score {
        if self.nodes.is_multiple_of(64) {
            self.stopped |= self.nodes >= self.limit || (self.stop)();
        }
        if self.stopped {
            return Score::DRAW;
        }
        self.nodes += 1;
        self.lines[ply as usize].clear();
        if let Some(outcome) = position.outcome() {
            self.leaves += 1;
            return Score::of_outcome(outcome, position.side(), ply);
        }
        if depth == 0 {
            self.leaves += 1;
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
            if self.stopped {
                break;
            }
            if score <= best {
                continue;
            }
            best = score;
            if score <= alpha {
                continue;
            }
            alpha = score;
            if alpha >= beta {
                self.cuts += u64::from(at + 1 < self.moves.len());
                break;
            }
            self.extend(ply, mv);
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
