//! 수평선 자: 깊이마다 고른 수와 값.

use gaji_protocol::{Number, Thought};

use super::state::DEEPEST;
use super::value::{PAWN, seen};

/// 한 깊이의 답.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// 고른 수. 그냥 두기면 `None`.
    pub mv: Option<String>,
    /// 그 값, 먼저 두는 쪽에서.
    pub value: Number,
}

/// 깊이마다 [정지 탐색 없이, 함께]. 아직 모르면 `None`. `told`는 [`State::ruler`](super::State::ruler)의 답이다.
#[must_use]
pub fn ruler(told: &[Option<Thought>], side: u8) -> Vec<[Option<Verdict>; 2]> {
    let row = |depth: u32| [0, 1].map(|column: usize| verdict(told, column, depth, side));
    (0..=DEEPEST).map(row).collect()
}

fn verdict(told: &[Option<Thought>], column: usize, depth: u32, side: u8) -> Option<Verdict> {
    let at = if depth == 0 { column } else { column + 2 };
    let thought = told.get(at)?.as_ref()?;
    if depth == 0 {
        return Some(Verdict { mv: thought.best.clone(), value: seen(thought.value?, side) });
    }
    // 놀이의 끝까지 다 보았으면 더 깊이 보아도 같다.
    let found = thought
        .depths
        .iter()
        .rfind(|found| found.depth == depth || (thought.complete && found.depth < depth))?;
    Some(Verdict { mv: Some(found.best.clone()), value: seen(found.value, side) })
}

/// 신기루(mirage)인 깊이: 정지 탐색 없이 본 값이 켠 값보다, 그리고 바로 다음 깊이의 값보다 폰 하나 넘게 좋아 보인다.
#[must_use]
pub fn is_mirage(rows: &[[Option<Verdict>; 2]], depth: usize, side: u8) -> bool {
    let rank = |depth: usize, column: usize| {
        let verdict = rows.get(depth)?[column].as_ref()?;
        Some(seen(verdict.value, side).rank())
    };
    match (rank(depth, 0), rank(depth, 1), rank(depth + 1, 0)) {
        (Some(now), Some(quiet), Some(next)) => depth > 0 && now >= PAWN + quiet.max(next),
        _ => false,
    }
}
