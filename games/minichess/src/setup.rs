//! 말의 차림과 차례. 열쇠(key)와 말 값의 합은 여기서만 고쳐지므로 어긋날 수 없다.

use gaji_core::{Side, scramble};

use crate::attacks::attacks;
use crate::squares::{COUNT, Squares, bit, each};

/// 말의 종류. 차례는 값이 작은 것부터.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 폰.
    Pawn,
    /// 나이트.
    Knight,
    /// 비숍.
    Bishop,
    /// 룩.
    Rook,
    /// 퀸.
    Queen,
    /// 킹.
    King,
}

impl Kind {
    /// 모든 종류, 번호 차례.
    pub const ALL: [Self; 6] =
        [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// 값, 폰의 백분의 일: Q9 R5 B3 N3 P1.
    #[must_use]
    pub const fn value(self) -> i32 {
        [100, 300, 300, 500, 900, 0][self as usize]
    }

    /// FEN과 UCI의 작은 글자.
    #[must_use]
    pub const fn letter(self) -> char {
        ['p', 'n', 'b', 'r', 'q', 'k'][self as usize]
    }
}

/// 누구의 무슨 말이 어디에 있고 누구 차례인가.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Setup {
    kinds: [Squares; 6],
    sides: [Squares; 2],
    turn: Side,
    key: u64,
    material: i32,
}

impl Setup {
    /// 빈 판, 백의 차례.
    pub(crate) const EMPTY: Self =
        Self { kinds: [0; 6], sides: [0; 2], turn: Side::First, key: 0, material: 0 };

    /// 말을 놓는다.
    pub(crate) fn put(&mut self, side: Side, kind: Kind, square: u8) {
        self.flip(side, kind, square);
        self.material += signed(side, kind.value());
    }

    /// 말을 들어낸다.
    pub(crate) fn lift(&mut self, side: Side, kind: Kind, square: u8) {
        self.flip(side, kind, square);
        self.material -= signed(side, kind.value());
    }

    /// 차례를 넘긴다.
    pub(crate) fn pass_turn(&mut self) {
        self.key ^= scramble(0);
        self.turn = !self.turn;
    }

    fn flip(&mut self, side: Side, kind: Kind, square: u8) {
        self.kinds[kind as usize] ^= bit(square);
        self.sides[side.index()] ^= bit(square);
        // 차례와 (쪽, 종류, 칸)마다 씨앗이 하나씩 있다.
        let man = side.index() * 6 + kind as usize;
        self.key ^= scramble((1 + man * COUNT + usize::from(square)) as u64);
    }

    pub(crate) const fn turn(&self) -> Side {
        self.turn
    }

    pub(crate) const fn key(&self) -> u64 {
        self.key
    }

    /// 말 값의 차, 백에서.
    pub(crate) const fn material(&self) -> i32 {
        self.material
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

    /// 칸에 선 말의 종류.
    pub(crate) fn kind_on(&self, square: u8) -> Option<Kind> {
        Kind::ALL.into_iter().find(|&kind| self.kinds[kind as usize] & bit(square) != 0)
    }

    /// 칸에 선 말.
    pub(crate) fn man_on(&self, square: u8) -> Option<(Side, Kind)> {
        let second = self.of(Side::Second) & bit(square) != 0;
        let side = if second { Side::Second } else { Side::First };
        self.kind_on(square).map(|kind| (side, kind))
    }

    /// `occupied`가 막고 있을 때 `square`를 노리는 `by`의 말: 그 칸에서 거꾸로 내다본다.
    pub(crate) fn attackers(&self, square: u8, by: Side, occupied: Squares) -> Squares {
        let seen = |kind| attacks(kind, !by, square, occupied);
        let (straight, diagonal) = (seen(Kind::Rook), seen(Kind::Bishop));
        let looking = |kind| match kind {
            Kind::Rook => straight,
            Kind::Bishop => diagonal,
            Kind::Queen => straight | diagonal,
            leaper => seen(leaper),
        };
        Kind::ALL.into_iter().fold(0, |all, kind| all | (looking(kind) & self.men(by, kind)))
    }

    /// `side`의 킹이 체크(check)를 받고 있는가.
    pub(crate) fn checked(&self, side: Side) -> bool {
        let mut kings = each(self.men(side, Kind::King));
        kings.any(|king| self.attackers(king, !side, self.occupied()) != 0)
    }
}

/// 백에서 본 부호.
pub(crate) const fn signed(side: Side, value: i32) -> i32 {
    match side {
        Side::First => value,
        Side::Second => -value,
    }
}
