//! 고른 까닭: 고른 칸이 한 일과, 그다음 칸을 앞선 만큼. 어느 조절대가 가장 큰지는 묻지 않는다.

use super::column::Column;
use super::formula::{MINE, TERMS};
use super::judge::Judge;

/// 고른 까닭.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// 고른 칸, 0부터.
    pub choice: usize,
    /// 점수보다 먼저 말할 것.
    pub fact: Option<Fact>,
    /// 점수로 고른 까닭. 규칙이 골랐으면 없다.
    pub why: Option<Why>,
}

/// 규칙으로 아는 것.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// 바로 이긴다.
    Wins,
    /// 바로 이기는 칸(0부터)이 있는데 지나쳤다.
    Misses(usize),
    /// 두면 상대가 그 칸(번호)에서 바로 이긴다.
    Gives(String),
    /// 상대가 바로 이길 자리를 막는다.
    Blocks,
}

/// 점수로 고른 까닭.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// 둘 수 있는 칸이 하나다.
    Only,
    /// 그 칸과 점수가 같아 첫 칸이다.
    Tie(usize),
    /// 그다음 칸을 앞선다.
    Ahead {
        /// 그다음 칸, 0부터.
        of: usize,
        /// 항마다 앞선 만큼, 천분의 일. 뒤진 항은 음수.
        shares: [i64; TERMS],
        /// 고른 칸이 내 셋을 정말 만드는가.
        builds: bool,
    },
}

impl Judge<'_> {
    /// 고른 까닭. 둘 수 있는 칸이 없으면 `None`.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        let choice = self.choice()?;
        let fact = self.fact(choice);
        let ruled = self.wins_first && fact == Some(Fact::Wins);
        Some(Reason { choice, fact, why: (!ruled).then(|| self.why(choice)) })
    }

    pub(super) fn fact(&self, choice: usize) -> Option<Fact> {
        let column = self.column(choice)?;
        if column.wins {
            return Some(Fact::Wins);
        }
        let missed = self.winning().map(Fact::Misses);
        let given = || column.gives.clone().map(Fact::Gives);
        let blocked = || column.blocks.then_some(Fact::Blocks);
        missed.or_else(given).or_else(blocked)
    }

    fn why(&self, choice: usize) -> Why {
        let Some(rival) = self.runner_up() else { return Why::Only };
        match self.ahead(choice, rival) {
            Some(shares) if shares.iter().sum::<i64>() != 0 => {
                Why::Ahead { of: rival, shares, builds: self.builds(choice) }
            }
            _ => Why::Tie(rival),
        }
    }

    /// 이기는 칸은 제 셋을 써 버린다. 그러지 않는 어느 칸보다 내 셋이 많아야 이 칸이 만든 것이다.
    fn builds(&self, choice: usize) -> bool {
        let mine = |column: &Column| column.features[MINE];
        let own = self.column(choice).map(mine);
        self.columns.iter().flatten().any(|other| !other.wins && Some(mine(other)) < own)
    }
}
