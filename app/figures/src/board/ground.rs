//! 바닥: 칸, 점과 줄, 구멍 뚫린 판.

use super::{CELL, Drawing};
use crate::{Shape, path};
use gaji_protocol::{Ground, Piece};

/// 구멍의 반지름.
pub(super) const HOLE: i32 = 16;

impl Drawing<'_> {
    pub(super) fn ground(&self) -> Vec<Shape> {
        match self.board.ground {
            Ground::Squares { checkered: true } => self.checkers(),
            Ground::Squares { checkered: false } => self.grid(),
            Ground::Points => self.points(),
            Ground::Columns => self.holes(),
        }
    }

    /// 구멍 너머의 어둠.
    pub(super) fn back(&self) -> Shape {
        let (width, height) = self.span();
        Shape::rect("back", width, height, 8).class("back").at(width / 2, height / 2)
    }

    /// 빈자리의 번호, 흐리게.
    pub(super) fn numbers(&self, pieces: &[Piece], size: i32) -> Vec<Shape> {
        let number = |place: u8| {
            let name = &self.board.places.get(usize::from(place))?.name;
            let counted = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
            let empty = pieces.iter().all(|piece| piece.place != place);
            let (x, y) = self.centre(place).filter(|_| counted && empty)?;
            Some(
                Shape::text(format!("number{place}"), name.as_str(), size).class("number").at(x, y),
            )
        };
        let count = u8::try_from(self.board.places.len()).unwrap_or(u8::MAX);
        (0..count).filter_map(number).collect()
    }

    fn whole(&self, class: &str) -> Shape {
        let (width, height) = self.span();
        Shape::rect("whole", width, height, 4).class(class).at(width / 2, height / 2)
    }

    fn checkers(&self) -> Vec<Shape> {
        let dark = self
            .board
            .places
            .iter()
            .enumerate()
            .filter(|(_, place)| self.is_dark(place.x, place.y));
        let corners = dark.filter_map(|(i, _)| {
            let (x, y) = self.centre(u8::try_from(i).ok()?)?;
            Some(format!("M{} {}h{CELL}v{CELL}h-{CELL}Z", x - CELL / 2, y - CELL / 2))
        });
        vec![
            self.whole("square light"),
            Shape::path("dark", corners.collect::<String>()).class("square dark"),
        ]
    }

    /// 왼쪽 아래 칸은 어느 크기의 판에서나 어둡다.
    pub(super) fn is_dark(&self, x: i16, y: i16) -> bool {
        (x / 4 + y / 4 + i16::from(self.board.size.1)) % 2 == 1
    }

    fn grid(&self) -> Vec<Shape> {
        let (width, height) = self.span();
        let upright =
            (1..i32::from(self.board.size.0)).map(|i| format!("M{} 2V{}", i * CELL, height - 2));
        let level =
            (1..i32::from(self.board.size.1)).map(|i| format!("M2 {}H{}", i * CELL, width - 2));
        let lines = upright.chain(level).collect::<String>();
        vec![self.whole("square"), Shape::path("lines", lines).class("line")]
    }

    fn points(&self) -> Vec<Shape> {
        let lines = self
            .board
            .lines
            .iter()
            .filter_map(|&(a, b)| Some(path::line(&[self.centre(a)?, self.centre(b)?])));
        vec![self.whole("plain"), Shape::path("lines", lines.collect::<String>()).class("line")]
    }

    /// 판 하나에 구멍을 낸다(even-odd): 뒤에서 돌이 떨어지는 것이 보인다.
    fn holes(&self) -> Vec<Shape> {
        let (width, height) = self.span();
        let mut plate = path::round_rect((-6, -6), (width + 12, height + 12), 12);
        let count = u8::try_from(self.board.places.len()).unwrap_or(u8::MAX);
        for (x, y) in (0..count).filter_map(|place| self.centre(place)) {
            plate += &path::ring(x, y, HOLE);
        }
        vec![Shape::path("plate", plate).class("plate")]
    }
}
