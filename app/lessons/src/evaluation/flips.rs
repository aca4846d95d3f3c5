//! 뒤집히는 자리(flip point): 조절대 하나만 움직일 때 고르는 칸이 바뀌는 곳.
//!
//! 칸의 점수는 가중치의 직선이고, 고르는 칸은 그 직선들의 위쪽 껍질(upper envelope)이다. 그래서 한 칸은 이어진 한 구간에서만
//! 골라지고, 그 끝은 이분 탐색으로 꼭 찾는다.

use super::formula::{MAX_WEIGHT, TERMS};
use super::judge::Judge;

/// 뒤집히는 자리: 지금에서 그리로 갈 때 다른 칸을 고르는 첫 값.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flip {
    /// 가중치, 천분의 일.
    pub at: i32,
    /// 거기서 고르는 칸, 0부터.
    pub choice: usize,
}

/// 조절대를 끝까지 움직여도 고르는 칸이 그대로인 까닭.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// 이 항의 조절대가 붙들고 있다.
    Term(usize),
    /// 바로 이기는 칸을 규칙이 먼저 본다.
    Win,
    /// 이 항으로는 어느 칸도 앞서지 못한다: 다가오는 칸이 없거나, 다 내려야 겨우 같아진다.
    Nothing,
}

impl Judge<'_> {
    /// `term`의 조절대에서 뒤집히는 자리, 작은 값부터.
    #[must_use]
    pub fn flips(&self, term: usize) -> Vec<Flip> {
        let mut flips = self.walk(term, 0);
        flips.reverse();
        flips.extend(self.walk(term, MAX_WEIGHT));
        flips
    }

    /// `term`의 조절대에 뒤집히는 자리가 없을 때 그 까닭.
    #[must_use]
    pub fn hold(&self, term: usize) -> Option<Hold> {
        let choice = self.choice()?;
        if !self.flips(term).is_empty() {
            return None;
        }
        if self.wins_first && self.winning().is_some() {
            return Some(Hold::Win);
        }
        Some(self.holder(term, choice).map_or(Hold::Nothing, Hold::Term))
    }

    /// 지금 값에서 `end`로 가며 만나는 자리, 가까운 것부터.
    fn walk(&self, term: usize, end: i32) -> Vec<Flip> {
        let choice = |weight| self.with(term, weight).choice();
        let mut here = self.formula.weights[term];
        let mut flips = Vec::new();
        while choice(here) != choice(end) {
            // 처음과 끝의 칸이 다르면 그 사이 어딘가에서 처음의 칸이 끝난다.
            let (mut same, mut other) = (here, end);
            while (other - same).abs() > 1 {
                let middle = i32::midpoint(same, other);
                let side = if choice(middle) == choice(here) { &mut same } else { &mut other };
                *side = middle;
            }
            flips.extend(choice(other).map(|choice| Flip { at: other, choice }));
            here = other;
        }
        flips
    }

    fn with(&self, term: usize, weight: i32) -> Self {
        Self { formula: self.formula.with(term, weight), ..*self }
    }

    /// `term`의 조절대로 다가오는 칸 가운데 가장 가까이 오는 칸을 붙들어 두는 다른 항.
    fn holder(&self, term: usize, choice: usize) -> Option<usize> {
        let held = |rival| Some((self.least_lead(term, choice, rival)?, rival));
        let support = |(lead, rival)| Some((lead, self.support(term, choice, rival)?));
        let held = self.open().filter_map(held).filter_map(support);
        held.min_by_key(|&(lead, _)| lead).map(|(_, holder)| holder)
    }

    /// `rival`이 가장 가까이 왔을 때 `choice`가 앞서는 만큼. 이 항의 몫이 늘 같으면 다가오지 못한다.
    fn least_lead(&self, term: usize, choice: usize, rival: usize) -> Option<i64> {
        let lead = |weight| {
            let judge = self.with(term, weight);
            Some(judge.score(choice)? - judge.score(rival)?)
        };
        let (low, high) = (lead(0)?, lead(MAX_WEIGHT)?);
        (low != high).then_some(low.min(high))
    }

    /// `term`이 아닌 항 가운데 `choice`가 `rival`을 가장 크게 앞서는 항.
    fn support(&self, term: usize, choice: usize, rival: usize) -> Option<usize> {
        let ahead = self.ahead(choice, rival)?;
        let others = (0..TERMS).filter(|&other| other != term && ahead[other] > 0);
        others.max_by_key(|&other| ahead[other])
    }

    /// 항마다 `index`가 `other`를 앞서는 만큼, 천분의 일.
    pub(super) fn ahead(&self, index: usize, other: usize) -> Option<[i64; TERMS]> {
        let own = self.formula.shares(self.column(index)?.features);
        let other = self.formula.shares(self.column(other)?.features);
        Some(std::array::from_fn(|term| own[term] - other[term]))
    }
}
