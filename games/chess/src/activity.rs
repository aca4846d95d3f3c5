//! 말의 움직임(mobility)과 킹의 안전: 말마다 닿는 칸을 한 번만 세어 둘 다에 쓴다.

use gaji_core::Side;

use crate::men::Kind;
use crate::reach;
use crate::setup::Setup;
use crate::squares::{Squares, each};

/// 한 쪽의 활동.
#[derive(Clone, Copy, Default)]
pub(crate) struct Activity {
    /// 갈 수 있는 칸, 종류마다 다른 값으로.
    pub(crate) mobility: i32,
    /// 상대 킹 둘레를 노리는 힘.
    pub(crate) pressure: i32,
}

/// 종류 하나를 재는 자.
struct Measure {
    /// 보통 이만큼 갈 수 있다: 말의 값에 이미 들어 있다.
    usual: i32,
    /// 한 칸의 값.
    step: i32,
    /// 킹 둘레를 노리는 힘.
    threat: i32,
}

const KNIGHT: Measure = Measure { usual: 4, step: 4, threat: 6 };
const BISHOP: Measure = Measure { usual: 6, step: 4, threat: 6 };
const ROOK: Measure = Measure { usual: 7, step: 2, threat: 8 };
const QUEEN: Measure = Measure { usual: 13, step: 1, threat: 10 };

/// `side`의 활동.
pub(crate) fn activity(setup: &Setup, side: Side) -> Activity {
    let occupied = setup.occupied();
    let free = !(setup.of(side) | reach::pawns(!side, setup.men(!side, Kind::Pawn)));
    let ring = reach::king(setup.king(!side));
    let mut total = Activity::default();
    let mut count = |measure: Measure, reached: Squares| {
        total.mobility += measure.step * ((reached & free).count_ones() as i32 - measure.usual);
        total.pressure += if reached & ring == 0 { 0 } else { measure.threat };
    };
    let own = |kind| each(setup.men(side, kind));
    own(Kind::Knight).for_each(|at| count(KNIGHT, reach::knight(at)));
    own(Kind::Bishop).for_each(|at| count(BISHOP, reach::bishop(at, occupied)));
    own(Kind::Rook).for_each(|at| count(ROOK, reach::rook(at, occupied)));
    own(Kind::Queen).for_each(|at| {
        count(QUEEN, reach::bishop(at, occupied) | reach::rook(at, occupied));
    });
    total
}

/// 제 킹 둘레와 그 앞의 폰.
pub(crate) fn shelter(setup: &Setup, side: Side) -> i32 {
    let ring = reach::king(setup.king(side));
    let ahead = if side == Side::First { ring << 8 } else { ring >> 8 };
    (setup.men(side, Kind::Pawn) & (ring | ahead)).count_ones() as i32
}
