//! 작은 체스의 이름과 말, 두 언어로.

use gaji_core::{Info, PieceInfo, Variant, Words};

use crate::MiniChess;

pub(crate) const INFO: Info = Info {
    name: Words::new("미니 체스", "Mini chess"),
    about: Words::new(
        "다섯 칸 판에 줄여 담은 체스: 두 칸 전진도 캐슬링도 없어요.",
        "Chess on five by five: no double step, no castling.",
    ),
    sides: [Words::new("백", "White"), Words::new("흑", "Black")],
    variants: &[Variant { id: "minichess", name: Words::new("미니 체스", "Mini chess") }],
    pieces: &[
        PieceInfo { name: Words::new("폰", "pawn"), glyphs: ["♙", "♟"] },
        PieceInfo { name: Words::new("나이트", "knight"), glyphs: ["♘", "♞"] },
        PieceInfo { name: Words::new("비숍", "bishop"), glyphs: ["♗", "♝"] },
        PieceInfo { name: Words::new("룩", "rook"), glyphs: ["♖", "♜"] },
        PieceInfo { name: Words::new("퀸", "queen"), glyphs: ["♕", "♛"] },
        PieceInfo { name: Words::new("킹", "king"), glyphs: ["♔", "♚"] },
    ],
    reasons: &[
        ("checkmate", Words::new("체크메이트예요", "checkmate")),
        ("stalemate", Words::new("스테일메이트예요: 둘 수가 없어요", "stalemate")),
        ("threefold_repetition", Words::new("같은 국면이 세 번 나왔어요", "threefold repetition")),
        ("fivefold_repetition", Words::new("같은 국면이 다섯 번 나왔어요", "fivefold repetition")),
        (
            "seventyfive_moves",
            Words::new(
                "75수 동안 잡기도 폰의 전진도 없었어요",
                "seventy-five moves without a capture or a pawn move",
            ),
        ),
    ],
    example: MiniChess::TEACHING,
};

pub(crate) const MATERIAL: Words = Words::new("말의 값", "material");
pub(crate) const ACTIVITY: Words = Words::new("활동성", "activity");
