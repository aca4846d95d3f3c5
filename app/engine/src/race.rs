//! 한 국면을 미니맥스와 알파베타로 나란히 본다.

use gaji_core::{Fault, Limits, Mistaken, Ordering, Score, Table};
use gaji_protocol::{Mistake, MoveScore, OrderLevel, SelfCheckAsk};

use crate::erased::{Match, Nth, Search};
use crate::seat::MAX_DEPTH;
use crate::wire;

/// 두 탐색.
pub(crate) struct Race {
    pub(crate) root: Box<dyn Match>,
    minimax: Box<dyn Search>,
    pruned: Pruned,
}

/// 견줄 알파베타: 바른 것이거나 일부러 틀린 것의 답이거나.
enum Pruned {
    Right(Box<dyn Search>),
    Wrong(Found),
}

/// 찾은 것.
pub(crate) type Found = Mistaken<Nth>;

impl Race {
    pub(crate) fn new(root: Box<dyn Match>, ask: &SelfCheckAsk) -> Self {
        let depth = ask.depth.clamp(1, MAX_DEPTH);
        let limits = Limits { ordering: ordering(ask.order), ..Limits::fixed(depth) };
        let unpruned = Limits { pruning: false, ..Limits::fixed(depth) };
        let minimax = root.search(None, unpruned, &mut Table::none());
        let mut pruned = root.search(None, limits, &mut Table::none());
        let pruned = match ask.mistake.map(fault) {
            None => Pruned::Right(pruned),
            Some(fault) => Pruned::Wrong(pruned.mistaken(depth, fault)),
        };
        Self { root, minimax, pruned }
    }

    /// 뿌리의 수 하나. 둘 다 끝났으면 거짓.
    pub(crate) fn step(&mut self) -> bool {
        step(&mut *self.minimax)
            || match &mut self.pruned {
                Pruned::Right(search) => step(&mut **search),
                Pruned::Wrong(_) => false,
            }
    }

    pub(crate) fn minimax(&self) -> Found {
        found(&*self.minimax)
    }

    pub(crate) fn alpha_beta(&self) -> Found {
        match &self.pruned {
            Pruned::Right(search) => found(&**search),
            Pruned::Wrong(answer) => *answer,
        }
    }

    pub(crate) fn wire(&self, answer: Found) -> MoveScore {
        MoveScore {
            text: answer.best.map(|mv| self.root.info(mv).text).unwrap_or_default(),
            value: wire::number(answer.score),
            exact: true,
        }
    }
}

fn step(search: &mut dyn Search) -> bool {
    search.step(&mut Table::none(), &mut || false)
}

fn found(search: &dyn Search) -> Found {
    let report = search.report();
    let score = report.score.unwrap_or(Score::DRAW);
    Found { best: report.best, score, leaves: report.counts.leaves }
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
