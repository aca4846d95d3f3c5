//! 수 정렬(move ordering): 좋은 수를 먼저 볼수록 더 많이 잘린다.

use alloc::vec;
use alloc::vec::Vec;

use super::{Desk, Search, Spot};
use crate::{Evaluate, Observer, Ordering};

/// 한 마디의 수들: 작업대에 쌓인 자리.
#[derive(Clone, Copy)]
pub(super) struct Fan {
    /// 수가 쌓인 첫 자리.
    base: usize,
    /// 등수가 쌓인 첫 자리. 규칙의 차례 그대로면 등수가 없다.
    ranks: Option<usize>,
    /// 수의 수.
    pub(super) len: usize,
    /// 남은 것도 좋은 차례로 볼 것인가.
    pub(super) sorted: bool,
}

/// 수의 등수.
#[derive(Clone, Copy)]
pub(super) struct Rank {
    /// 클수록 먼저.
    rank: i32,
    /// 규칙의 차례에서 몇째인가: 같은 등수는 이 차례로, 전치표에도 이 번호로 넣는다.
    index: u16,
}

const TABLE_MOVE: i32 = i32::MAX;
const CAPTURE: i32 = 1 << 28;
const LOSING: i32 = -CAPTURE;
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
    /// 쌓아 둔 수에서 `nth`째로 볼 수와, 규칙의 차례에서 그 번호.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn pick(&mut self, fan: Fan, nth: usize) -> (G::Move, usize) {
        let at = fan.base + nth;
        match fan.ranks {
            None => (self.moves[at], nth),
            Some(ranks) if fan.sorted => self.pick_best(at, ranks + nth),
            Some(ranks) => (self.moves[at], usize::from(self.ranks[ranks + nth].index)),
        }
    }

    /// 등수가 가장 앞선 수를 `at`으로 가져온다.
    fn pick_best(&mut self, at: usize, ranks: usize) -> (G::Move, usize) {
        let rest = &self.ranks[ranks..];
        let first = |best: usize, other: usize| {
            let (a, b) = (rest[other], rest[best]);
            if (a.rank, b.index) > (b.rank, a.index) { other } else { best }
        };
        let best = (1..rest.len()).fold(0, first);
        self.ranks.swap(ranks, ranks + best);
        self.moves.swap(at, at + best);
        (self.moves[at], usize::from(self.ranks[ranks].index))
    }

    /// 수를 다 보았다.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn drop(&mut self, fan: Fan) {
        self.moves.truncate(fan.base);
        if let Some(ranks) = fan.ranks {
            self.ranks.truncate(ranks);
        }
    }

    /// 방금 `base`부터 쌓은 수에 등수를 매긴다.
    pub(super) fn rank(&mut self, base: usize, rank: impl Fn(&Self, usize, G::Move) -> i32) -> Fan {
        let ranks = self.ranks.len();
        let len = self.moves.len() - base;
        for nth in 0..len {
            let rank = rank(self, nth, self.moves[base + nth]);
            self.ranks.push(Rank { rank, index: nth as u16 });
        }
        Fan { base, ranks: Some(ranks), len, sorted: true }
    }

    /// 방금 `base`부터 쌓은 수를 규칙의 차례 그대로 본다.
    pub(super) fn keep(&self, base: usize) -> Fan {
        Fan { base, ranks: None, len: self.moves.len() - base, sorted: false }
    }
}

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    /// 볼 수를 쌓고 차례를 매긴다. `known`은 전치표가 아는 수의 번호.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn fan(&mut self, position: &G, ply: u32, known: Option<usize>) -> Fan {
        let base = self.desk.moves.len();
        position.candidates(&mut self.desk.moves);
        self.spend_moves(self.desk.moves.len() - base);
        match self.ordering() {
            Ordering::Off => self.desk.keep(base),
            Ordering::Static => self.desk.rank(base, |_, _, mv| position.hint(mv)),
            Ordering::Dynamic => self.desk.rank(base, |desk, nth, mv| match known {
                Some(known) if known == nth => TABLE_MOVE,
                _ => desk.learned_rank(position, ply, mv),
            }),
        }
    }

    /// `nth`째 수가 잘랐다: 다음에는 먼저 보고, 앞서 본 수는 뒤로 미룬다.
    pub(super) fn learn(&mut self, position: &G, spot: Spot, fan: Fan, nth: usize) {
        let cutter = self.desk.moves[fan.base + nth];
        if position.capture(cutter).is_some() {
            return;
        }
        self.desk.memory.add_killer(spot.ply, cutter);
        if G::SLOTS == 0 {
            return;
        }
        let bonus = spot.depth * spot.depth;
        let history = &mut self.desk.memory.history[position.side().index()];
        let mut add = |mv, amount: i32| {
            let value: &mut i32 = &mut history[position.slot(mv)];
            *value += amount - *value * amount.abs() / HISTORY_CAP;
        };
        add(cutter, bonus);
        for &tried in &self.desk.moves[fan.base..fan.base + nth] {
            if position.capture(tried).is_none() {
                add(tried, -bonus);
            }
        }
    }
}

impl<G: Evaluate> Desk<G> {
    fn learned_rank(&self, position: &G, ply: u32, mv: G::Move) -> i32 {
        let hint = position.hint(mv);
        if position.capture(mv).is_some() {
            let rank = if position.loses_exchange(mv) { LOSING } else { CAPTURE };
            return rank + hint;
        }
        let memory = &self.memory;
        match memory.killers(ply) {
            [first, _] if first == Some(mv) => KILLER + 1,
            [_, second] if second == Some(mv) => KILLER,
            _ if G::SLOTS == 0 => hint,
            _ => hint + memory.history[position.side().index()][position.slot(mv)],
        }
    }
}
