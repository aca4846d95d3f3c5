//! 잘못된 FEN에 하는 말, 두 언어로.

use gaji_core::Words;

pub(crate) const UNKNOWN_LETTER: Words = Words::new(
    "말의 글자(KQRBNP, 흑은 kqrbnp)도 빈칸의 수(1–8)도 아니에요",
    "neither a piece letter (KQRBNP, kqrbnp for Black) nor a number of empty squares (1–8)",
);
pub(crate) const LONG_ROW: Words =
    Words::new("가로줄이 여덟 칸을 넘어요", "the row is wider than eight squares");
pub(crate) const SHORT_ROW: Words =
    Words::new("가로줄이 여덟 칸이 안 돼요", "the row is narrower than eight squares");
pub(crate) const TOO_MANY_ROWS: Words =
    Words::new("가로줄이 여덟을 넘어요", "more than eight rows");
pub(crate) const TOO_FEW_ROWS: Words =
    Words::new("가로줄이 여덟이 안 돼요", "fewer than eight rows");
pub(crate) const PAWN_ON_EDGE: Words = Words::new(
    "폰은 첫째 줄과 여덟째 줄에 있을 수 없어요",
    "a pawn cannot stand on the first or the eighth rank",
);
pub(crate) const TOO_MANY_PAWNS: [Words; 2] = [
    Words::new("백의 폰이 여덟을 넘어요", "White has more than eight pawns"),
    Words::new("흑의 폰이 여덟을 넘어요", "Black has more than eight pawns"),
];
pub(crate) const TOO_MANY_MEN: [Words; 2] = [
    Words::new("백의 말이 열여섯을 넘어요", "White has more than sixteen pieces"),
    Words::new("흑의 말이 열여섯을 넘어요", "Black has more than sixteen pieces"),
];
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
pub(crate) const CASTLING: Words =
    Words::new("캐슬링은 KQkq의 글자이거나 -예요", "castling rights are letters of KQkq, or -");
pub(crate) const EN_PASSANT: Words =
    Words::new("앙파상은 칸의 이름이거나 -예요", "the en passant square is a square, or -");
pub(crate) const COUNTER: Words =
    Words::new("0부터 65535까지의 수여야 해요", "must be a number from 0 to 65535");
pub(crate) const TOO_MANY_FIELDS: Words =
    Words::new("여섯 항목보다 많아요", "more than six fields");
