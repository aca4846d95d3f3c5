//! 이름과 말, 두 언어로.

use gaji_core::{Info, PieceInfo, Variant, Words};

const NAME: Words = Words::new("템플릿", "Template");

pub(crate) const INFO: Info = Info {
    name: NAME,
    about: Words::new(
        "3×3 판에서 폰 하나를 먼저 끝까지 보내거나, 상대가 둘 수 없게 하면 이겨요.",
        "On a 3×3 board, be first to bring a pawn across, or leave the other side no move.",
    ),
    sides: [Words::new("백", "White"), Words::new("흑", "Black")],
    variants: &[Variant { id: "template", name: NAME }],
    pieces: &[PieceInfo { name: Words::new("폰", "pawn"), glyphs: ["♙", "♟"] }],
    reasons: &[
        ("arrived", Words::new("폰이 끝줄에 닿았어요", "a pawn is across")),
        ("blocked", Words::new("둘 수가 없어요", "there is no move")),
    ],
    example: "ppp/.P./P.P b",
};

pub(crate) const PAWNS: Words = Words::new("폰", "pawns");
pub(crate) const ADVANCE: Words = Words::new("나아감", "advance");
