//! 이름과 말.

use gaji_core::{Info, PieceInfo, Variant, Words};

const fn variant(id: &'static str, ko: &'static str, en: &'static str) -> Variant {
    Variant { id, name: Words::new(ko, en) }
}

pub(crate) const INFO: Info = Info {
    name: Words::new("고누", "Gonu"),
    about: Words::new(
        "말을 이웃한 점으로 옮겨, 상대가 움직이지 못하면 이겨요.",
        "Step your men along the lines; whoever cannot move loses.",
    ),
    sides: [Words::new("검정", "Black"), Words::new("하양", "White")],
    variants: &[
        variant("umul", "우물고누", "Umul-gonu (the well)"),
        variant("hobak", "호박고누", "Hobak-gonu (the pumpkin)"),
        variant("jul", "줄고누", "Jul-gonu (the lines)"),
    ],
    pieces: &[PieceInfo { name: Words::new("말", "man"), glyphs: ["", ""] }],
    reasons: &[
        ("blocked", Words::new("움직일 말이 없어요", "no man can move")),
        ("reduced", Words::new("말이 둘도 남지 않았어요", "fewer than two men are left")),
        ("repetition", Words::new("같은 국면이 세 번 나왔어요", "the position came three times")),
    ],
    example: "AB/CD/0/first",
};
