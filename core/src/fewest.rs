//! 어떤 차례로 보아도 이보다 적을 수 없는 잎의 수(Knuth–Moore 1975의 «최소 나무»를 아무 나무에나).

use alloc::vec::Vec;

use crate::{Cut, Evaluate, Evaluator, Fail, Limits, Score};

/// 갈래가 고르게 `branching`, 깊이가 `depth`인 나무의 가장 적은 잎: b^⌈d/2⌉ + b^⌊d/2⌋ − 1.
///
/// 넘치면 `None`.
#[must_use]
pub fn fewest_leaves_uniform(branching: u64, depth: u32) -> Option<u64> {
    let upper = branching.checked_pow(depth.div_ceil(2))?;
    let lower = branching.checked_pow(depth / 2)?;
    upper.checked_add(lower)?.checked_sub(1)
}

/// `limits`의 깊이와 자르는 규칙(`cut`, `fail`)으로 볼 때, 전치표 없는 알파베타가 어떤 차례로도 밑돌 수 없는 잎의 수.
///
/// 모든 마디의 값을 먼저 알아야 하므로 미니맥스만큼 든다. 잎이 `most`를 넘으면 `None`.
#[must_use]
pub fn fewest_leaves<G: Evaluate>(
    position: &G,
    evaluator: &Evaluator<G>,
    limits: &Limits,
    most: usize,
) -> Option<u64> {
    let mut left = most;
    let root = Valued::build(position, evaluator, limits.depth, 0, &mut left)?;
    Some(match (limits.cut, limits.fail) {
        // 창의 끝으로 자른 값은 그 끝을 넘지 못하니, >에서는 아무것도 자르지 못한다.
        (Cut::Above, Fail::Hard) => (most - left) as u64,
        (cut, _) => root.exact(cut, [false; 2]),
    })
}

/// 값을 아는 나무. 값은 그 마디에서 둘 차례인 쪽에서 본 것이다.
struct Valued {
    value: Score,
    children: Vec<Self>,
}

impl Valued {
    fn build<G: Evaluate>(
        position: &G,
        evaluator: &Evaluator<G>,
        depth: u32,
        ply: u32,
        left: &mut usize,
    ) -> Option<Self> {
        if let Some(outcome) = position.outcome() {
            let value = Score::of_outcome(outcome, position.side(), ply);
            return Self::leaf(value, left);
        }
        if depth == 0 {
            return Self::leaf(evaluator.score(position), left);
        }
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        let mut children = Vec::with_capacity(moves.len());
        for mv in moves {
            let mut child = position.clone();
            child.play(mv);
            children.push(Self::build(&child, evaluator, depth - 1, ply + 1, left)?);
        }
        let value = children.iter().map(|child| -child.value).max()?;
        Some(Self { value, children })
    }

    fn leaf(value: Score, left: &mut usize) -> Option<Self> {
        *left = left.checked_sub(1)?;
        Some(Self { value, children: Vec::new() })
    }

    /// 값을 꼭 알아내는 데 드는 잎: 가장 좋은 자식 하나는 꼭 알고, 나머지는 그보다 낫지 않음만 보인다.
    ///
    /// `>`에서만 자르면 값이 같은 자식은 잘리지 않으므로, α나 β가 벌써 그 값인지(`held`)가 그 아래의 잎을 정한다.
    fn exact(&self, cut: Cut, [alpha, beta]: [bool; 2]) -> u64 {
        if self.children.is_empty() {
            return 1;
        }
        let rest = |child: &Self| match cut {
            Cut::AtLeast => child.at_least(-self.value),
            Cut::Above if -child.value == self.value => child.exact(cut, [beta, true]),
            Cut::Above => child.at_least((-self.value).above()),
        };
        let rests: Vec<u64> = self.children.iter().map(rest).collect();
        let all: u64 = rests.iter().sum();
        if alpha {
            return all;
        }
        let both = self.children.iter().zip(rests);
        let best = both.filter(|(child, _)| -child.value == self.value);
        let first = best.map(|(child, rest)| all - rest + child.exact(cut, [beta, false]));
        first.min().unwrap_or(all)
    }

    /// 값이 `bound` 이상임을 보이는 데 드는 잎: 그런 자식 하나면 된다.
    fn at_least(&self, bound: Score) -> u64 {
        let good = self.children.iter().filter(|child| -child.value >= bound);
        good.map(|child| child.at_most(-bound)).min().unwrap_or(1)
    }

    /// 값이 `bound` 이하임을 보이는 데 드는 잎: 모든 자식이 그래야 한다.
    fn at_most(&self, bound: Score) -> u64 {
        if self.children.is_empty() {
            return 1;
        }
        self.children.iter().map(|child| child.at_least(-bound)).sum()
    }
}
