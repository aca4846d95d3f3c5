//! 한 국면을 미니맥스와 알파베타로 나란히 본다.

use gaji_core::{
    Driver, Evaluate, Evaluator, Fault, Limits, Ordering, Record, Score, Silent, Table, mistaken,
};
use gaji_protocol::{Mistake, MoveScore, OrderLevel, SelfCheckAsk};

use crate::seat::MAX_DEPTH;
use crate::wire;

/// 두 탐색.
pub(crate) struct Race<G: Evaluate> {
    pub(crate) position: G,
    minimax: Driver<G>,
    pruned: Pruned<G>,
}

/// 견줄 알파베타: 바른 것이거나 일부러 틀린 것의 답이거나.
enum Pruned<G: Evaluate> {
    Right(Box<Driver<G>>),
    Wrong(Found<G::Move>),
}

/// 찾은 것.
#[derive(Clone, Copy)]
pub(crate) struct Found<M> {
    pub(crate) best: Option<M>,
    pub(crate) score: Score,
    pub(crate) leaves: u64,
}

impl<G: Evaluate> Race<G> {
    pub(crate) fn new(position: G, ask: &SelfCheckAsk) -> Self {
        let depth = ask.depth.clamp(1, MAX_DEPTH);
        let evaluator = Evaluator::new(position.side());
        let record = Record::new(position.clone());
        let limits = Limits::fixed(depth);
        let drive = |limits| Driver::new(&record, evaluator.clone(), limits, &mut Table::none());
        let minimax = drive(Limits { pruning: false, ..limits.clone() });
        let pruned = match ask.mistake.map(fault) {
            None => {
                Pruned::Right(Box::new(drive(Limits { ordering: ordering(ask.order), ..limits })))
            }
            Some(fault) => {
                let answer = mistaken(&position, &evaluator, depth, fault, &mut Silent);
                let (best, score, leaves) = (answer.best, answer.score, answer.leaves);
                Pruned::Wrong(Found { best, score, leaves })
            }
        };
        Self { position, minimax, pruned }
    }

    /// 뿌리의 수 하나. 둘 다 끝났으면 거짓.
    pub(crate) fn step(&mut self) -> bool {
        step(&mut self.minimax)
            || match &mut self.pruned {
                Pruned::Right(driver) => step(driver),
                Pruned::Wrong(_) => false,
            }
    }

    pub(crate) fn minimax(&self) -> Found<G::Move> {
        found(&self.minimax)
    }

    pub(crate) fn alpha_beta(&self) -> Found<G::Move> {
        match &self.pruned {
            Pruned::Right(driver) => found(driver),
            Pruned::Wrong(found) => *found,
        }
    }
}

fn step<G: Evaluate>(driver: &mut Driver<G>) -> bool {
    driver.step(&mut Table::none(), &mut Silent, &mut || false)
}

fn found<G: Evaluate>(driver: &Driver<G>) -> Found<G::Move> {
    let report = driver.report();
    let score = report.score.unwrap_or(Score::DRAW);
    Found { best: report.best, score, leaves: report.counts.leaves }
}

impl<M: Copy> Found<M> {
    pub(crate) fn wire<G: Evaluate<Move = M>>(&self, position: &G) -> MoveScore {
        MoveScore {
            text: self.best.map(|mv| wire::move_text(position, mv)).unwrap_or_default(),
            value: wire::number(self.score),
            exact: true,
        }
    }
}

pub(crate) const fn fault(mistake: Mistake) -> Fault {
    match mistake {
        Mistake::UnswappedWindow => Fault::UnswappedWindow,
        Mistake::MixedSides => Fault::MixedSides,
    }
}

pub(crate) const fn ordering(order: OrderLevel) -> Ordering {
    match order {
        OrderLevel::Off => Ordering::Off,
        OrderLevel::Static => Ordering::Static,
    }
}
