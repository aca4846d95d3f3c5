//! 전치표(transposition table): 다른 길로 온 같은 국면을 두 번 보지 않는다.

use alloc::vec::Vec;

use crate::{Bound, Evaluate, Evaluator, Game, Limits, Score, Side, scramble};

/// 크기가 정해진 표. 열쇠가 겹쳐도(collision) 둘 수 없는 수가 나오지 않도록 수는 차례 번호로 넣는다.
#[derive(Clone, Debug)]
pub struct Table {
    entries: Vec<Entry>,
    fingerprint: u64,
    generation: u8,
}

/// 표의 한 줄. 점수는 그 국면에서 센 것이다.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: u64,
    score: i32,
    index: u16,
    depth: u8,
    /// 아래 두 비트는 한계의 종류, 위 여섯 비트는 세대.
    tag: u8,
}

const EMPTY: Entry = Entry { key: 0, score: 0, index: u16::MAX, depth: 0, tag: 3 };
const GENERATIONS: u8 = 64;

impl Entry {
    /// 지평선에 닿지 않고 끝까지 본 것의 깊이: 어떤 깊이보다도 깊다.
    pub(crate) const SOLVED: u32 = u8::MAX as u32;

    /// 수의 차례 번호.
    pub(crate) const fn index(&self) -> Option<usize> {
        if self.index == u16::MAX { None } else { Some(self.index as usize) }
    }

    pub(crate) const fn depth(&self) -> u32 {
        self.depth as u32
    }

    pub(crate) const fn score(&self, ply: u32) -> Score {
        Score::from_raw(self.score).to_root(ply)
    }

    pub(crate) const fn bound(&self) -> Bound {
        match self.tag & 3 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        }
    }

    const fn generation(&self) -> u8 {
        self.tag >> 2
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
    /// 한 줄의 크기, 바이트.
    pub const ENTRY_BYTES: usize = size_of::<Entry>();

    /// 많아야 `bytes`바이트인 표. 줄의 수는 2의 거듭제곱이다. 기억이 모자라면 절반씩 줄인다.
    #[must_use]
    pub fn with_bytes(bytes: usize) -> Self {
        let mut len = (bytes / Self::ENTRY_BYTES).max(2);
        len = if len.is_power_of_two() { len } else { len.next_power_of_two() / 2 };
        let mut entries = Vec::new();
        while entries.try_reserve_exact(len).is_err() {
            len /= 2;
        }
        entries.resize(len, EMPTY);
        Self { entries, fingerprint: 0, generation: 0 }
    }

    /// 쓰지 않는 표: 전치표를 끈 탐색에 건넨다.
    #[must_use]
    pub const fn none() -> Self {
        Self { entries: Vec::new(), fingerprint: 0, generation: 0 }
    }

    /// 아무것도 담지 못하는 표인가.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.entries.is_empty()
    }

    /// 모두 지운다.
    pub fn clear(&mut self) {
        self.entries.fill(EMPTY);
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
        if self.fingerprint != fingerprint {
            self.clear();
            self.fingerprint = fingerprint;
        }
    }

    /// 이 열쇠로 넣은 줄.
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let at = self.slot(key)?;
        let found = [at, at ^ 1].into_iter().find(|&at| self.entries[at].key == key)?;
        Some(self.entries[found]).filter(|entry| entry.tag & 3 != 3)
    }

    /// 넣는다. 두 자리 가운데 같은 열쇠, 옛 세대, 얕은 것의 차례로 밀어낸다.
    pub(crate) fn put(&mut self, key: u64, ply: u32, finding: Finding) {
        let Some(at) = self.slot(key) else { return };
        let worth = |entry: &Entry| match entry {
            entry if entry.key == key => 0,
            entry if entry.generation() != self.generation => 1 + u32::from(entry.depth),
            entry => 1_000 + u32::from(entry.depth),
        };
        let at = if worth(&self.entries[at]) <= worth(&self.entries[at ^ 1]) { at } else { at ^ 1 };
        let old = self.entries[at];
        let kept = if old.key == key { old.index } else { u16::MAX };
        self.entries[at] = Entry {
            key,
            score: finding.score.from_root(ply).raw(),
            index: finding.index.and_then(|index| u16::try_from(index).ok()).unwrap_or(kept),
            depth: u8::try_from(finding.depth).unwrap_or(u8::MAX),
            tag: self.generation << 2 | finding.bound as u8,
        };
    }

    fn slot(&self, key: u64) -> Option<usize> {
        let mask = self.entries.len().checked_sub(1)?;
        Some((key >> 32 ^ key) as usize & mask)
    }
}

const fn name<G: Game>() -> &'static str {
    G::INFO.variants[0].id
}

fn fingerprint(game: &str, side: Side, weights: &[i32], limits: &Limits) -> u64 {
    let weights = weights.iter().map(|&weight| weight as u32 as u64);
    let quiet = limits.quiescence.map_or(0, |q| {
        let flags = [q.stand_pat, q.ordering, q.promotions, q.evasions];
        flags.into_iter().fold(u64::from(q.cap) + 1, |bits, flag| bits << 1 | u64::from(flag))
    });
    let selective = [limits.null_move, limits.reductions, limits.extensions];
    let selective = selective.into_iter().fold(0, |bits, flag| bits << 1 | u64::from(flag));
    let parts = weights.chain([side as u64, quiet, selective]);
    parts.fold(game_fingerprint(game), |hash, part| scramble(hash ^ part))
}

fn game_fingerprint(game: &str) -> u64 {
    game.bytes().map(u64::from).fold(1, |hash, part| scramble(hash ^ part))
}
