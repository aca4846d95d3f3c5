//! 이 판에 이르는 차례가 있는가: 돌을 하나씩 도로 집어 빈 판까지 가 본다(retrograde).

use alloc::collections::BTreeSet;

use crate::Connect4;
use crate::bits::{COLUMNS, bottom, column, has_four};

/// 빈 판에서 이 국면까지 둘 수 있는가. 둘 차례인 쪽은 아직 넷을 잇지 않았다고 본다.
pub(crate) fn can_arise(position: Connect4) -> bool {
    leads_here(position, &mut BTreeSet::new())
}

/// 같은 높이들은 한 번만 본다.
fn leads_here(position: Connect4, seen: &mut BTreeSet<u64>) -> bool {
    position.all == 0
        || seen.insert(position.all)
            && (0..COLUMNS)
                .filter_map(|column| taken_back(position, column))
                .any(|before| leads_here(before, seen))
}

/// 방금 둔 쪽의 돌이 그 줄의 맨 위면 집는다. 그 전에 이미 넷이었다면 그 돌은 둘 수 없었다.
fn taken_back(position: Connect4, index: u8) -> Option<Connect4> {
    let disc = ((position.all + bottom(index)) >> 1) & column(index) & position.last();
    let before = Connect4 { own: position.last() ^ disc, all: position.all ^ disc };
    (disc != 0 && !has_four(before.own)).then_some(before)
}
