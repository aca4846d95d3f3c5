//! 수가 남아 있어도 비기는 국면.

use gaji_core::{End, Game, Outcome, Step};

use crate::Chess;
use crate::men::Kind;
use crate::setup::Setup;
use crate::squares::DARK;

/// 이길 수 없는 기물: 둘 수도 없는 국면이면 이것이 먼저다.
pub(crate) const INSUFFICIENT: &str = "insufficient_material";
/// 50수, 수(ply)로: 주장하면 비긴다.
const FIFTY: u16 = 100;
/// 75수: 저절로 비긴다.
const SEVENTY_FIVE: u16 = 150;

pub(crate) fn adjudicated(position: &Chess) -> Option<End> {
    if is_insufficient(&position.setup) {
        return Some(End::of(Outcome::Draw, INSUFFICIENT));
    }
    (position.clock >= SEVENTY_FIVE).then_some(End::of(Outcome::Draw, "seventyfive_moves"))
}

pub(crate) fn recurred(position: &Chess, trail: &[Step]) -> Option<End> {
    let claim = |reason| Some(End { claim: true, ..End::of(Outcome::Draw, reason) });
    match times(position, trail) {
        5.. => Some(End::of(Outcome::Draw, "fivefold_repetition")),
        3.. => claim("threefold_repetition"),
        _ if position.clock >= FIFTY => claim("fifty_moves"),
        _ => None,
    }
}

/// 지금 국면이 몇 번째인가: 되돌릴 수 없는 수까지, 같은 쪽 차례만 거슬러 본다.
fn times(position: &Chess, trail: &[Step]) -> usize {
    let key = position.key();
    let reach = usize::from(position.clock) + 1;
    trail.iter().rev().take(reach).step_by(2).filter(|step| step.key == key).count()
}

/// 어느 쪽도 상대를 외통으로 몰 수 없는 기물(python-chess와 같은 경우들).
pub(crate) fn is_insufficient(setup: &Setup) -> bool {
    if setup.kind(Kind::Pawn) | setup.kind(Kind::Rook) | setup.kind(Kind::Queen) != 0 {
        return false;
    }
    if setup.kind(Kind::Knight) != 0 {
        return setup.occupied().count_ones() == 3;
    }
    let bishops = setup.kind(Kind::Bishop);
    bishops & DARK == 0 || bishops & !DARK == 0
}
