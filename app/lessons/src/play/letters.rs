//! 말의 글자. 놀이가 두 벌(장기의 한자와 한글)을 알면 고를 수 있다.

use gaji_protocol::{GameInfo, PieceInfo};

/// 보기로 늘어놓는 말의 수.
const SHOWN: usize = 4;

/// 고를 두 벌의 보기. 한 벌뿐인 놀이면 `None`.
#[must_use]
pub fn letter_sets(info: &GameInfo) -> Option<[String; 2]> {
    let row = |glyph: fn(&PieceInfo) -> &String| {
        let glyphs: Vec<_> =
            info.pieces.iter().take(SHOWN).map(|piece| &glyph(piece)[..]).collect();
        glyphs.join(" ")
    };
    let two = info.pieces.iter().any(|piece| !piece.other_glyphs[0].is_empty());
    two.then(|| [row(|piece| &piece.glyphs[0]), row(|piece| &piece.other_glyphs[0])])
}

/// 다른 벌의 글자로 그릴 놀이.
#[must_use]
pub fn in_other_letters(info: &GameInfo) -> GameInfo {
    let mut info = info.clone();
    for piece in info.pieces.iter_mut().filter(|piece| !piece.other_glyphs[0].is_empty()) {
        std::mem::swap(&mut piece.glyphs, &mut piece.other_glyphs);
    }
    info
}
