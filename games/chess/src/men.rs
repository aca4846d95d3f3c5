//! 말과 쪽: `cozy-chess`의 이름과 가지의 이름을 잇는다.

use cozy_chess::{Color, Piece};
use gaji_core::Side;

/// 백이 먼저 둔다.
pub(crate) const fn side_of(color: Color) -> Side {
    match color {
        Color::White => Side::First,
        Color::Black => Side::Second,
    }
}

/// 값, 폰의 백분의 일.
pub(crate) const fn value(piece: Piece) -> i32 {
    [100, 320, 330, 500, 900, 0][piece as usize]
}

/// FEN과 UCI의 작은 글자.
pub(crate) const fn letter(piece: Piece) -> char {
    ['p', 'n', 'b', 'r', 'q', 'k'][piece as usize]
}

/// FEN의 글자: 백은 큰 글자.
pub(crate) const fn fen_letter(piece: Piece, color: Color) -> char {
    match color {
        Color::White => letter(piece).to_ascii_uppercase(),
        Color::Black => letter(piece),
    }
}

/// FEN의 글자가 뜻하는 말.
pub(crate) fn man(fen_letter: char) -> Option<(Piece, Color)> {
    let color = if fen_letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let small = fen_letter.to_ascii_lowercase();
    let piece = Piece::ALL.into_iter().find(|&piece| letter(piece) == small)?;
    Some((piece, color))
}
