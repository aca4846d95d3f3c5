//! 판의 가에 적는 자리의 이름: 왼쪽 줄에 가로줄의 수, 아랫줄에 세로줄의 글자.
//!
//! 번호뿐인 자리(tic-tac-toe)는 자리마다 적으므로([`numbers`](Drawing::numbers)) 여기서는 글자와 수로 부르는 판만 본다.

use super::{CELL, Drawing};
use crate::Shape;
use gaji_protocol::{Ground, Place};

/// 칸의 한가운데에서 귀퉁이의 글자까지.
const CORNER: i32 = CELL / 2 - 5;
/// 글자의 크기.
const SIZE: i32 = 11;

impl Drawing<'_> {
    /// 모든 자리가 글자와 수로 불릴 때만: 놀이가 지은 이름에서 떼어 적는다.
    pub(super) fn coordinates(&self) -> Vec<Shape> {
        let places = self.board.places;
        if self.board.ground == Ground::Columns || places.iter().any(|place| split(place).is_none())
        {
            return Vec::new();
        }
        let (_, height) = self.span();
        let count = u8::try_from(places.len()).unwrap_or(u8::MAX);
        let named = (0..count).filter_map(|at| {
            let place = places.get(usize::from(at))?;
            Some((split(place)?, self.centre(at)?, self.tone(place)))
        });
        let mut names = Vec::new();
        for ((file, rank), (x, y), tone) in named {
            let name = |text: &str, x: i32, y: i32| {
                Shape::text(format!("name-{text}"), text, SIZE).class(tone).at(x, y)
            };
            if x == CELL / 2 {
                names.push(name(rank, x - CORNER, y - CORNER));
            }
            if y == height - CELL / 2 {
                names.push(name(file, x + CORNER, y + CORNER));
            }
        }
        names
    }

    /// 바탕에서 도드라지는 색.
    fn tone(&self, place: &Place) -> &'static str {
        let checkered = self.board.ground == Ground::Squares { checkered: true };
        if checkered && self.is_dark(place.x, place.y) { "name on-dark" } else { "name" }
    }
}

/// `e4` → (`e`, `4`).
fn split(place: &Place) -> Option<(&str, &str)> {
    let (file, rank) = place.name.split_at_checked(1)?;
    let counted = !rank.is_empty() && rank.bytes().all(|byte| byte.is_ascii_digit());
    (file.bytes().all(|byte| byte.is_ascii_alphabetic()) && counted).then_some((file, rank))
}
