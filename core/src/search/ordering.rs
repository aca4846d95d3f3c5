//! 수 정렬(move ordering): 좋은 수를 먼저 볼수록 더 많이 잘린다.

use alloc::vec;
use alloc::vec::Vec;

use super::{Desk, Search, Spot};
use crate::{Evaluate, Observer, Ordering};

/// 차례를 매긴 수.
#[derive(Clone, Copy)]
pub(super) struct Ranked<M> {
    pub(super) mv: M,
    /// 클수록 먼저.
    pub(super) rank: i32,
    /// 규칙의 차례에서 몇째인가: 같은 등수는 이 차례로, 전치표에도 이 번호로 넣는다.
    pub(super) index: u16,
}

const TABLE_MOVE: i32 = i32::MAX;
const CAPTURE: i32 = 1 << 28;
const KILLER: i32 = 1 << 27;
const HISTORY_CAP: i32 = 1 << 20;

/// 탐색이 배운 것: 같은 거리에서 자른 수(killer)와 자주 자른 수(history).
pub(super) struct Memory<M> {
    killers: Vec<[Option<M>; 2]>,
    history: [Vec<i32>; 2],
}

impl<M: Copy + Eq> Memory<M> {
    pub(super) fn new(slots: usize) -> Self {
        Self { killers: Vec::new(), history: [vec![0; slots], vec![0; slots]] }
    }

    fn killers(&self, ply: u32) -> [Option<M>; 2] {
        self.killers.get(ply as usize).copied().unwrap_or([None; 2])
    }

    fn add_killer(&mut self, ply: u32, mv: M) {
        let ply = ply as usize;
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let [first, second] = &mut self.killers[ply];
        if *first != Some(mv) {
            *second = first.replace(mv);
        }
    }
}

impl<G: Evaluate> Desk<G> {
    /// `at`부터 남은 수 가운데 가장 앞선 것을 `at`으로 가져온다.
    pub(super) fn pick(&mut self, at: usize) -> Ranked<G::Move> {
        let better = |a: &Ranked<_>, b: &Ranked<_>| (a.rank, b.index) > (b.rank, a.index);
        let mut best = at;
        for other in at + 1..self.ranked.len() {
            if better(&self.ranked[other], &self.ranked[best]) {
                best = other;
            }
        }
        self.ranked.swap(at, best);
        self.ranked[at]
    }
}

impl<G: Evaluate, O: Observer<G::Move>> Search<'_, G, O> {
    /// 수를 쌓고 등수를 매긴다. 쌓기 시작한 자리를 돌려준다.
    pub(super) fn rank_moves(
        &mut self,
        position: &G,
        spot: &Spot<G::Move>,
        known: Option<usize>,
    ) -> usize {
        let mut moves = core::mem::take(&mut self.desk.buffer);
        position.candidates(&mut moves);
        let base = self.desk.ranked.len();
        for (index, &mv) in moves.iter().enumerate() {
            let rank = match self.limits.ordering {
                Ordering::Off => 0,
                Ordering::Static => position.hint(mv),
                Ordering::Dynamic if known == Some(index) => TABLE_MOVE,
                Ordering::Dynamic => self.learned_rank(position, spot.ply, mv),
            };
            self.desk.ranked.push(Ranked { mv, rank, index: index as u16 });
        }
        self.spend(0, moves.len());
        moves.clear();
        self.desk.buffer = moves;
        base
    }

    fn learned_rank(&self, position: &G, ply: u32, mv: G::Move) -> i32 {
        let hint = position.hint(mv);
        if position.capture(mv).is_some() {
            return CAPTURE + hint;
        }
        let memory = &self.desk.memory;
        match memory.killers(ply) {
            [first, _] if first == Some(mv) => KILLER + 1,
            [_, second] if second == Some(mv) => KILLER,
            _ if G::SLOTS == 0 => hint,
            _ => hint + memory.history[position.side().index()][position.slot(mv)],
        }
    }

    /// `at`의 수가 잘랐다: 다음에는 먼저 보고, 앞서 본 수는 뒤로 미룬다.
    pub(super) fn learn(&mut self, position: &G, spot: &Spot<G::Move>, base: usize, at: usize) {
        if self.limits.ordering != Ordering::Dynamic {
            return;
        }
        let cutter = self.desk.ranked[at].mv;
        if position.capture(cutter).is_some() {
            return;
        }
        self.desk.memory.add_killer(spot.ply, cutter);
        if G::SLOTS == 0 {
            return;
        }
        let bonus = (spot.depth * spot.depth) as i32;
        let history = &mut self.desk.memory.history[position.side().index()];
        let mut add = |mv, amount: i32| {
            let value: &mut i32 = &mut history[position.slot(mv)];
            *value += amount - *value * amount.abs() / HISTORY_CAP;
        };
        add(cutter, bonus);
        for tried in &self.desk.ranked[base..at] {
            if position.capture(tried.mv).is_none() {
                add(tried.mv, -bonus);
            }
        }
    }
}
