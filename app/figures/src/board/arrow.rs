//! 수의 화살표: 어디서 어디로, 무엇을 얻고.

use super::{Arrow, CELL, Drawing};
use crate::{Shape, path};

/// 화살표 끝이 칸의 한가운데에서 물러나는 만큼: 말을 가리지 않는다.
const SHY: i32 = CELL / 4;
/// 화살촉의 길이.
const HEAD: i32 = 9;

impl Drawing<'_> {
    /// `nth`째 화살표. 판 밖을 가리키면 그리지 않는다.
    pub(super) fn arrow(&self, nth: usize, arrow: &Arrow) -> Option<Shape> {
        let (from, to) = (self.centre(arrow.from)?, self.centre(arrow.to)?);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = (dx * dx + dy * dy).isqrt();
        if length == 0 {
            return None;
        }
        let along = |by: i32, across: i32| {
            let turned = (dx * by - dy * across, dy * by + dx * across);
            (from.0 + turned.0 / length, from.1 + turned.1 / length)
        };
        let (tip, neck) = (length - SHY, length - SHY - HEAD);
        let shaft = path::line(&[along(SHY, 0), along(neck, 0)]);
        let head = path::polygon(&[along(tip, 0), along(neck, 6), along(neck, -6)]);
        let side = if arrow.side == 0 { "first" } else { "second" };
        let mut shapes = vec![
            Shape::path("shaft", shaft).class("shaft"),
            Shape::path("head", head).class("head"),
        ];
        shapes.extend(gain(arrow, along(length / 2, 0)));
        Some(Shape::group(format!("arrow{nth}"), shapes).class(format!("arrow {side}")))
    }
}

/// 가운데에 적는 값.
fn gain(arrow: &Arrow, (x, y): (i32, i32)) -> Option<Shape> {
    let letters = i32::try_from(arrow.label.chars().count()).unwrap_or(i32::MAX);
    let width = letters.min(8) * 9 + 8;
    (letters > 0).then(|| {
        let paper = Shape::rect("paper", width, 18, 6).class("paper");
        let words = Shape::text("gain", arrow.label.as_str(), 14).class("gain");
        Shape::group("label", vec![paper, words]).at(x, y)
    })
}
