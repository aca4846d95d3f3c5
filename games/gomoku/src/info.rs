//! 이름과 말.

use gaji_core::{Info, PieceInfo, Variant, Words};

const fn variant(id: &'static str, ko: &'static str, en: &'static str) -> Variant {
    Variant { id, name: Words::new(ko, en) }
}

pub(crate) const INFO: Info = Info {
    name: Words::new("오목", "Gomoku"),
    about: Words::new(
        "15×15 판에서 먼저 돌 다섯을 한 줄로 이으면 이겨요.",
        "First to put five stones in a row on a 15×15 board wins.",
    ),
    sides: [Words::new("검정", "Black"), Words::new("하양", "White")],
    variants: &[
        variant("gomoku", "오목 (자유룰)", "Gomoku (free-style)"),
        variant("gomoku-korean", "오목 (일반룰, 3-3 금지)", "Gomoku (Korean, no double three)"),
        variant("gomoku-standard", "오목 (꼭 다섯)", "Gomoku (standard, exactly five)"),
        variant("gomoku-renju", "오목 (렌주룰)", "Gomoku (renju)"),
    ],
    pieces: &[PieceInfo { name: Words::new("돌", "stone"), glyphs: ["", ""] }],
    reasons: &[
        ("five", Words::new("다섯을 한 줄로 이었어요", "five in a row")),
        ("full", Words::new("둘 곳이 없어요", "no point is left")),
        ("double_three", Words::new("검정이 3-3을 두었어요", "Black made a double three")),
        ("double_four", Words::new("검정이 4-4를 두었어요", "Black made a double four")),
        ("overline", Words::new("검정이 여섯 이상을 이었어요", "Black made six or more in a row")),
    ],
    example: "h8 i9 i8",
};

pub(crate) const DOUBLE_THREE: Words =
    Words::new("3-3은 둘 수 없어요", "a double three (3-3) is not allowed");
