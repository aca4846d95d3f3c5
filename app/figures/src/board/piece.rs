//! 말: 돌, 글자, 글자를 새긴 팔각.

use super::{CELL, Drawing, Marks};
use crate::{Shape, path};
use gaji_protocol::{Ground, Piece};

/// 집은 말의 결.
const LIFTED: &str = " lifted";

impl Drawing<'_> {
    /// 집은 말은 맨 나중에 그린다: 끄는 동안 다른 말 위로 지나간다.
    pub(super) fn pieces(&self, pieces: &[Piece], marks: &Marks) -> Vec<Shape> {
        let mut shapes: Vec<_> =
            pieces.iter().filter_map(|piece| self.piece(piece, marks)).collect();
        if let Some(at) = shapes.iter().position(|shape| shape.class.ends_with(LIFTED)) {
            let lifted = shapes.remove(at);
            shapes.push(lifted);
        }
        shapes
    }

    fn piece(&self, piece: &Piece, marks: &Marks) -> Option<Shape> {
        let (x, y) = self.centre(piece.place)?;
        let side = if piece.side == 0 { "first" } else { "second" };
        let moved = marks.last.1 == Some(piece.place) && !marks.carried;
        let ghost = if marks.ghosts.contains(&piece.place) { " ghost" } else { "" };
        let lifted = if marks.selected == Some(piece.place) { LIFTED } else { "" };
        let class = format!("piece {side}{}{ghost}{lifted}", if moved { " moved" } else { "" });
        let key = format!("{}-{}-{}", piece.place, piece.side, piece.kind);
        let origin = if moved { self.origin(marks.last.0, (x, y)) } else { None };
        Some(Shape::group(key, self.body(piece)).class(class).at(x, y).from(origin))
    }

    /// 방금 온 말이 떠나온 곳: 집은 자리, 또는 판 위의 하늘(떨어지는 돌).
    fn origin(&self, from: Option<u8>, (x, y): (i32, i32)) -> Option<(i32, i32)> {
        match (from, self.board.ground) {
            (Some(from), _) => self.centre(from).map(|(fx, fy)| (fx - x, fy - y)),
            (None, Ground::Columns) => Some((0, -y - CELL)),
            (None, _) => None,
        }
    }

    /// 말에 그릴 글자. 모르는 종류는 돌로 그린다.
    fn glyph(&self, piece: &Piece) -> &str {
        let kind = self.board.kinds.get(usize::from(piece.kind));
        kind.and_then(|kind| kind.glyphs.get(usize::from(piece.side))).map_or("", String::as_str)
    }

    fn body(&self, piece: &Piece) -> Vec<Shape> {
        match (self.glyph(piece), self.board.ground) {
            ("", Ground::Columns) => disc(17, piece.side),
            ("", _) => disc(16, piece.side),
            ("X", _) => vec![Shape::path("x", "M-10 -10L10 10M10 -10L-10 10").class("stroke")],
            ("O", _) => vec![Shape::circle("o", 11).class("stroke")],
            (glyph, Ground::Points) => tile(glyph),
            (glyph, _) => vec![Shape::text("glyph", solid(glyph), 32).class("glyph")],
        }
    }
}

/// 돌. 안쪽의 무늬가 달라 색을 못 가려도 누구의 것인지 안다: 먼저는 고리, 나중은 점.
fn disc(radius: i32, side: u8) -> Vec<Shape> {
    let sign = Shape::circle("sign", if side == 1 { 3 } else { 8 });
    let sign = sign.class(if side == 1 { "sign dot" } else { "sign ring" });
    vec![Shape::circle("disc", radius).class("disc"), sign]
}

/// 체스 기호는 두 쪽 다 속이 찬 것으로: 하얀 쪽은 CSS가 하얗게 칠하고 테를 두른다.
/// 뒤에 붙는 U+FE0E는 전화기가 그림 글자(emoji)로 바꾸지 않게 한다.
#[must_use]
pub fn solid(glyph: &str) -> String {
    let fill = |c: char| match c {
        '♔'..='♙' => char::from_u32(u32::from(c) + 6).unwrap_or(c),
        _ => c,
    };
    let symbol = glyph.starts_with(|c| ('♔'..='♟').contains(&c));
    glyph.chars().map(fill).chain(symbol.then_some('\u{fe0e}')).collect()
}

fn tile(glyph: &str) -> Vec<Shape> {
    let (long, short) = (17, 8);
    let octagon = path::polygon(&[
        (-short, -long),
        (short, -long),
        (long, -short),
        (long, short),
        (short, long),
        (-short, long),
        (-long, short),
        (-long, -short),
    ]);
    vec![Shape::path("tile", octagon).class("tile"), Shape::text("glyph", glyph, 20).class("glyph")]
}
