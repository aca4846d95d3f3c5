//! 점의 모임(bitboard): 점마다 한 비트.

use crate::point::{POINTS, Point};

/// 점의 모임.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Points(u128);

impl Points {
    pub(crate) const EMPTY: Self = Self(0);
    pub(crate) const ALL: Self = Self((1 << POINTS) - 1);

    pub(crate) const fn contains(self, point: Point) -> bool {
        self.0 >> point & 1 != 0
    }

    pub(crate) const fn insert(&mut self, point: Point) {
        self.0 |= 1 << point;
    }

    pub(crate) const fn remove(&mut self, point: Point) {
        self.0 &= !(1 << point);
    }

    pub(crate) fn extend(&mut self, points: &[Point]) {
        for &point in points {
            self.insert(point);
        }
    }
}

impl Iterator for Points {
    type Item = Point;

    /// 번호가 작은 점부터.
    fn next(&mut self) -> Option<Point> {
        let point = self.0.trailing_zeros() as Point;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            point
        })
    }
}
