//! 추크츠방(zugzwang): 상대가 따라 두기(follow-up)만 해도 지켜지는 위의 한계(Allis 1988의 claimeven과 홀짝 위협).
//!
//! 이끄는 쪽(leader, 둘 차례)이 둔 바로 위에 따르는 쪽(follower)이 둔다. 줄은 아래에서 1층이고 여섯 층이므로, 남은 칸이
//! 짝수인 줄에서는 이끄는 쪽이 홀수 층만, 따르는 쪽이 짝수 층만 얻는다. 남은 칸이 홀수인 줄(uneven)이 둘씩 짝지어지면
//! 이끄는 쪽이 하나의 첫 칸(짝수 층)을 얻을 때 따르는 쪽은 다른 하나의 첫 칸을 얻고, 그 뒤로는 모두 짝수인 줄이 된다.
//! 따르는 쪽에는 늘 둘 곳이 있으므로, 이끄는 쪽은 끝내 따르는 쪽의 위협 아래에 두어야 한다.

use crate::Connect4;
use crate::bits::{FLOOR, ROWS, above, column, has_four};
use crate::prospect::can_win;

/// 1, 3, 5층.
const ODD: u64 = FLOOR * 0b01_0101;
/// 2, 4, 6층.
const EVEN: u64 = FLOOR * 0b10_1010;

/// 둘 차례인 쪽의 점수의 위의 한계. `threats`는 상대의 위협, `left`는 남은 칸.
pub(crate) fn upper(position: &Connect4, threats: u64, left: u32) -> Option<i32> {
    let game = FollowUp::new(position, threats & !position.landings());
    if left.is_multiple_of(2) {
        game.all_paired()
    } else {
        let limit = game.one_unpaired();
        limit.or_else(|| (!can_win(position.own, position)).then_some(0))
    }
}

/// 따라 두는 판.
struct FollowUp {
    leader: u64,
    follower: u64,
    empty: u64,
    /// 홀수인 줄의 첫 칸.
    uneven: u64,
    /// 따르는 쪽의 위협, 바로 둘 수 있는 것은 빼고.
    threats: u64,
    /// 이끄는 쪽이 얻을 수 있는 칸: 따르는 쪽의 짝수 층 위협 위로는 놀이가 이어지지 않는다.
    reach: u64,
}

impl FollowUp {
    fn new(position: &Connect4, threats: u64) -> Self {
        let (empty, uneven) = (position.empty(), position.landings() & EVEN);
        let reach = empty & ODD & !above(threats & EVEN) | uneven;
        let (leader, follower) = (position.own, position.last());
        Self { leader, follower, empty, uneven, threats, reach }
    }

    /// 홀수인 줄이 짝수 개: 모두 짝지어진다.
    fn all_paired(&self) -> Option<i32> {
        if has_four(self.leader | self.reach) {
            return None;
        }
        let threats = self.threats & EVEN;
        let gains = self.empty & EVEN & !self.uneven;
        Some(if threats != 0 {
            loss_at(threats)
        } else if has_four(self.follower | gains) {
            -1
        } else {
            0
        })
    }

    /// 홀수인 줄이 홀수 개: 따르는 쪽의 홀수 층 위협이 있는 홀수인 줄 하나를 남기고 짝짓는다.
    fn one_unpaired(&self) -> Option<i32> {
        let threats = each(self.threats & ODD);
        threats.filter(|&threat| self.holds_with(threat)).map(loss_at).min()
    }

    /// `threat`의 줄에서는 이끄는 쪽이 먼저 두어 짝수 층을 얻다가 위협의 아래에 이른다.
    fn holds_with(&self, threat: u64) -> bool {
        let line = column((threat.trailing_zeros() / u32::from(ROWS + 1)) as u8);
        let below = self.empty & EVEN & line & (threat - 1);
        self.uneven & line != 0 && !has_four(self.leader | self.reach & !line | below)
    }
}

/// 칸을 하나씩.
fn each(mut cells: u64) -> impl Iterator<Item = u64> {
    core::iter::from_fn(move || {
        let cell = cells & cells.wrapping_neg();
        cells ^= cell;
        (cell != 0).then_some(cell)
    })
}

/// 다른 칸이 다 찬 뒤 가장 낮은 위협으로 지는 점수: 그 위의 칸은 비어 있다.
fn loss_at(threats: u64) -> i32 {
    let row = (0..ROWS).find(|row| threats & (FLOOR << row) != 0).unwrap_or(ROWS - 1);
    -i32::from((ROWS - 1 - row) / 2 + 1)
}
