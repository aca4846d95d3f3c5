//! 판의 가에 적는 자리의 이름: 왼쪽 줄에 가로줄의 수, 아랫줄에 세로줄의 글자. 칸은 귀퉁이가 비어 그 안에, 점은 말이 가를 덮어 판 밖에 적는다.
//!
//! 줄마다 부를 수 없는 점(고누)은 저마다의 곁에 적는다. 번호뿐인 자리(tic-tac-toe)는 [`numbers`](Drawing::numbers)가 적는다.

use super::{CELL, Drawing};
use crate::Shape;
use gaji_protocol::{Ground, Place};

/// 칸의 한가운데에서 귀퉁이의 글자까지: 칸을 가르는 금에 닿지 않는다.
const CORNER: i32 = CELL / 2 - 6;
/// 칸 안에 적는 글자의 크기.
const INSIDE: i32 = 12;
/// 가에 선 점의 한가운데에서 곁의 글자까지: 말에 가리지 않는다.
const BESIDE: i32 = 17;
/// 곁에 적는 글자의 크기.
const SMALL: i32 = 10;
/// 작은 판은 화면에서 크게 늘어난다: 글자는 판의 이만큼을 넘지 않는다.
const SHARE: i32 = 24;

impl Drawing<'_> {
    /// 이름을 적으려고 판 밖에 두는 너비.
    pub(super) fn margin(&self) -> i32 {
        let outside = self.board.ground == Ground::Points && self.is_named();
        if outside { self.outside() * 3 / 2 } else { 0 }
    }

    /// 판 밖에 적는 글자의 크기: 줄이 많은 판일수록 커서, 손전화에 맞춰 줄여도 읽힌다.
    fn outside(&self) -> i32 {
        self.shrunk(i32::from(self.board.size.0) + 5)
    }

    /// 모든 자리가 글자와 수로 불리는가.
    fn is_named(&self) -> bool {
        self.board.ground != Ground::Columns
            && self.board.places.iter().all(|at| split(at).is_some())
    }

    /// 놀이가 지은 이름에서 적는다.
    pub(super) fn coordinates(&self) -> Vec<Shape> {
        match self.board.ground {
            _ if self.is_named() => self.edges(),
            Ground::Points => self.beside(),
            _ => Vec::new(),
        }
    }

    /// 점마다 곁에: 판의 가에 선 점은 판 안쪽으로 비스듬히, 안에 선 점은 오른쪽에. 이웃의 이름과 겹치지 않는다.
    fn beside(&self) -> Vec<Shape> {
        let (width, height) = self.span();
        let size = self.shrunk(SMALL);
        let inward = |at: i32| if at == CELL / 2 { at + BESIDE } else { at - BESIDE };
        let place = |(x, y): (i32, i32)| match [x, width - x, y, height - y].contains(&(CELL / 2)) {
            true => (inward(x), inward(y)),
            false => (x + CELL / 2, y),
        };
        let named = (0..).zip(self.board.places).filter_map(|(at, Place { name, .. })| {
            let centre = self
                .centre(at)
                .filter(|_| name.starts_with(|first: char| first.is_ascii_alphabetic()))?;
            let (x, y) = place(centre);
            let text = Shape::text(format!("name-{name}"), name, size).class("name on-wood");
            Some(text.at(x, y))
        });
        named.collect()
    }

    fn edges(&self) -> Vec<Shape> {
        let places = self.board.places;
        let (_, height) = self.span();
        let margin = self.margin();
        let size = if margin > 0 { self.outside() } else { INSIDE };
        let count = u8::try_from(places.len()).unwrap_or(u8::MAX);
        let named = (0..count).filter_map(|at| {
            let place = places.get(usize::from(at))?;
            Some((split(place)?, self.centre(at)?, self.tone(place)))
        });
        let mut names = Vec::new();
        for ((file, rank), (x, y), tone) in named {
            let name = |text: &str, x: i32, y: i32| {
                Shape::text(format!("name-{text}"), text, size).class(tone).at(x, y)
            };
            if x == CELL / 2 {
                let (x, y) = if margin > 0 { (-margin / 2, y) } else { (x - CORNER, y - CORNER) };
                names.push(name(rank, x, y));
            }
            if y == height - CELL / 2 {
                let below = height + margin / 2;
                let (x, y) = if margin > 0 { (x, below) } else { (x + CORNER, y + CORNER) };
                names.push(name(file, x, y));
            }
        }
        names
    }

    fn shrunk(&self, size: i32) -> i32 {
        let (width, height) = self.span();
        size.min(width.max(height) / SHARE)
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
