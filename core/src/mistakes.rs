//! 흔한 실수: 일부러 하나를 틀린 알파베타. 레슨만 쓰고, 진짜 탐색은 깨끗하게 둔다.

use alloc::vec::Vec;

use crate::{Bound, Evaluate, Evaluator, Event, LeafKind, Observer, Score, Side, Window};

/// 무엇을 틀리는가.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// 창을 뒤집을 때 부호만 바꾸고 자리는 바꾸지 않는다: (−β, −α)가 아니라 (−α, −β).
    UnswappedWindow,
    /// 잎의 점수를 둘 차례인 쪽에서 보아야 하는데 늘 먼저 두는 쪽에서 본다.
    MixedSides,
}

/// 틀린 알파베타의 답.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistaken<M> {
    /// 고른 수. 끝난 국면이면 `None`.
    pub best: Option<M>,
    /// 그 값이라고 믿은 것.
    pub score: Score,
    /// 본 잎.
    pub leaves: u64,
}

/// `depth`까지 틀린 채로 본다.
pub fn mistaken<G: Evaluate, O: Observer<G::Move>>(
    position: &G,
    evaluator: &Evaluator<G>,
    depth: u32,
    fault: Fault,
    observer: &mut O,
) -> Mistaken<G::Move> {
    let mut twin = Twin { evaluator, fault, leaves: 0, observer };
    let (score, best) = twin.visit(position, None, 0, depth, Window::FULL);
    Mistaken { best, score, leaves: twin.leaves }
}

struct Twin<'a, G, O> {
    evaluator: &'a Evaluator<G>,
    fault: Fault,
    leaves: u64,
    observer: &'a mut O,
}

impl<G: Evaluate, O: Observer<G::Move>> Twin<'_, G, O> {
    fn visit(
        &mut self,
        position: &G,
        mv: Option<G::Move>,
        ply: u32,
        depth: u32,
        entered: Window,
    ) -> (Score, Option<G::Move>) {
        let side = position.side();
        self.observer.observe(Event::Enter { ply, mv, side, window: entered, depth });
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        let (mut best, mut choice, mut window) = (Score::MIN, None, entered);
        if moves.is_empty() || depth == 0 {
            best = self.leaf(position, ply);
            moves.clear();
        }
        for (index, &mv) in moves.iter().enumerate() {
            let mut child = position.clone();
            child.play(mv);
            let passed = self.pass(window);
            let score = -self.visit(&child, Some(mv), ply + 1, depth - 1, passed).0;
            if score > best {
                (best, choice) = (score, Some(mv));
            }
            if score > window.alpha {
                window.alpha = score;
                self.observer.observe(Event::Update { ply, side, mv, score, window });
            }
            let left = (moves.len() - index - 1) as u32;
            if window.alpha >= window.beta && left > 0 {
                self.observer.observe(Event::Cut { ply, side, window, left: Some(left) });
                break;
            }
        }
        let bound = Bound::of(best, entered);
        self.observer.observe(Event::Exit { ply, side, score: best, bound });
        (best, choice)
    }

    /// 자식에게 건네는 창.
    fn pass(&self, window: Window) -> Window {
        match self.fault {
            Fault::UnswappedWindow => Window { alpha: -window.alpha, beta: -window.beta },
            Fault::MixedSides => window.flip(),
        }
    }

    fn leaf(&mut self, position: &G, ply: u32) -> Score {
        let side = position.side();
        let (score, kind) = match position.outcome() {
            Some(outcome) => (Score::of_outcome(outcome, side, ply), LeafKind::End),
            None => (self.evaluator.score(position), LeafKind::Static),
        };
        let mixed = self.fault == Fault::MixedSides && side == Side::Second;
        let score = if mixed { -score } else { score };
        self.leaves += 1;
        self.observer.observe(Event::Leaf { ply, side, score, kind });
        score
    }
}
