//! 캐슬링(castling): 권리의 이름, 그리고 킹과 룩이 서는 칸.

use gaji_core::Side;

use crate::men::Kind;
use crate::reach;
use crate::setup::Setup;
use crate::squares::{Squares, at, bit, each, seen_by};

/// 킹과 룩의 처음 칸 모두: 이 밖의 수는 권리를 바꾸지 않는다.
pub(crate) const HOMES: Squares = 0x91 | 0x91 << 56;

/// 캐슬링하는 쪽과 날개.
#[derive(Clone, Copy)]
pub(crate) struct Wing {
    side: Side,
    short: bool,
}

impl Wing {
    /// FEN의 차례.
    pub(crate) const ALL: [Self; 4] = [
        Self { side: Side::First, short: true },
        Self { side: Side::First, short: false },
        Self { side: Side::Second, short: true },
        Self { side: Side::Second, short: false },
    ];

    /// FEN의 글자: 킹 쪽은 K, 퀸 쪽은 Q.
    pub(crate) const fn letter(self) -> char {
        let kind = if self.short { Kind::King } else { Kind::Queen };
        kind.fen_letter(self.side)
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << (2 * self.side as u8 + !self.short as u8)
    }

    /// 킹과 룩의 처음 칸.
    pub(crate) const fn homes(self) -> (u8, u8) {
        let rook = if self.short { 7 } else { 0 };
        (seen_by(self.side, at(4, 0)), seen_by(self.side, at(rook, 0)))
    }

    /// 킹과 룩이 처음 칸에 있는가.
    pub(crate) fn stands_on(self, setup: &Setup) -> bool {
        let (king, rook) = self.homes();
        setup.men(self.side, Kind::King) & bit(king) != 0
            && setup.men(self.side, Kind::Rook) & bit(rook) != 0
    }

    /// 지금 캐슬링할 수 있으면 킹이 설 칸: 사이가 비고, 킹이 지나는 칸이 안전하다.
    pub(crate) fn destination(self, setup: &Setup) -> Option<u8> {
        let (king, rook) = self.homes();
        let destination = if self.short { king + 2 } else { king - 2 };
        let way = reach::between(king, destination) | bit(destination);
        let open = self.side == setup.turn()
            && setup.may_castle(self)
            && setup.checkers() == 0
            && reach::between(king, rook) & setup.occupied() == 0;
        let safe = |square| setup.attackers(square, !self.side, setup.occupied()) == 0;
        (open && each(way).all(safe)).then_some(destination)
    }
}
