//! 수를 둔다: 말을 옮기고, 권리를 거두고, 차례를 넘긴다.

use gaji_core::Side;

use crate::generate::is_takeable;
use crate::men::Kind;
use crate::moves::Move;
use crate::setup::Setup;
use crate::squares::bit;

impl Setup {
    /// 둘 수 있는 수를 둔다. `victim`은 그 수가 잡는 말이다.
    pub(crate) fn play(&mut self, mv: Move, victim: Option<(Kind, u8)>) {
        let side = self.turn();
        if let Some((kind, square)) = victim {
            self.flip(!side, kind, square);
        }
        self.shift(side, mv.kind, mv.from, mv.to);
        if let Some(kind) = mv.promotion {
            self.flip(side, mv.kind, mv.to);
            self.flip(side, kind, mv.to);
        }
        if let Some((from, to)) = mv.castling() {
            self.shift(side, Kind::Rook, from, to);
        }
        self.revoke(bit(mv.from) | bit(mv.to));
        self.end_turn();
        let double = mv.kind == Kind::Pawn && mv.from.abs_diff(mv.to) == 16;
        let skipped = mv.from.midpoint(mv.to);
        self.set_en_passant((double && is_takeable(self, skipped)).then_some(skipped));
    }

    /// 체크를 받지 않을 때, 두지 않고 차례만 넘긴 차림.
    pub(crate) fn null_move(&self) -> Option<Self> {
        (self.checkers() == 0).then_some(())?;
        let mut passed = self.clone();
        passed.set_en_passant(None);
        passed.end_turn();
        Some(passed)
    }

    fn end_turn(&mut self) {
        self.number = self.number.saturating_add(u16::from(self.turn() == Side::Second));
        self.give_turn(!self.turn());
    }
}
