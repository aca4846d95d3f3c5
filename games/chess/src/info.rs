//! 체스의 이름과 말, 두 언어로.

use gaji_core::{Info, PieceInfo, Variant, Words};

pub(crate) const INFO: Info = Info {
    name: Words::new("체스", "Chess"),
    about: Words::new(
        "상대의 킹을 잡는 수를 막을 수 없게 만들면 이겨요.",
        "Attack the king so that nothing can save it.",
    ),
    sides: [Words::new("백", "White"), Words::new("흑", "Black")],
    variants: &[Variant { id: "chess", name: Words::new("체스", "Chess") }],
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
        (
            "insufficient_material",
            Words::new("남은 말로는 아무도 이길 수 없어요", "insufficient material"),
        ),
        ("threefold_repetition", Words::new("같은 국면이 세 번 나왔어요", "threefold repetition")),
        ("fivefold_repetition", Words::new("같은 국면이 다섯 번 나왔어요", "fivefold repetition")),
        (
            "fifty_moves",
            Words::new(
                "50수 동안 잡기도 폰의 전진도 없었어요",
                "fifty moves without a capture or a pawn move",
            ),
        ),
        (
            "seventyfive_moves",
            Words::new(
                "75수 동안 잡기도 폰의 전진도 없었어요",
                "seventy-five moves without a capture or a pawn move",
            ),
        ),
    ],
    example: "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
};

pub(crate) const MATERIAL: Words = Words::new("말의 값", "material");
pub(crate) const PLACEMENT: Words = Words::new("자리", "placement");
pub(crate) const BISHOPS: Words = Words::new("비숍 짝", "bishop pair");
pub(crate) const MOBILITY: Words = Words::new("움직임", "mobility");
pub(crate) const PAWNS: Words = Words::new("폰의 짜임", "pawn structure");
pub(crate) const KING: Words = Words::new("킹의 안전", "king safety");
