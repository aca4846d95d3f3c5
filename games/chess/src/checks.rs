//! 체크를 부르는 수: 두어 보지 않고 안다.

use crate::men::Kind;
use crate::moves::Move;
use crate::reach;
use crate::setup::Setup;
use crate::squares::{Squares, bit};

/// `mv`를 두면 상대가 체크를 받는가: 움직인 말이 노리거나, 떠나며 줄을 연다(discovered check).
pub(crate) fn gives_check(setup: &Setup, mv: Move) -> bool {
    let (side, king) = (setup.turn(), setup.king(!setup.turn()));
    let victim = mv.victim(setup).map_or(0, |(_, square)| bit(square));
    let rook = mv.castling();
    let moved = rook.map_or(0, |(from, _)| bit(from)) | bit(mv.from);
    let arrived = rook.map_or(0, |(_, to)| bit(to)) | bit(mv.to);
    let occupied = setup.occupied() & !moved & !victim | arrived;
    let kind = mv.promotion.unwrap_or(mv.kind);
    let aims =
        reached(setup, kind, mv.to, occupied) | rook.map_or(0, |(_, to)| reach::rook(to, occupied));
    aims & bit(king) != 0 || setup.attackers(king, side, occupied) != 0
}

/// `kind`가 `from`에서 노리는 칸.
fn reached(setup: &Setup, kind: Kind, from: u8, occupied: Squares) -> Squares {
    match kind {
        Kind::Pawn => reach::pawns(setup.turn(), bit(from)),
        Kind::Knight => reach::knight(from),
        Kind::Bishop => reach::bishop(from, occupied),
        Kind::Rook => reach::rook(from, occupied),
        Kind::Queen => reach::bishop(from, occupied) | reach::rook(from, occupied),
        Kind::King => 0,
    }
}
