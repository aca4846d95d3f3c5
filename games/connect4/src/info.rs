//! 이름과 말.

use gaji_core::{Info, PieceInfo, Variant, Words};

const NAME: Words = Words::new("커넥트 포", "Connect 4");

pub(crate) const INFO: Info = Info {
    name: NAME,
    about: Words::new(
        "세로줄에 돌을 떨어뜨려 먼저 넷을 한 줄로 이으면 이겨요.",
        "Drop discs into columns; first to put four in a row wins.",
    ),
    sides: [Words::new("빨강", "Red"), Words::new("노랑", "Yellow")],
    variants: &[Variant { id: "connect4", name: NAME }],
    pieces: &[PieceInfo { name: Words::new("돌", "disc"), glyphs: ["", ""] }],
    reasons: &[
        ("line", Words::new("넷을 한 줄로 이었어요", "four in a row")),
        ("full", Words::new("판이 가득 찼어요", "the board is full")),
    ],
    example: "34576757",
};
