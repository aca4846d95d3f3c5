//! 전치표(transposition table): 다른 길로 온 같은 국면을 두 번 보지 않는다.

use alloc::vec;
use alloc::vec::Vec;

use crate::{Bound, Evaluate, Evaluator, Game, Limits, Score, Side, scramble};

/// 크기가 정해진 표. 열쇠가 겹쳐도(collision) 둘 수 없는 수가 나오지 않도록 수는 차례 번호로 넣는다.
#[derive(Clone, Debug)]
pub struct Table {
    slots: Vec<Slot>,
    fingerprint: u64,
    generation: u8,
}

/// 표의 한 자리: 열쇠와 [`Entry`]를 담은 낱말. 0은 빈 자리라, 0으로 된 기억을 받기만 하면 빈 표다.
type Slot = [u64; 2];

/// 표의 한 줄. 점수는 그 국면에서 센 것이다.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    score: i32,
    index: Option<u16>,
    depth: u8,
    bound: Bound,
    generation: u8,
}

const GENERATIONS: u8 = 64;

impl Entry {
    /// 지평선에 닿지 않고 끝까지 본 것의 깊이: 어떤 깊이보다도 깊다.
    pub(crate) const SOLVED: u32 = u8::MAX as u32;

    /// 수의 차례 번호.
    pub(crate) fn index(&self) -> Option<usize> {
        self.index.map(usize::from)
    }

    pub(crate) const fn depth(&self) -> u32 {
        self.depth as u32
    }

    pub(crate) const fn score(&self, ply: u32) -> Score {
        Score::from_raw(self.score).to_root(ply)
    }

    pub(crate) const fn bound(&self) -> Bound {
        self.bound
    }

    /// 점수 32비트, 번호 + 1(없으면 0) 16비트, 깊이 8비트, 세대 6비트, 한계 + 1 2비트.
    fn pack(self) -> u64 {
        let index = self.index.and_then(|index| index.checked_add(1)).unwrap_or(0);
        let tag = u64::from(self.generation) << 2 | (self.bound as u64 + 1);
        u64::from(self.score as u32) << 32
            | u64::from(index) << 16
            | u64::from(self.depth) << 8
            | tag
    }

    /// [`pack`](Self::pack)의 역. 빈 자리는 `None`.
    const fn unpack(word: u64) -> Option<Self> {
        let bound = match word & 3 {
            0 => return None,
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        };
        let (score, depth) = ((word >> 32) as i32, (word >> 8) as u8);
        let (index, generation) = ((word >> 16) as u16, word as u8 >> 2);
        Some(Self { score, index: index.checked_sub(1), depth, bound, generation })
    }
}

/// 넣을 것.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding {
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    pub(crate) depth: u32,
    pub(crate) index: Option<usize>,
}

impl Table {
    /// 한 자리의 크기, 바이트.
    pub const SLOT_BYTES: usize = size_of::<Slot>();

    /// 많아야 `bytes`바이트인 표. 자리의 수는 2의 거듭제곱이다. 기억이 모자라면 절반씩 줄인다.
    #[must_use]
    pub fn with_bytes(bytes: usize) -> Self {
        let mut len = (bytes / Self::SLOT_BYTES).max(2);
        len = if len.is_power_of_two() { len } else { len.next_power_of_two() / 2 };
        while Vec::<Slot>::new().try_reserve_exact(len).is_err() {
            len /= 2;
        }
        // 큰 표를 채우지 않고 0으로 된 기억을 받으므로, 짧은 탐색은 쓴 만큼만 값을 치른다.
        Self { slots: vec![[0; 2]; len], ..Self::none() }
    }

    /// 쓰지 않는 표: 전치표를 끈 탐색에 건넨다.
    #[must_use]
    pub const fn none() -> Self {
        Self { slots: Vec::new(), fingerprint: 0, generation: 0 }
    }

    /// 아무것도 담지 못하는 표인가.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.slots.is_empty()
    }

    /// 모두 지운다.
    pub fn clear(&mut self) {
        self.slots.fill([0; 2]);
    }

    /// 새 탐색을 연다. 놀이, 가중치, 편, 정지 탐색이 바뀌었으면 옛 점수는 뜻이 없어 지운다.
    pub(crate) fn open<G: Evaluate>(&mut self, evaluator: &Evaluator<G>, limits: &Limits) {
        let (side, weights) = (evaluator.side(), evaluator.weights());
        self.keep_only(fingerprint(name::<G>(), side, weights, limits));
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    /// 끝까지 푸는 탐색을 연다. 푼 것은 놀이가 바뀌지 않으면 낡지 않으므로, 세대도 그대로다.
    pub(crate) fn open_exact<G: Game>(&mut self) {
        self.keep_only(game_fingerprint(name::<G>()));
    }

    /// 다른 뜻으로 넣은 것이면 지운다.
    fn keep_only(&mut self, fingerprint: u64) {
        if self.fingerprint == fingerprint {
            return;
        }
        // 한 번도 쓰지 않은 표는 이미 비었다.
        if self.fingerprint != 0 {
            self.clear();
        }
        self.fingerprint = fingerprint;
    }

    /// 이 열쇠로 넣은 줄.
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let at = self.at(key)?;
        let pair = [self.slots[at], self.slots[at ^ 1]];
        let [_, word] = pair.into_iter().find(|slot| slot[0] == key)?;
        Entry::unpack(word)
    }

    /// 넣는다. 두 자리 가운데 같은 열쇠, 빈 자리, 옛 세대, 얕은 것의 차례로 밀어낸다.
    pub(crate) fn put(&mut self, key: u64, ply: u32, finding: Finding) {
        let Some(at) = self.at(key) else { return };
        let at = if self.worth(at, key) <= self.worth(at ^ 1, key) { at } else { at ^ 1 };
        let [old_key, old] = self.slots[at];
        let index = finding.index.and_then(|index| u16::try_from(index).ok());
        let known = || Entry::unpack(old).filter(|_| old_key == key)?.index;
        let entry = Entry {
            score: finding.score.from_root(ply).raw(),
            index: index.or_else(known),
            depth: u8::try_from(finding.depth).unwrap_or(u8::MAX),
            bound: finding.bound,
            generation: self.generation,
        };
        self.slots[at] = [key, entry.pack()];
    }

    /// `key`를 넣으려 할 때 이 자리에 든 것의 값어치.
    fn worth(&self, at: usize, key: u64) -> u32 {
        let [held, word] = self.slots[at];
        match Entry::unpack(word) {
            _ if held == key => 0,
            None => 0,
            Some(entry) if entry.generation != self.generation => 1 + entry.depth(),
            Some(entry) => 1_000 + entry.depth(),
        }
    }

    fn at(&self, key: u64) -> Option<usize> {
        let mask = self.slots.len().checked_sub(1)?;
        Some((key >> 32 ^ key) as usize & mask)
    }
}

const fn name<G: Game>() -> &'static str {
    G::INFO.variants[0].id
}

fn fingerprint(game: &str, side: Side, weights: &[i32], limits: &Limits) -> u64 {
    let weights = weights.iter().map(|&weight| weight as u32 as u64);
    let quiet = limits.quiescence.map_or(0, |q| {
        let flags = [q.stand_pat, q.ordering, q.promotions, q.evasions, q.pruning];
        flags.into_iter().fold(u64::from(q.cap) + 1, |bits, flag| bits << 1 | u64::from(flag))
    });
    let selective = [limits.null_move, limits.reductions, limits.extensions, limits.futility];
    let selective = selective.into_iter().fold(0, |bits, flag| bits << 1 | u64::from(flag));
    let parts = weights.chain([side as u64, quiet, selective]);
    parts.fold(game_fingerprint(game), |hash, part| scramble(hash ^ part))
}

fn game_fingerprint(game: &str) -> u64 {
    game.bytes().map(u64::from).fold(1, |hash, part| scramble(hash ^ part))
}
