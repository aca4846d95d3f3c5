//! 이름과 말.

use gaji_core::{Info, PieceInfo, Variant, Words};

const NAME: Words = Words::new("틱택토", "Tic-tac-toe");

pub(crate) const INFO: Info = Info {
    name: NAME,
    about: Words::new(
        "3×3 판에서 먼저 셋을 한 줄로 이으면 이겨요.",
        "First to put three in a row on a 3×3 board wins.",
    ),
    sides: [Words::new("X", "X"), Words::new("O", "O")],
    variants: &[Variant { id: "tictactoe", name: NAME }],
    pieces: &[PieceInfo { name: Words::new("표", "mark"), glyphs: ["X", "O"] }],
    reasons: &[
        ("line", Words::new("셋을 한 줄로 이었어요", "three in a row")),
        ("full", Words::new("판이 가득 찼어요", "the board is full")),
    ],
    example: "X...O.... X",
};
