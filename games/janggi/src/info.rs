//! 이름과 말.

use gaji_core::{Info, PieceInfo, Variant, Words};

pub(crate) const INFO: Info = Info {
    name: Words::new("장기", "Janggi"),
    about: Words::new(
        "궁성 안의 궁을 달아날 곳 없이 몰면 이겨요. 비기지 않고 점수로 가릴 수 있어요.",
        "Corner the general in its palace. A game that ends otherwise is decided by points.",
    ),
    sides: [Words::new("초", "Cho"), Words::new("한", "Han")],
    variants: &[
        variant("janggi", "장기", "Janggi"),
        variant("janggi-bikjang-count", "장기 (빅장이면 점수)", "Janggi (bikjang: count)"),
        variant("janggi-bikjang-draw", "장기 (빅장이면 비김)", "Janggi (bikjang: draw)"),
    ],
    pieces: &[
        piece("궁", "general", ["楚", "漢"]),
        piece("사", "guard", ["士", "士"]),
        piece("차", "chariot", ["車", "車"]),
        piece("포", "cannon", ["包", "包"]),
        piece("마", "horse", ["馬", "馬"]),
        piece("상", "elephant", ["象", "象"]),
        piece("졸·병", "soldier", ["卒", "兵"]),
    ],
    reasons: &[
        ("checkmate", Words::new("외통이에요", "checkmate")),
        ("double_pass", Words::new("두 쪽이 잇달아 쉬었어요", "both sides passed")),
        (
            "bikjang",
            Words::new("빅장에 쉬었어요", "a pass while the generals faced each other (bikjang)"),
        ),
        ("repetition", Words::new("같은 국면이 세 번 나왔어요", "the same position three times")),
        (
            "perpetual",
            Words::new("장군만 되풀이한 쪽이 졌어요", "the side giving perpetual check loses"),
        ),
        ("n_move", Words::new("오래도록 잡은 말이 없어요", "no capture for too long")),
    ],
    example: "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
};

/// 기물에 한글로 적을 때.
pub(crate) const HANGUL: &[[&str; 2]] = &[
    ["초", "한"],
    ["사", "사"],
    ["차", "차"],
    ["포", "포"],
    ["마", "마"],
    ["상", "상"],
    ["졸", "병"],
];

/// 빅장이 걸린 쪽에게 하는 말: 풀 수도, 받고 끝낼 수도 있다.
pub(crate) const fn bikjang(counts: bool) -> Words {
    if counts {
        Words::new(
            "빅장이에요! 두 궁이 마주 봐요. 쉬면 판이 끝나고 점수로 가려요",
            "Bikjang: the generals face each other; a pass now ends the game, decided by points",
        )
    } else {
        Words::new(
            "빅장이에요! 두 궁이 마주 봐요. 쉬면 비겨요",
            "Bikjang: the generals face each other; a pass now ends the game in a draw",
        )
    }
}

const fn variant(id: &'static str, ko: &'static str, en: &'static str) -> Variant {
    Variant { id, name: Words::new(ko, en) }
}

const fn piece(ko: &'static str, en: &'static str, glyphs: [&'static str; 2]) -> PieceInfo {
    PieceInfo { name: Words::new(ko, en), glyphs }
}
