//! 끝까지 푸는 탐색에 알려 주는 것: 한두 수 앞의 승패, 지켜지는 한계, 읽을 차례.

use alloc::vec::Vec;

use gaji_core::{Game, Prospect};

use crate::Connect4;
use crate::bits::{column, completions, has_four};
use crate::zugzwang;

/// 가운데부터.
const CENTRE_FIRST: [u8; 7] = [3, 4, 2, 5, 1, 6, 0];

pub(crate) fn prospect(position: &Connect4, left: u32) -> Prospect {
    if let Some(outcome) = position.outcome() {
        return Prospect::ended(outcome, position.side(), left);
    }
    let threats = threats(position.last(), position);
    if threats_now(position.own, position) {
        Prospect::exact(Prospect::win_now(left))
    } else if sound(position, threats) == 0 {
        Prospect::exact(-Prospect::win_now(left - 1))
    } else if left <= 2 {
        Prospect::exact(0)
    } else {
        let (lower, upper) = limits(position, threats, left);
        Prospect { lower, upper, rank: threats.count_ones() as i32 }
    }
}

pub(crate) fn replies(position: &Connect4, columns: &mut Vec<u8>) {
    let sound = sound(position, threats(position.last(), position));
    columns.extend(CENTRE_FIRST.into_iter().filter(|&index| sound & column(index) != 0));
}

/// 위협(threat): `discs`의 쪽이 놓으면 넷이 되는 빈칸.
fn threats(discs: u64, position: &Connect4) -> u64 {
    completions(discs) & position.empty()
}

fn threats_now(discs: u64, position: &Connect4) -> bool {
    threats(discs, position) & position.landings() != 0
}

/// 두어도 상대가 바로 이기지 못하는 칸: 상대의 위협은 막아야 하고, 그 바로 아래에는 두지 않는다.
fn sound(position: &Connect4, threats: u64) -> u64 {
    let landings = position.landings();
    let forced = landings & threats;
    let open = match forced.count_ones() {
        0 => landings,
        1 => forced,
        _ => 0,
    };
    open & !(threats >> 1)
}

/// 지금 이기지도, 다음 수에 지지도 않을 때 점수의 두 한계.
fn limits(position: &Connect4, threats: u64, left: u32) -> (i32, i32) {
    let latest_loss = -Prospect::win_now(left - 3);
    let lower = if can_win(position.last(), position) { latest_loss } else { 0 };
    let soonest_win = Prospect::win_now(left - 2);
    let upper = zugzwang::upper(position, threats, left).unwrap_or(soonest_win);
    (lower, upper.min(soonest_win))
}

/// 빈칸을 모두 얻으면 넷을 이을 수 있는가.
pub(crate) const fn can_win(discs: u64, position: &Connect4) -> bool {
    has_four(discs | position.empty())
}
