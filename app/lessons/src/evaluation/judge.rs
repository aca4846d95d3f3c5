//! 고르기: 점수가 가장 높은 칸. 같으면 첫 칸이다.

use super::column::Column;
use super::formula::Formula;

/// 한 국면을 한 공식으로 재는 이.
#[derive(Clone, Copy, Debug)]
pub struct Judge<'a> {
    /// 칸마다 아는 것. 가득 찬 칸은 `None`.
    pub columns: &'a [Option<Column>],
    /// 공식.
    pub formula: Formula,
    /// 바로 이기는 칸이 있으면 점수보다 먼저 고른다.
    pub wins_first: bool,
}

impl Judge<'_> {
    /// 고른 칸, 0부터. 둘 수 있는 칸이 없으면 `None`.
    #[must_use]
    pub fn choice(&self) -> Option<usize> {
        self.winning().filter(|_| self.wins_first).or_else(|| self.best(|_| true))
    }

    /// 고르지 않은 칸 가운데 점수가 가장 높은 칸.
    #[must_use]
    pub fn runner_up(&self) -> Option<usize> {
        let choice = self.choice();
        self.best(|index| Some(index) != choice)
    }

    /// 바로 이기는 첫 칸.
    #[must_use]
    pub fn winning(&self) -> Option<usize> {
        self.columns.iter().position(|column| column.as_ref().is_some_and(|column| column.wins))
    }

    /// 규칙이 그 칸에서 이기는 것을 보고 더 재지 않는가.
    #[must_use]
    pub fn stops_at(&self, index: usize) -> bool {
        self.wins_first && self.column(index).is_some_and(|column| column.wins)
    }

    /// 그 칸의 점수, 천분의 일.
    #[must_use]
    pub fn score(&self, index: usize) -> Option<i64> {
        Some(self.formula.score(self.column(index)?.features))
    }

    /// 그 칸에 대해 아는 것.
    #[must_use]
    pub fn column(&self, index: usize) -> Option<&Column> {
        self.columns.get(index)?.as_ref()
    }

    /// 둘 수 있는 칸.
    pub fn open(&self) -> impl Iterator<Item = usize> {
        (0..self.columns.len()).filter(|&index| self.columns[index].is_some())
    }

    /// `wanted`인 칸 가운데 점수가 가장 높은 첫 칸: 같은 크기면 뒤의 것이 남으므로 거꾸로 본다.
    fn best(&self, wanted: impl Fn(usize) -> bool) -> Option<usize> {
        let open = (0..self.columns.len()).rev().filter(|&index| self.columns[index].is_some());
        open.filter(|&index| wanted(index)).max_by_key(|&index| self.score(index))
    }
}
