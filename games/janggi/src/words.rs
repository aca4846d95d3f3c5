//! 국면의 글이 틀렸을 때 하는 말.

use gaji_core::Words;

pub(crate) const LETTER: Words = Words::new(
    "말은 K A R C N B P(초)와 k a r c n b p(한)이에요",
    "a piece is one of K A R C N B P (Cho) or k a r c n b p (Han)",
);
pub(crate) const SHORT_ROW: Words =
    Words::new("가로줄의 점이 아홉보다 적어요", "the rank has fewer than nine points");
pub(crate) const LONG_ROW: Words =
    Words::new("가로줄의 점이 아홉보다 많아요", "the rank has more than nine points");
pub(crate) const ROWS: Words =
    Words::new("가로줄이 열보다 많아요", "there are more than ten ranks");
pub(crate) const SHORT: Words =
    Words::new("판이 열 줄을 채우기 전에 끝났어요", "the board ends before ten full ranks");
pub(crate) const PALACE: Words = Words::new(
    "궁과 사는 자기 궁성 안에만 있어요",
    "a general or a guard stands only in its own palace",
);
pub(crate) const GENERALS: Words =
    Words::new("궁은 한쪽에 하나뿐이에요", "a side has only one general");
pub(crate) const NO_GENERAL: [Words; 2] = [
    Words::new("초의 궁이 없어요", "Cho has no general"),
    Words::new("한의 궁이 없어요", "Han has no general"),
];
pub(crate) const IN_CHECK: Words = Words::new(
    "둘 차례가 아닌 쪽이 장군을 받고 있어요",
    "the side that is not to move is in check",
);
pub(crate) const SIDE: Words =
    Words::new("둘 차례는 w(초)나 b(한)이에요", "the side to move is w (Cho) or b (Han)");
pub(crate) const PASSES: Words =
    Words::new("방금 쉰 수는 -, p, pp 가운데 하나예요", "the passes just made are -, p or pp");
pub(crate) const DASH: Words = Words::new("이 칸은 늘 -예요", "this field is always -");
pub(crate) const NUMBER: Words =
    Words::new("0부터 65535까지의 수예요", "this is a number from 0 to 65535");
pub(crate) const EXTRA: Words =
    Words::new("여섯 칸 뒤에 글이 더 있어요", "there is more text after the six fields");
