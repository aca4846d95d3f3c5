//! 말의 종류와 글자.

use gaji_core::Side;

/// 말의 종류. 차례는 값이 작은 것부터.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Kind {
    /// 모든 종류의 수.
    pub(crate) const COUNT: usize = 6;

    /// 모든 종류, 번호 차례.
    pub(crate) const ALL: [Self; Self::COUNT] =
        [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// 값, 폰의 백분의 일.
    pub(crate) const fn value(self) -> i32 {
        [100, 320, 330, 500, 900, 0][self as usize]
    }

    /// FEN과 UCI의 작은 글자.
    pub(crate) const fn letter(self) -> char {
        ['p', 'n', 'b', 'r', 'q', 'k'][self as usize]
    }

    /// FEN의 글자: 백은 큰 글자.
    pub(crate) const fn fen_letter(self, side: Side) -> char {
        match side {
            Side::First => self.letter().to_ascii_uppercase(),
            Side::Second => self.letter(),
        }
    }
}

/// FEN의 글자가 뜻하는 말.
pub(crate) fn man(fen_letter: char) -> Option<(Side, Kind)> {
    let side = if fen_letter.is_ascii_uppercase() { Side::First } else { Side::Second };
    let small = fen_letter.to_ascii_lowercase();
    Kind::ALL.into_iter().find(|kind| kind.letter() == small).map(|kind| (side, kind))
}
