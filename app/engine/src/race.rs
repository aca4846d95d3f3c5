//! 한 국면을 미니맥스와 알파베타로 나란히 본다.

use gaji_core::{Fault, Limits, Mistaken, Ordering, Table};
use gaji_protocol::{Mistake, MoveScore, OrderLevel, SelfCheckAsk};

use crate::erased::{Match, Nth, Search};
use crate::seat::MAX_DEPTH;
use crate::wire;

/// 두 탐색.
pub(crate) struct Race {
    pub(crate) root: Box<dyn Match>,
    depth: u32,
    minimax: Box<dyn Search>,
    pruned: Pruned,
}

/// 견줄 알파베타: 바른 것이거나 일부러 틀린 것이거나.
enum Pruned {
    Right(Box<dyn Search>),
    Wrong(Fault),
}

/// 찾은 것.
pub(crate) type Found = Mistaken<Nth>;

/// 한 국면에서 볼 마디의 한계.
const MAX_NODES: u64 = 1_000_000;

impl Race {
    pub(crate) fn new(root: Box<dyn Match>, ask: &SelfCheckAsk) -> Self {
        let depth = ask.depth.clamp(1, MAX_DEPTH);
        let fixed = Limits { nodes: Some(MAX_NODES), ..Limits::fixed(depth) };
        let limits = Limits { ordering: ordering(ask.order), ..fixed.clone() };
        let minimax = root.search(None, Limits { pruning: false, ..fixed }, &mut Table::none());
        let pruned = match ask.mistake.map(fault) {
            None => Pruned::Right(root.search(None, limits, &mut Table::none())),
            Some(fault) => Pruned::Wrong(fault),
        };
        Self { root, depth, minimax, pruned }
    }

    /// 뿌리의 수 하나. 둘 다 끝났으면 거짓.
    pub(crate) fn step(&mut self) -> bool {
        step(&mut *self.minimax)
            || match &mut self.pruned {
                Pruned::Right(search) => step(&mut **search),
                Pruned::Wrong(_) => false,
            }
    }

    /// 미니맥스와 알파베타가 찾은 것. 한계 안에서 다 보지 못했으면 `None`.
    ///
    /// 틀린 탐색은 나뉘지 않으므로 여기서 한다. 자르므로 미니맥스보다 크지 않다.
    pub(crate) fn finish(&mut self) -> Option<[Found; 2]> {
        let minimax = found(&*self.minimax)?;
        let pruned = match &self.pruned {
            Pruned::Right(search) => found(&**search)?,
            Pruned::Wrong(fault) => self.minimax.mistaken(self.depth, *fault),
        };
        Some([minimax, pruned])
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

fn found(search: &dyn Search) -> Option<Found> {
    let report = search.report();
    Some(Found { best: report.best, score: report.score?, leaves: report.counts.leaves })
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
