//! 둘 수 있는 수의 생성(legal move generation): 핀과 체크를 미리 알고 있어 두어 보지 않는다.

use gaji_core::Side;

use crate::castling::Wing;
use crate::men::Kind;
use crate::reach;
use crate::setup::Setup;
use crate::squares::{Squares, at, bit, each, file, rank};

/// 말마다 갈 수 있는 칸을 `found(종류, 칸, 갈 칸들)`에 준다. `found`가 참이면 멈추고 참을 돌려준다.
///
/// 차례는 폰, 나이트, 비숍, 룩, 퀸, 킹. 같은 종류에서는 핀에 걸리지 않은 말부터, 앙파상은 다른 폰의 수 뒤다.
pub(crate) fn generate(setup: &Setup, mut found: impl FnMut(Kind, u8, Squares) -> bool) -> bool {
    let (occupied, allowed) = (setup.occupied(), allowed(setup));
    each_man(setup, Kind::Pawn, |from| pawn(setup, from) & allowed, &mut found)
        || en_passant(setup, &mut found)
        || each_man(setup, Kind::Knight, |from| reach::knight(from) & allowed, &mut found)
        || each_man(setup, Kind::Bishop, |from| reach::bishop(from, occupied) & allowed, &mut found)
        || each_man(setup, Kind::Rook, |from| reach::rook(from, occupied) & allowed, &mut found)
        || each_man(setup, Kind::Queen, |from| queen(setup, from) & allowed, &mut found)
        || each_man(setup, Kind::King, |from| king(setup, from), &mut found)
}

/// 한 종류의 말마다: 핀에 걸리지 않은 말부터. 걸린 말은 킹을 지나는 줄을 벗어나지 못한다.
fn each_man(
    setup: &Setup,
    kind: Kind,
    reach: impl Fn(u8) -> Squares,
    found: &mut impl FnMut(Kind, u8, Squares) -> bool,
) -> bool {
    let (men, pinned) = (setup.men(setup.turn(), kind), setup.pinned());
    let king = setup.king(setup.turn());
    let mut offer = |from, to| to != 0 && found(kind, from, to);
    each(men & !pinned).any(|from| offer(from, reach(from)))
        || each(men & pinned).any(|from| offer(from, reach(from) & reach::through(king, from)))
}

/// 앙파상으로 잡을 수 있는 폰이 있는가. 잡는 폰은 `to`에 선다.
pub(crate) fn is_takeable(setup: &Setup, to: u8) -> bool {
    each(takers(setup, to)).any(|from| is_safe(setup, from, to))
}

/// 킹 말고는 여기로만 갈 수 있다: 체크를 받고 있으면 막거나 잡아야 하고, 둘에게 받으면 킹만 움직인다.
fn allowed(setup: &Setup) -> Squares {
    let own = setup.of(setup.turn());
    let mut checkers = each(setup.checkers());
    match (checkers.next(), checkers.next()) {
        (None, _) => !own,
        (Some(one), None) => reach::between(setup.king(setup.turn()), one) | bit(one),
        _ => 0,
    }
}

fn pawn(setup: &Setup, from: u8) -> Squares {
    let (side, empty) = (setup.turn(), !setup.occupied());
    let (one, two) = match side {
        Side::First => (bit(from) << 8 & empty, 0xff << 24),
        Side::Second => (bit(from) >> 8 & empty, 0xff << 32),
    };
    let further = if side == Side::First { one << 8 } else { one >> 8 };
    one | further & empty & two | reach::pawns(side, bit(from)) & setup.of(!side)
}

fn queen(setup: &Setup, from: u8) -> Squares {
    reach::rook(from, setup.occupied()) | reach::bishop(from, setup.occupied())
}

fn king(setup: &Setup, from: u8) -> Squares {
    let side = setup.turn();
    // 제자리에 남아 있으면 제 뒤의 칸을 가려 준다.
    let occupied = setup.occupied() & !bit(from);
    let safe = |&to: &u8| setup.attackers(to, !side, occupied) == 0;
    let steps = each(reach::king(from) & !setup.of(side)).filter(safe);
    let castlings = Wing::ALL.into_iter().filter_map(|wing| wing.destination(setup));
    steps.chain(castlings).fold(0, |all, to| all | bit(to))
}

fn en_passant(setup: &Setup, found: &mut impl FnMut(Kind, u8, Squares) -> bool) -> bool {
    let Some(to) = setup.en_passant() else { return false };
    let mut takers = each(takers(setup, to)).filter(|&from| is_safe(setup, from, to));
    takers.any(|from| found(Kind::Pawn, from, bit(to)))
}

fn takers(setup: &Setup, to: u8) -> Squares {
    reach::pawns(!setup.turn(), bit(to)) & setup.men(setup.turn(), Kind::Pawn)
}

/// 두 폰이 한꺼번에 떠나므로 핀으로는 알 수 없다: 잡은 뒤의 킹을 본다.
fn is_safe(setup: &Setup, from: u8, to: u8) -> bool {
    let side = setup.turn();
    let victim = at(file(to), rank(from));
    let occupied = setup.occupied() & !bit(from) & !bit(victim) | bit(to);
    setup.attackers(setup.king(side), !side, occupied) == 0
}
