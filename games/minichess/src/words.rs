//! 잘못된 FEN에 하는 말, 두 언어로.

use gaji_core::Words;

pub(crate) const UNKNOWN_LETTER: Words = Words::new(
    "말의 글자(KQRBNP, 흑은 kqrbnp)도 빈칸의 수(1–5)도 아니에요",
    "neither a piece letter (KQRBNP, kqrbnp for Black) nor a number of empty squares (1–5)",
);
pub(crate) const LONG_ROW: Words =
    Words::new("가로줄이 다섯 칸을 넘어요", "the row is wider than five squares");
pub(crate) const SHORT_ROW: Words =
    Words::new("가로줄이 다섯 칸이 안 돼요", "the row is narrower than five squares");
pub(crate) const TOO_MANY_ROWS: Words = Words::new("가로줄이 다섯을 넘어요", "more than five rows");
pub(crate) const TOO_FEW_ROWS: Words =
    Words::new("가로줄이 다섯이 안 돼요", "fewer than five rows");
pub(crate) const PAWN_ON_LAST_RANK: Words = Words::new(
    "폰은 마지막 줄에 있을 수 없어요(승격했어야 해요)",
    "a pawn cannot stand on its last rank: it would have promoted",
);
pub(crate) const SECOND_KING: Words =
    Words::new("같은 쪽의 킹이 둘이에요", "a second king of the same side");
pub(crate) const NO_KING: [Words; 2] = [
    Words::new("백의 킹이 없어요", "White has no king"),
    Words::new("흑의 킹이 없어요", "Black has no king"),
];
pub(crate) const WAITING_IN_CHECK: Words = Words::new(
    "둘 차례가 아닌 쪽이 체크를 받고 있어요",
    "the side that is not to move is in check",
);
pub(crate) const SIDE: Words =
    Words::new("둘 차례는 w(백)이나 b(흑)이에요", "the side to move is w or b");
pub(crate) const NO_CASTLING: Words =
    Words::new("미니 체스에는 캐슬링이 없어 -여야 해요", "must be -: there is no castling here");
pub(crate) const NO_EN_PASSANT: Words =
    Words::new("미니 체스에는 앙파상이 없어 -여야 해요", "must be -: there is no en passant here");
pub(crate) const COUNTER: Words =
    Words::new("0부터 65535까지의 수여야 해요", "must be a number from 0 to 65535");
pub(crate) const TOO_MANY_FIELDS: Words =
    Words::new("여섯 항목보다 많아요", "more than six fields");
