//! 한 칸에서 서로 잡기(static exchange evaluation): 두 쪽이 번갈아 가장 싼 말로 잡고, 손해면 그만둔다.

use gaji_core::Side;

use crate::men::Kind;
use crate::moves::Move;
use crate::setup::Setup;
use crate::squares::{Squares, bit};

/// `mv`를 두고 그 칸에서 다 잡고 나면 잃는가. 핀과 체크는 보지 않는다.
pub(crate) fn loses(setup: &Setup, mv: Move) -> bool {
    let victim = mv.victim(setup).map_or(0, |(kind, _)| kind.value());
    if mv.kind == Kind::King || victim >= mv.kind.value() {
        return false;
    }
    let occupied = setup.occupied() & !bit(mv.from);
    victim < recapture(setup, mv.to, !setup.turn(), occupied, mv.kind)
}

/// `side`가 `square`에 선 `standing`을 잡아 얻을 수 있는 값. 잡지 않아도 되므로 0 밑이 없다.
fn recapture(setup: &Setup, square: u8, side: Side, occupied: Squares, standing: Kind) -> i32 {
    let takers = setup.attackers(square, side, occupied);
    let cheapest = |kind: &Kind| takers & setup.kind(*kind) != 0;
    let Some(kind) = Kind::ALL.into_iter().find(cheapest) else { return 0 };
    let taker = takers & setup.kind(kind);
    let left = occupied & !(taker & taker.wrapping_neg());
    if kind == Kind::King && setup.attackers(square, !side, left) != 0 {
        return 0;
    }
    (standing.value() - recapture(setup, square, !side, left, kind)).max(0)
}
