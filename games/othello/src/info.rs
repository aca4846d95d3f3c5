//! 이름과 말.

use gaji_core::{Info, PieceInfo, Variant, Words};

const NAME: Words = Words::new("오델로", "Othello");

pub(crate) const INFO: Info = Info {
    name: NAME,
    about: Words::new(
        "상대의 돌을 사이에 끼워 뒤집어요. 끝에 돌이 많으면 이겨요.",
        "Enclose their discs to turn them over; most discs at the end wins.",
    ),
    sides: [Words::new("검정", "Black"), Words::new("하양", "White")],
    variants: &[Variant { id: "othello", name: NAME }],
    pieces: &[PieceInfo { name: Words::new("돌", "disc"), glyphs: ["", ""] }],
    reasons: &[("no_moves", Words::new("둘 다 놓을 곳이 없어요", "neither side can move"))],
    example: "...........................OX......XO........................... X",
};
