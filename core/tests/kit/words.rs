//! 띠의 말과, 국면의 글을 읽는 법.

use gaji_core::{Info, PieceInfo, PositionError, Side, Term, Variant, Words};

use super::strip::{POINTS, Strip};

/// 이름과 말.
pub(crate) const INFO: Info = Info {
    name: Words::new("띠", "Strip"),
    about: Words::new("상대를 모두 뛰어넘으면 이겨요.", "Jump every enemy to win."),
    sides: [Words::new("X", "X"), Words::new("O", "O")],
    variants: &[Variant { id: "strip", name: Words::new("띠", "Strip") }],
    pieces: &[PieceInfo { name: Words::new("말", "man"), glyphs: ["X", "O"] }],
    reasons: &[
        ("captured", Words::new("말을 모두 잃었어요", "every man was captured")),
        ("repetition", Words::new("같은 국면이 세 번 왔어요", "the position came a third time")),
    ],
    example: "XXXOOO... X 0",
};

/// 평가의 항.
pub(crate) const TERMS: &[Term] =
    &[term("men", Words::new("말", "men"), 1000), term("jumps", Words::new("뛸 곳", "jumps"), 500)];

const fn term(id: &'static str, name: Words, weight: i32) -> Term {
    Term { id, name, weight, scale: 1, range: (0, 1000) }
}

/// 국면의 글이 틀렸을 때의 말.
const FORM: Words = Words::new("판, 차례, 센 수의 차례로 적어요", "write board, side and count");
const ALONE: Words = Words::new("방금 둔 쪽의 말이 없어요", "the side that moved has no men");

/// 글을 읽는다.
pub(crate) fn read(text: &str) -> Result<Strip, PositionError> {
    let parts: Vec<&str> = text.split(' ').collect();
    let [board, side, quiet] = parts[..] else { return Err(PositionError::whole(FORM)) };
    let form = PositionError::whole(FORM);
    let mut strip = Strip { men: [0; 2], side: Side::First, quiet: 0, key: 0 };
    strip.quiet = quiet.parse().ok().filter(|&quiet| quiet < 1_000_000).ok_or(form)?;
    read_board(board, &mut strip)?;
    match side {
        "X" => {}
        "O" => strip.turn(),
        _ => return Err(form),
    }
    if strip.count(!strip.side) == 0 { Err(PositionError::whole(ALONE)) } else { Ok(strip) }
}

fn read_board(board: &str, strip: &mut Strip) -> Result<(), PositionError> {
    if board.chars().count() != usize::from(POINTS) {
        return Err(PositionError::whole(FORM));
    }
    for (point, letter) in board.chars().enumerate() {
        match letter {
            'X' => strip.toggle(Side::First, point as u8),
            'O' => strip.toggle(Side::Second, point as u8),
            '.' => {}
            _ => return Err(PositionError::at(point, FORM)),
        }
    }
    Ok(())
}
