//! 수와 그 표기(UCI).

use alloc::string::String;
use alloc::vec::Vec;

use crate::generate::generate;
use crate::men::Kind;
use crate::setup::Setup;
use crate::squares::{LAST_RANK, Squares, at, bit, each, file, name, rank};

/// 한 수: 어느 말이 어디서 어디로, 폰이면 무엇으로. 캐슬링은 킹의 두 칸(e1g1)이다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub(crate) kind: Kind,
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) promotion: Option<Kind>,
}

impl Move {
    /// 캐슬링이면 룩이 떠나는 칸과 서는 칸.
    #[inline]
    pub(crate) fn castling(self) -> Option<(u8, u8)> {
        match (self.kind, self.to.wrapping_sub(self.from) as i8) {
            (Kind::King, 2) => Some((self.from + 3, self.from + 1)),
            (Kind::King, -2) => Some((self.from - 4, self.from - 1)),
            _ => None,
        }
    }

    /// 잡히는 말과 그 칸. 앙파상(en passant)이면 도착 칸의 곁이다.
    #[inline]
    pub(crate) fn victim(self, setup: &Setup) -> Option<(Kind, u8)> {
        if setup.of(!setup.turn()) & bit(self.to) != 0 {
            return setup.man_on(self.to).map(|(_, kind)| (kind, self.to));
        }
        let en_passant = self.kind == Kind::Pawn && file(self.from) != file(self.to);
        en_passant.then(|| (Kind::Pawn, at(file(self.to), rank(self.from))))
    }

    /// 수의 표기(UCI).
    pub(crate) fn write(self, out: &mut String) {
        out.extend(name(self.from).into_iter().chain(name(self.to)));
        out.extend(self.promotion.map(Kind::letter));
    }
}

/// 수의 표기를 닮았는가: 칸 둘과, 있다면 승격하는 말.
pub(crate) fn is_uci(text: &str) -> bool {
    let [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8', promotion @ ..] = text.as_bytes()
    else {
        return false;
    };
    matches!(promotion, [] | [b'b' | b'n' | b'q' | b'r'])
}

/// 승격하는 말, 값의 차례.
const PROMOTIONS: [Option<Kind>; 4] =
    [Some(Kind::Knight), Some(Kind::Bishop), Some(Kind::Rook), Some(Kind::Queen)];

/// 둘 수 있는 수 가운데 폰은 `for_pawns`로, 다른 말은 `for_others`로 가는 것을 차례대로 덧붙인다.
pub(crate) fn append(
    setup: &Setup,
    for_pawns: Squares,
    for_others: Squares,
    moves: &mut Vec<Move>,
) {
    let last = LAST_RANK[setup.turn().index()];
    generate(setup, |kind, from, reached| {
        let targets = if kind == Kind::Pawn { for_pawns } else { for_others };
        for to in each(reached & targets) {
            if kind == Kind::Pawn && last & bit(to) != 0 {
                let promotions = PROMOTIONS.into_iter();
                moves.extend(promotions.map(|promotion| Move { kind, from, to, promotion }));
            } else {
                moves.push(Move { kind, from, to, promotion: None });
            }
        }
        false
    });
}
