//! 표기: `ppp/.../PPP w`처럼 위 가로줄부터의 칸과 둘 차례. 수는 `a1a2`.

use alloc::string::String;

use gaji_core::{PositionError, Side, Words};

use crate::{CELLS, HEIGHT, Move, Template, WIDTH};

const CELL: Words = Words::new("칸은 P, p, . 가운데 하나예요", "a cell is P, p or .");
const ROW: Words = Words::new("가로줄은 / 로 나눠요", "rows are divided by /");
const SIDE: Words =
    Words::new("판 뒤에는 빈칸 하나와 w나 b가 와요", "after the board come one space and w or b");
const OVER: Words = Words::new(
    "둘 차례인 쪽의 폰이 이미 끝줄에 닿았어요",
    "the side to move has already brought a pawn across",
);

/// 폰의 글자, 두 쪽의 것.
const LETTERS: [char; 2] = ['P', 'p'];

pub(crate) fn write_move(mv: Move, out: &mut String) {
    out.extend(name(mv.from).into_iter().chain(name(mv.to)));
}

/// 칸의 이름: 세로줄의 글자와 가로줄의 수.
pub(crate) fn name(cell: u8) -> [char; 2] {
    [char::from(b'a' + cell / HEIGHT), char::from(b'1' + cell % HEIGHT)]
}

pub(crate) fn is_move(text: &str) -> bool {
    let is_cell =
        |file, rank| (b'a'..b'a' + WIDTH).contains(&file) && (b'1'..b'1' + HEIGHT).contains(&rank);
    matches!(*text.as_bytes(), [a, b, c, d] if is_cell(a, b) && is_cell(c, d))
}

/// 판의 글의 차례: 위 가로줄부터 왼쪽에서 오른쪽으로 칸의 번호, 줄 사이는 `None`(/).
pub(crate) fn layout() -> impl Iterator<Item = Option<u8>> {
    (0..HEIGHT).rev().flat_map(|rank| {
        let slash = (rank + 1 < HEIGHT).then_some(None);
        slash.into_iter().chain((0..WIDTH).map(move |file| Some(file * HEIGHT + rank)))
    })
}

pub(crate) fn write(position: &Template, out: &mut String) {
    let letter = |cell| position.pawn(cell).map_or('.', |side| LETTERS[side.index()]);
    out.extend(layout().map(|spot| spot.map_or('/', letter)));
    out.push_str(if position.side == Side::First { " w" } else { " b" });
}

pub(crate) fn parse(text: &str) -> Result<Template, PositionError> {
    let mut letters = text.chars();
    let mut position = Template { pawns: [None; CELLS as usize], side: Side::First };
    for (at, spot) in layout().enumerate() {
        match (spot, letters.next()) {
            (None, Some('/')) => {}
            (None, _) => return Err(PositionError::at(at, ROW)),
            (Some(cell), letter) => {
                let pawn = pawn(letter).ok_or(PositionError::at(at, CELL))?;
                position.pawns[usize::from(cell)] = pawn;
            }
        }
    }
    let at = layout().count();
    position.side = side(letters.as_str()).ok_or(PositionError::at(at, SIDE))?;
    match position.arrived(position.side) {
        Some(_) => Err(PositionError::whole(OVER)),
        None => Ok(position),
    }
}

fn pawn(letter: Option<char>) -> Option<Option<Side>> {
    match letter? {
        'P' => Some(Some(Side::First)),
        'p' => Some(Some(Side::Second)),
        '.' => Some(None),
        _ => None,
    }
}

fn side(rest: &str) -> Option<Side> {
    match rest {
        " w" => Some(Side::First),
        " b" => Some(Side::Second),
        _ => None,
    }
}
