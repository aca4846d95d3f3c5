//! 판 위의 표시. 모두 모양이 달라 색을 못 가려도 읽힌다.

use super::{CELL, Drawing, Marks};
use crate::{Shape, path};
use gaji_protocol::{Ground, Piece};

impl Drawing<'_> {
    /// 말 아래: 방금 둔 자리와 집은 자리.
    pub(super) fn under(&self, marks: &Marks) -> Vec<Shape> {
        let last = [marks.last.0, marks.last.1]
            .into_iter()
            .flatten()
            .filter_map(|place| Some(self.frame(place, "last")?.class("mark last")));
        let selected = marks.selected.and_then(|place| self.frame(place, "selected"));
        last.chain(selected.map(|shape| shape.class("mark selected"))).collect()
    }

    /// 말 위: 장군을 받는 말, 둘 수 있는 자리, 고른 수, 이긴 줄, 화살표.
    pub(super) fn over(&self, pieces: &[Piece], marks: &Marks) -> Vec<Shape> {
        let taken = |place| pieces.iter().any(|piece| piece.place == place);
        let targets = marks.targets.iter().filter_map(|&place| self.target(place, taken(place)));
        let chosen = marks.chosen.iter().filter_map(|&place| self.chosen(place));
        let arrows =
            marks.arrows.iter().enumerate().filter_map(|(nth, arrow)| self.arrow(nth, arrow));
        let checked = marks.checked.and_then(|place| self.checked(place));
        checked
            .into_iter()
            .chain(targets)
            .chain(chosen)
            .chain(self.line(marks))
            .chain(arrows)
            .collect()
    }

    fn frame(&self, place: u8, name: &str) -> Option<Shape> {
        let (x, y) = self.centre(place)?;
        let key = format!("{name}{place}");
        Some(match self.board.ground {
            Ground::Squares { .. } => Shape::rect(key, CELL - 2, CELL - 2, 3).at(x, y),
            _ => Shape::circle(key, 18).at(x, y),
        })
    }

    /// 빈자리에는 점, 잡을 말에는 고리.
    fn target(&self, place: u8, taken: bool) -> Option<Shape> {
        let (x, y) = self.centre(place)?;
        let (radius, class) = if taken { (18, "mark target take") } else { (5, "mark target") };
        Some(Shape::circle(format!("target{place}"), radius).class(class).at(x, y))
    }

    /// 금빛 테두리와 별: 금빛은 고른 수에만 쓴다.
    fn chosen(&self, place: u8) -> Option<Shape> {
        let (x, y) = self.centre(place)?;
        let frame = self.frame(place, "frame")?.at(0, 0).class("frame");
        let star = Shape::path("star", path::star(9)).class("star").at(13, -13);
        Some(
            Shape::group(format!("chosen{place}"), vec![frame, star]).class("mark chosen").at(x, y),
        )
    }

    /// 테두리와 느낌표.
    fn checked(&self, place: u8) -> Option<Shape> {
        let (x, y) = self.centre(place)?;
        let frame = self.frame(place, "frame")?.at(0, 0).class("frame");
        let badge = Shape::circle("badge", 7).class("badge").at(14, -14);
        let bang = Shape::text("bang", "!", 12).class("bang").at(14, -14);
        let shapes = vec![frame, badge, bang];
        Some(Shape::group(format!("checked{place}"), shapes).class("mark checked").at(x, y))
    }

    /// 밝은 판에서도 어두운 돌에서도 보이도록, 금빛 줄에 어두운 테를 두른다.
    fn line(&self, marks: &Marks) -> Option<Shape> {
        let points: Vec<_> = marks.line.iter().filter_map(|&place| self.centre(place)).collect();
        let stroke = |name: &'static str| Shape::path(name, path::line(&points)).class(name);
        let shapes = || vec![stroke("casing"), stroke("thread")];
        (points.len() > 1).then(|| Shape::group("line", shapes()).class("mark winning"))
    }
}
