//! 가지치기 없는 미니맥스를 따로 적은 것: 정확한 설정은 모두 이것과 값도 수도 같아야 한다.

use gaji_core::{Evaluate, Evaluator, Quiescence, Score};

pub(crate) struct Oracle<'a, G> {
    pub(crate) evaluator: &'a Evaluator<G>,
    pub(crate) quiescence: Option<Quiescence>,
}

impl<G: Evaluate> Oracle<'_, G> {
    /// 뿌리의 수마다 값, 규칙의 차례.
    pub(crate) fn root(&self, position: &G, depth: u32) -> Vec<(G::Move, Score)> {
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        let value = |mv| -self.value(&after(position, mv), depth - 1, 1);
        moves.into_iter().map(|mv| (mv, value(mv))).collect()
    }

    /// 가장 좋은 첫 수와 그 값.
    pub(crate) fn best(&self, position: &G, depth: u32) -> (G::Move, Score) {
        let moves = self.root(position, depth);
        let best = moves.iter().map(|&(_, score)| score).max().expect("a move");
        *moves.iter().find(|&&(_, score)| score == best).expect("the best")
    }

    fn value(&self, position: &G, depth: u32, ply: u32) -> Score {
        if let Some(outcome) = position.outcome() {
            return Score::of_outcome(outcome, position.side(), ply);
        }
        if depth == 0 {
            return match self.quiescence {
                Some(rules) if G::NOISY => self.quiet(position, rules, ply, 0),
                _ => self.evaluator.score(position),
            };
        }
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        let value = |mv| -self.value(&after(position, mv), depth - 1, ply + 1);
        moves.into_iter().map(value).max().expect("a move")
    }

    fn quiet(&self, position: &G, rules: Quiescence, ply: u32, quiet: u32) -> Score {
        if let Some(outcome) = position.outcome() {
            return Score::of_outcome(outcome, position.side(), ply);
        }
        let evading = rules.evasions && position.in_check();
        let mut moves = Vec::new();
        if evading {
            position.legal(&mut moves);
        } else {
            position.noisy(&mut moves);
            moves.retain(|&mv| rules.promotions || position.capture(mv).is_some());
        }
        let still = self.evaluator.score(position);
        if moves.is_empty() || quiet >= rules.cap {
            return still;
        }
        let value = |mv| -self.quiet(&after(position, mv), rules, ply + 1, quiet + 1);
        let best = moves.into_iter().map(value).max().expect("a move");
        if rules.stand_pat && !evading { best.max(still) } else { best }
    }
}

fn after<G: Evaluate>(position: &G, mv: G::Move) -> G {
    let mut child = position.clone();
    child.play(mv);
    child
}
