//! 말의 차림과 차례, 캐슬링과 앙파상의 권리. 열쇠(key)는 여기서만 고쳐지므로 어긋날 수 없다.

use gaji_core::Side;

use crate::castling::{HOMES, Wing};
use crate::men::Kind;
use crate::reach;
use crate::seeds;
use crate::squares::{Squares, at, bit, each, seen_by};

/// 누구의 무슨 말이 어디에 있고, 누가 무엇을 할 차례인가.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Setup {
    kinds: [Squares; Kind::COUNT],
    sides: [Squares; 2],
    key: u64,
    /// 둘 차례인 킹을 노리는 말과, 그 킹 앞을 혼자 막아선 말(pin).
    checkers: Squares,
    pinned: Squares,
    turn: Side,
    /// 캐슬링할 권리: [`Wing`]마다 비트 하나.
    rights: u8,
    /// 앙파상으로 잡을 수 있을 때만, 잡는 폰이 서는 칸.
    en_passant: Option<u8>,
    /// 몇째 수인가.
    pub(crate) number: u16,
}

/// 처음 국면의 뒷줄, a부터.
const BACK_RANK: [Kind; 8] = {
    use Kind::{Bishop, King, Knight, Queen, Rook};
    [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook]
};

impl Setup {
    /// 빈 판, 백의 차례.
    pub(crate) const EMPTY: Self = Self {
        kinds: [0; Kind::COUNT],
        sides: [0; 2],
        key: 0,
        checkers: 0,
        pinned: 0,
        turn: Side::First,
        rights: 0,
        en_passant: None,
        number: 1,
    };

    /// 처음 국면.
    pub(crate) fn start() -> Self {
        let mut setup = Self::EMPTY;
        for (file, kind) in (0..).zip(BACK_RANK) {
            for side in [Side::First, Side::Second] {
                setup.flip(side, kind, seen_by(side, at(file, 0)));
                setup.flip(side, Kind::Pawn, seen_by(side, at(file, 1)));
            }
        }
        Wing::ALL.into_iter().for_each(|wing| setup.grant(wing));
        setup
    }

    /// 말을 놓거나 든다.
    pub(crate) fn flip(&mut self, side: Side, kind: Kind, square: u8) {
        self.kinds[kind as usize] ^= bit(square);
        self.sides[side.index()] ^= bit(square);
        self.key ^= seeds::man(side, kind, square);
    }

    /// 말을 옮긴다.
    pub(crate) fn shift(&mut self, side: Side, kind: Kind, from: u8, to: u8) {
        self.kinds[kind as usize] ^= bit(from) | bit(to);
        self.sides[side.index()] ^= bit(from) | bit(to);
        self.key ^= seeds::man(side, kind, from) ^ seeds::man(side, kind, to);
    }

    /// `side`의 차례로 하고, 그쪽이 받는 체크와 핀을 센다.
    #[inline]
    pub(crate) fn give_turn(&mut self, side: Side) {
        if side != self.turn {
            self.key ^= seeds::turn();
        }
        self.turn = side;
        self.look_for_danger();
    }

    /// 권리를 준다.
    pub(crate) fn grant(&mut self, wing: Wing) {
        self.set_rights(self.rights | wing.bit());
    }

    /// 킹이나 룩이 움직였거나 잡힌 칸들의 권리를 거둔다.
    pub(crate) fn revoke(&mut self, touched: Squares) {
        if self.rights == 0 || touched & HOMES == 0 {
            return;
        }
        let lost = Wing::ALL.into_iter().filter(|wing| {
            let (king, rook) = wing.homes();
            touched & (bit(king) | bit(rook)) != 0
        });
        let lost = lost.fold(0, |lost, wing| lost | wing.bit());
        self.set_rights(self.rights & !lost);
    }

    fn set_rights(&mut self, rights: u8) {
        self.key ^= seeds::rights(self.rights) ^ seeds::rights(rights);
        self.rights = rights;
    }

    /// 앙파상의 칸을 적거나 지운다.
    pub(crate) fn set_en_passant(&mut self, square: Option<u8>) {
        if square == self.en_passant {
            return;
        }
        self.key ^= seeds::en_passant(self.en_passant) ^ seeds::en_passant(square);
        self.en_passant = square;
    }

    pub(crate) const fn turn(&self) -> Side {
        self.turn
    }

    pub(crate) const fn key(&self) -> u64 {
        self.key
    }

    pub(crate) const fn checkers(&self) -> Squares {
        self.checkers
    }

    pub(crate) const fn pinned(&self) -> Squares {
        self.pinned
    }

    pub(crate) const fn en_passant(&self) -> Option<u8> {
        self.en_passant
    }

    pub(crate) const fn may_castle(&self, wing: Wing) -> bool {
        self.rights & wing.bit() != 0
    }

    /// 두 쪽의 `kind`.
    pub(crate) const fn kind(&self, kind: Kind) -> Squares {
        self.kinds[kind as usize]
    }

    /// `side`의 모든 말.
    pub(crate) const fn of(&self, side: Side) -> Squares {
        self.sides[side.index()]
    }

    /// `side`의 `kind`.
    pub(crate) const fn men(&self, side: Side, kind: Kind) -> Squares {
        self.kinds[kind as usize] & self.sides[side.index()]
    }

    /// 말이 있는 칸.
    pub(crate) const fn occupied(&self) -> Squares {
        self.sides[0] | self.sides[1]
    }

    /// `side`의 킹이 선 칸.
    pub(crate) const fn king(&self, side: Side) -> u8 {
        self.men(side, Kind::King).trailing_zeros() as u8 % 64
    }

    /// 칸에 선 말.
    pub(crate) fn man_on(&self, square: u8) -> Option<(Side, Kind)> {
        let second = self.of(Side::Second) & bit(square) != 0;
        let side = if second { Side::Second } else { Side::First };
        // 갈림길(branch) 없이: 선 종류의 번호만 남는다.
        let stands = |kind: usize| (self.kinds[kind] >> square & 1) as usize;
        let kind = (1..Kind::COUNT).fold(0, |found, kind| found + kind * stands(kind));
        (self.occupied() & bit(square) != 0).then_some((side, Kind::ALL[kind]))
    }

    /// `occupied`가 막고 있을 때 `square`를 노리는 `by`의 말. `occupied`에 없는 말은 잡힌 것으로 본다.
    pub(crate) fn attackers(&self, square: u8, by: Side, occupied: Squares) -> Squares {
        let leapers = reach::knight(square) & self.kind(Kind::Knight)
            | reach::king(square) & self.kind(Kind::King)
            | reach::pawns(!by, bit(square)) & self.kind(Kind::Pawn);
        let sliders = reach::rook(square, occupied) & self.straight()
            | reach::bishop(square, occupied) & self.diagonal();
        (leapers | sliders) & self.of(by) & occupied
    }

    fn straight(&self) -> Squares {
        self.kind(Kind::Rook) | self.kind(Kind::Queen)
    }

    fn diagonal(&self) -> Squares {
        self.kind(Kind::Bishop) | self.kind(Kind::Queen)
    }

    fn look_for_danger(&mut self) {
        let king = self.king(self.turn);
        let leapers = reach::knight(king) & self.kind(Kind::Knight)
            | reach::pawns(self.turn, bit(king)) & self.kind(Kind::Pawn);
        let snipers =
            reach::rook(king, 0) & self.straight() | reach::bishop(king, 0) & self.diagonal();
        let enemies = self.of(!self.turn);
        (self.checkers, self.pinned) = (leapers & enemies, 0);
        for sniper in each(snipers & enemies) {
            let between = reach::between(king, sniper) & self.occupied();
            if between == 0 {
                self.checkers |= bit(sniper);
            } else if between & (between - 1) == 0 {
                self.pinned |= between;
            }
        }
    }
}
