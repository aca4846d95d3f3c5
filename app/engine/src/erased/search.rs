//! 탐색과, 그 탐색을 보는 눈.

use gaji_core::{
    Driver, Evaluate, Evaluator, Fault, Level, Limits, MAX_TERMS, Mistaken, Record, Report,
    RootMove, Score, Table, mistaken,
};

use super::focus::Focus;
use super::naming::{Naming, legal, nth};
use super::{Nth, Search};

/// 한 국면의 탐색.
pub(super) struct Searching<G: Evaluate> {
    root: G,
    /// 뿌리의 모든 수.
    legal: Vec<G::Move>,
    evaluator: Evaluator<G>,
    driver: Driver<G>,
    eye: Option<Naming<G>>,
}

impl<G: Evaluate> Searching<G> {
    pub(super) fn new(
        record: &Record<G>,
        weights: Option<&[i32]>,
        limits: Limits,
        table: &mut Table,
    ) -> Self {
        let root = record.position().clone();
        let given = weights.and_then(|weights| Evaluator::with_weights(root.side(), weights));
        let evaluator = given.unwrap_or_else(|| Evaluator::new(root.side()));
        let driver = Driver::new(record, evaluator.clone(), limits, table);
        Self { legal: legal(&root), root, evaluator, driver, eye: None }
    }

    fn nth(&self, mv: G::Move) -> Nth {
        nth(&self.legal, mv)
    }
}

impl<G: Evaluate> Search for Searching<G> {
    fn step(&mut self, table: &mut Table, stop: &mut dyn FnMut() -> bool) -> bool {
        self.driver.step(table, &mut self.eye, stop)
    }

    fn depth(&self) -> u32 {
        self.driver.report().depth
    }

    fn report(&self) -> Report<Nth> {
        let Report { best, score, depth, pv, moves, counts, complete } = self.driver.report();
        let (score, depth, counts, complete) = (*score, *depth, *counts, *complete);
        let root = |&RootMove { mv, score, bound }| RootMove { mv: self.nth(mv), score, bound };
        let moves = moves.iter().map(root).collect();
        Report {
            best: best.map(|mv| self.nth(mv)),
            score,
            depth,
            pv: named(&self.root, pv),
            moves,
            counts,
            complete,
        }
    }

    fn choose(&self, level: Level, seed: u64) -> Option<Nth> {
        let chosen = level.choose(&self.root, &self.driver.report().moves, seed)?;
        Some(self.nth(chosen.mv))
    }

    fn features(&self, mv: Nth) -> (Vec<i32>, Option<Score>) {
        let mut features = [0; MAX_TERMS];
        let features = &mut features[..G::TERMS.len()];
        self.root.move_features(self.legal[mv], features);
        (features.to_vec(), self.root.move_score(self.legal[mv], &self.evaluator))
    }

    fn watch(&mut self, path: Vec<Nth>) {
        self.eye = Some(Naming::new(self.root.clone(), Focus::new(path)));
    }

    fn watched(&self) -> Option<&Focus> {
        self.eye.as_ref().map(|eye| &eye.focus)
    }

    fn mistaken(&mut self, depth: u32, fault: Fault) -> Mistaken<Nth> {
        let Mistaken { best, score, leaves } =
            mistaken(&self.root, &self.evaluator, depth, fault, &mut self.eye);
        Mistaken { best: best.map(|mv| self.nth(mv)), score, leaves }
    }
}

/// 수순의 이름: 수마다 제 국면에서.
fn named<G: Evaluate>(root: &G, line: &[G::Move]) -> Vec<Nth> {
    let mut position = root.clone();
    let named = line.iter().map(|&mv| {
        let nth = nth(&legal(&position), mv);
        position.play(mv);
        nth
    });
    named.collect()
}
