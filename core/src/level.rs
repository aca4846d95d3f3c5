//! 세기(level): 약한 상대는 얕게 보고, 나은 수를 더 자주 고를 뿐 늘 고르지는 않는다(softmax).
//!
//! 정수로만 셈하므로 어느 기계에서나 같은 씨앗이 같은 수를 고른다.

use alloc::vec::Vec;

use crate::{Evaluate, Limits, RootMode, RootMove, Score, scramble};

/// 낮춘 세기 하나. 가장 센 상대는 세기를 낮추지 않은 탐색이다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// 가장 깊이 볼 깊이, 수(ply).
    depth: u32,
    /// 이만큼 나쁜 수는 절반만 자주 둔다: 알아볼 만한 차이([`Evaluate::POINT`](crate::Evaluate::POINT))의 백분율.
    half: i64,
}

impl Level {
    /// 모든 세기, 쉬운 것부터. 첫째는 상대의 대꾸를 보지 않으므로 아이도 이긴다.
    pub const ALL: [Self; 4] = [level(1, 400), level(2, 200), level(3, 100), level(4, 50)];

    /// `depth`까지 볼 수 있을 때의 탐색: 둘 만한 수마다 정확한 값.
    #[must_use]
    pub fn limits(self, depth: u32) -> Limits {
        Limits { root: RootMode::LikelyExact, ..Limits::exact(depth.min(self.depth)) }
    }

    /// `position`의 수와 정확한 값 `moves`에서 `seed`와 국면이 고르는 하나.
    ///
    /// 둘 만한 수([`candidates`](crate::Game::candidates))만 본다: 넓은 판의 먼 구석까지 우연히 두지는 않는다.
    #[must_use]
    pub fn choose<G: Evaluate>(
        self,
        position: &G,
        moves: &[RootMove<G::Move>],
        seed: u64,
    ) -> Option<RootMove<G::Move>> {
        let mut candidates = Vec::new();
        position.candidates(&mut candidates);
        let likely: Vec<_> = moves.iter().filter(|root| candidates.contains(&root.mv)).collect();
        let scores: Vec<Score> = likely.iter().map(|root| root.score).collect();
        let at = self.pick(&scores, G::POINT, seed ^ position.key())?;
        Some(*likely[at])
    }

    /// 값이 `scores`인 수들 가운데 `seed`가 고르는 것의 번호. `point`는 그 놀이의 알아볼 만한 차이다.
    ///
    /// 바로 이기는 수는 어느 세기에서나 둔다: 이길 수 있는데 두지 않는 상대는 고장 난 것처럼 보이고, 아이는 그
    /// 상대가 보지 못한 제 위협으로 이긴다.
    #[must_use]
    pub fn pick(self, scores: &[Score], point: i64, seed: u64) -> Option<usize> {
        let best = *scores.iter().max()?;
        if best == Score::win_in(1) {
            return scores.iter().position(|&score| score == best);
        }
        let half = (point * self.half / 100).max(1);
        let share = |&score: &Score| share(worth(best, point) - worth(score, point), half);
        let total: u64 = scores.iter().map(share).sum();
        let mut drawn = ((u128::from(scramble(seed)) * u128::from(total)) >> 64) as u64;
        scores.iter().position(|score| {
            let share = share(score);
            let found = drawn < share;
            drawn = drawn.saturating_sub(share);
            found
        })
    }
}

const fn level(depth: u32, half: i64) -> Level {
    Level { depth, half }
}

/// 정해진 승패의 값: 어떤 평가보다도 멀고, 한 수 늦은 승리는 `point`만큼 못하다.
fn worth(score: Score, point: i64) -> i64 {
    const FAR: i64 = 1 << 40;
    match score.plies().map(i64::from) {
        Some(plies) if plies > 0 => FAR - plies * point,
        Some(plies) => -FAR - plies * point,
        None => score.raw().into(),
    }
}

/// 최선보다 `behind`만큼 나쁜 수의 몫, 최선의 몫이 [`WHOLE`]: `half`마다 절반이 되고, 그 사이는 곧은 선이다.
///
/// 2^(−behind / half)와 많아야 6 % 다르다.
fn share(behind: i64, half: i64) -> u64 {
    let (halvings, rest) = (behind / half, behind % half);
    let fraction = WHOLE - WHOLE * rest as u64 / (2 * half as u64);
    fraction.checked_shr(u32::try_from(halvings).unwrap_or(u32::MAX)).unwrap_or(0)
}

const WHOLE: u64 = 1 << 32;
