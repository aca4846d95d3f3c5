//! 두 성격이 겨루는 한 판: 같은 조건이면 언제나 같은 판이다.

use gaji_protocol::Seat;

use super::column::Column;
use super::formula::Formula;
use super::judge::Judge;
use super::state::{CELLS, State, seat};

/// 겨루기를 시작하는 판. 빈 판에서는 어느 성격이나 거의 똑같이 두므로 첫 돌 하나를 놓아 둔다.
const OPENING: &str = "3";

/// 펼쳐 놓은 한 판.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// 지금 판에서 이어 겨루는가. 아니면 첫 돌 하나를 놓은 판에서.
    pub here: bool,
    /// 몇 수까지 보이는가. 둔 수보다 크면 끝.
    pub at: u32,
}

impl Duel {
    /// 끝까지 보이는 판.
    #[must_use]
    pub const fn whole(here: bool) -> Self {
        Self { here, at: CELLS as u32 }
    }
}

/// 둔 칸(0부터)과, 둔 성격이 본 점수.
pub type Move = (usize, i64);

/// 겨루는 조건.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    start: String,
    formulas: [Formula; 2],
    wins_first: bool,
}

impl Terms {
    /// 펼쳐 놓은 판의 조건: 지금 성격이 먼저 둔다.
    #[must_use]
    pub fn of(state: &State) -> Option<Self> {
        let Duel { here, .. } = state.duel?;
        let start = if here { state.columns.clone() } else { OPENING.to_string() };
        let formulas = [state.formula(), state.rival_formula()];
        Some(Self { start, formulas, wins_first: state.wins_first })
    }

    /// `moves`를 둔 뒤의 국면.
    #[must_use]
    pub fn after(&self, moves: &[Move]) -> Seat {
        let mut seat = seat(&self.start);
        seat.moves.extend(moves.iter().map(|(column, _)| (column + 1).to_string()));
        seat
    }

    /// `moves`를 둔 뒤의 `columns`에서 다음에 둘 수. 둘 칸이 없으면 `None`.
    #[must_use]
    pub fn next(&self, moves: &[Move], columns: &[Option<Column>]) -> Option<Move> {
        let formula = self.formulas[moves.len() % 2];
        let judge = Judge { columns, formula, wins_first: self.wins_first };
        let choice = judge.choice()?;
        Some((choice, judge.score(choice)?))
    }
}
