//! 놀이판. 놀이가 들려주는 바닥, 자리, 줄, 말만 보고 그린다.

mod arrow;
mod coordinates;
mod ground;
mod marks;
mod piece;

pub use piece::solid;

use crate::{Figure, Shape, View};
use gaji_protocol::{GameInfo, Ground, Piece, PieceInfo, Place, Scene};

/// 칸 하나의 크기.
pub(crate) const CELL: i32 = 40;

/// 빈 판의 생김새와, 말에 그릴 글자.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// 바닥.
    pub ground: Ground,
    /// 칸 수 (가로, 세로).
    pub size: (u8, u8),
    /// 자리.
    pub places: &'a [Place],
    /// 자리를 잇는 줄.
    pub lines: &'a [(u8, u8)],
    /// 말의 종류.
    pub kinds: &'a [PieceInfo],
}

/// 판 위의 표시.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Marks {
    /// 방금 둔 수: 집은 자리, 놓은 자리.
    pub last: (Option<u8>, Option<u8>),
    /// 방금 둔 말은 손으로 끌어다 놓았다: 다시 미끄러져 오지 않는다.
    pub carried: bool,
    /// 장군을 받고 있는 말의 자리.
    pub checked: Option<u8>,
    /// 둘 수 있는 자리.
    pub targets: Vec<u8>,
    /// 집은 자리.
    pub selected: Option<u8>,
    /// 고른 수(금빛).
    pub chosen: Vec<u8>,
    /// 이긴 줄.
    pub line: Vec<u8>,
    /// 아직 두지 않고 생각만 하는 말의 자리.
    pub ghosts: Vec<u8>,
    /// 수의 화살표, 두는 차례.
    pub arrows: Vec<Arrow>,
    /// 작은 판에도 빈자리의 번호를 적는가. 큰 판에는 언제나 적는다.
    pub numbers: bool,
}

/// 수 하나의 화살표.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Arrow {
    /// 떠난 자리.
    pub from: u8,
    /// 닿는 자리.
    pub to: u8,
    /// 누구의 수인가: 0 먼저, 1 나중.
    pub side: u8,
    /// 곁에 적는 글(얻은 값). 비어도 된다.
    pub label: String,
}

impl<'a> Board<'a> {
    /// 국면과 놀이가 들려준 대로.
    #[must_use]
    pub fn of(scene: &'a Scene, game: &'a GameInfo) -> Self {
        let Scene { ground, size, places, lines, .. } = scene;
        Self { ground: *ground, size: *size, places, lines, kinds: &game.pieces }
    }

    /// 말과 표시를 얹은 그림. `flipped`면 반 바퀴 돌려 보인다.
    #[must_use]
    pub fn figure(&self, pieces: &[Piece], marks: &Marks, flipped: bool, title: &str) -> Figure {
        let drawing = Drawing { board: self, flipped };
        Figure {
            view: drawing.view(drawing.margin()),
            class: format!("board {}", drawing.class()),
            title: title.into(),
            description: String::new(),
            focus: Vec::new(),
            shapes: drawing.layers(pieces, marks, Some(14), drawing.coordinates()),
        }
    }

    /// 나무의 마디에 넣는 작은 판. 가로와 세로 가운데 긴 쪽이 `size`다.
    #[must_use]
    pub fn thumbnail(&self, pieces: &[Piece], marks: &Marks, size: i32) -> Shape {
        let drawing = Drawing { board: self, flipped: false };
        let view = drawing.view(0);
        let percent = size * 100 / view.width.max(view.height).max(1);
        let centre = |low: i32, span: i32| -(low + span / 2) * percent / 100;
        // 작게 그려도 읽히도록 글자를 칸에 차게 적는다.
        let numbers = marks.numbers.then_some(24);
        Shape::group("board", drawing.layers(pieces, marks, numbers, Vec::new()))
            .class(format!("board thumbnail {}", drawing.class()))
            .at(centre(view.x, view.width), centre(view.y, view.height))
            .scale(u16::try_from(percent).unwrap_or(100))
    }

    /// 자리의 한가운데, 그림 좌표.
    #[must_use]
    pub fn centre(&self, place: u8, flipped: bool) -> Option<(i32, i32)> {
        Drawing { board: self, flipped }.centre(place)
    }

    /// 칸이 그림에서 차지하는 네모: 왼쪽, 위, 너비, 높이. 그림의 만분의 일.
    #[must_use]
    pub fn share(&self, place: u8, flipped: bool) -> Option<[i32; 4]> {
        let drawing = Drawing { board: self, flipped };
        let (view, (x, y)) = (drawing.view(drawing.margin()), drawing.centre(place)?);
        let share = |part: i32, whole: i32| part * 10_000 / whole.max(1);
        Some([
            share(x - CELL / 2 - view.x, view.width),
            share(y - CELL / 2 - view.y, view.height),
            share(CELL, view.width),
            share(CELL, view.height),
        ])
    }

    /// 그림의 만분의 일로 센 점이 든 칸의 자리.
    #[must_use]
    pub fn place_at(&self, x: i32, y: i32, flipped: bool) -> Option<u8> {
        let holds = |&place: &u8| {
            self.share(place, flipped).is_some_and(|[left, top, width, height]| {
                (left..left + width).contains(&x) && (top..top + height).contains(&y)
            })
        };
        (0..self.places.len() as u8).find(holds)
    }

    /// 누른 자리가 뜻하는 자리: 구멍 뚫린 판에서는 그 세로줄의 둘 수 있는 자리다.
    #[must_use]
    pub fn aim(&self, place: u8, targets: &[u8]) -> u8 {
        let column = |place: u8| self.places.get(usize::from(place)).map(|place| place.x);
        match self.ground {
            Ground::Columns => {
                targets.iter().copied().find(|&t| column(t) == column(place)).unwrap_or(place)
            }
            _ => place,
        }
    }
}

/// 그리는 동안의 판.
struct Drawing<'a> {
    board: &'a Board<'a>,
    flipped: bool,
}

impl Drawing<'_> {
    fn span(&self) -> (i32, i32) {
        (i32::from(self.board.size.0) * CELL, i32::from(self.board.size.1) * CELL)
    }

    /// 왼쪽과 아래에 `margin`을 더 둔 너비.
    fn view(&self, margin: i32) -> View {
        let (width, height) = self.span();
        let edge = if self.board.ground == Ground::Columns { 6 } else { 2 };
        let (width, height) = (width + 2 * edge + margin, height + 2 * edge + margin);
        View { x: -edge - margin, y: -edge, width, height }
    }

    fn centre(&self, place: u8) -> Option<(i32, i32)> {
        let place = self.board.places.get(usize::from(place))?;
        let (x, y) = (i32::from(place.x) * CELL / 4, i32::from(place.y) * CELL / 4);
        let (width, height) = self.span();
        let (x, y) = (x + CELL / 2, y + CELL / 2);
        Some(if self.flipped { (width - x, height - y) } else { (x, y) })
    }

    /// 말의 결: 글자를 새긴 팔각, 글자, 돌. 색은 CSS가 이 이름으로 정한다.
    fn class(&self) -> &'static str {
        let discs = self.board.kinds.iter().all(|kind| kind.glyphs[0].is_empty());
        match (self.board.ground, discs) {
            (Ground::Columns, _) => "on-columns",
            (Ground::Points, true) => "on-points discs",
            (Ground::Points, false) => "on-points tiles",
            (Ground::Squares { checkered: true }, _) => "on-squares checkered",
            (Ground::Squares { checkered: false }, true) => "on-squares discs",
            (Ground::Squares { checkered: false }, false) => "on-squares",
        }
    }

    /// 아래에서 위로: 바닥, 표시, 말. 구멍 뚫린 판은 말이 판의 뒤로 떨어진다.
    fn layers(
        &self,
        pieces: &[Piece],
        marks: &Marks,
        numbers: Option<i32>,
        coordinates: Vec<Shape>,
    ) -> Vec<Shape> {
        let mut names = numbers.map_or_else(Vec::new, |size| self.numbers(pieces, size));
        names.extend(coordinates);
        let names = (!names.is_empty()).then(|| Shape::group("names", names));
        let over = Shape::group("over", self.over(pieces, marks));
        let under = Shape::group("under", self.under(marks));
        let pieces = Shape::group("pieces", self.pieces(pieces, marks));
        let ground = Shape::group("ground", self.ground()).class("ground");
        match self.board.ground {
            Ground::Columns => vec![self.back(), pieces, ground, under, over],
            _ => [Some(ground), names, Some(under), Some(pieces), Some(over)]
                .into_iter()
                .flatten()
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests;
