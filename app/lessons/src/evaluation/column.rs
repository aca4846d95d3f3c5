//! 칸(세로줄) 하나에 대해 엔진이 들려준 것.

use gaji_protocol::{MoveTerms, Scores};

use super::formula::TERMS;

/// 판의 세로줄.
pub const COLUMNS: usize = 7;

/// 둘 수 있는 칸 하나.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Column {
    /// 둔 뒤의 특징: 가운데, 내 셋, 상대의 셋.
    pub features: [i32; TERMS],
    /// 두면 바로 이기는가.
    pub wins: bool,
    /// 두면 상대가 바로 이기는 칸의 번호.
    pub gives: Option<String>,
    /// 상대가 바로 이길 자리를 차지하는가.
    pub blocks: bool,
}

/// 왼쪽부터 일곱 칸. 가득 찬 칸은 `None`.
#[must_use]
pub fn columns(scores: &Scores) -> Vec<Option<Column>> {
    let find = |index: usize| scores.moves.iter().find(|mv| mv.text == (index + 1).to_string());
    (0..COLUMNS).map(|index| find(index).map(column)).collect()
}

fn column(mv: &MoveTerms) -> Column {
    let feature = |term: usize| mv.features.get(term).copied().unwrap_or(0);
    Column {
        features: std::array::from_fn(feature),
        wins: mv.wins,
        gives: mv.gives.clone(),
        blocks: mv.blocks,
    }
}
