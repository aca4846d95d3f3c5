//! 판 위의 기물. 기물을 움직이는 길은 [`Men::put`]과 [`Men::lift`]뿐이라, 열쇠와 점수가 늘 판과 맞는다.

use gaji_core::{Side, scramble};

use crate::man::{Kind, Man};
use crate::point::{POINTS, Point};
use crate::points::Points;

/// 판 위의 기물과 거기서 나오는 것.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Men {
    of: [Points; 2],
    at: [Option<Man>; POINTS],
    generals: [Point; 2],
    worth: [u16; 2],
    key: u64,
}

impl Men {
    /// 빈 판.
    pub(crate) const EMPTY: Self = Self {
        of: [Points::EMPTY; 2],
        at: [None; POINTS],
        generals: [0; 2],
        worth: [0; 2],
        key: 0,
    };

    /// 빈 점에 놓는다.
    pub(crate) fn put(&mut self, point: Point, man: Man) {
        let side = man.side.index();
        self.at[usize::from(point)] = Some(man);
        self.of[side].insert(point);
        self.worth[side] += man.kind.worth();
        self.key ^= key(point, man);
        if man.kind == Kind::General {
            self.generals[side] = point;
        }
    }

    /// 들어낸다.
    pub(crate) fn lift(&mut self, point: Point) -> Option<Man> {
        let man = self.at[usize::from(point)].take()?;
        let side = man.side.index();
        self.of[side].remove(point);
        self.worth[side] -= man.kind.worth();
        self.key ^= key(point, man);
        Some(man)
    }

    /// 옮긴다. 잡은 기물을 돌려준다.
    pub(crate) fn shift(&mut self, from: Point, to: Point) -> Option<Man> {
        let man = self.lift(from)?;
        let captured = self.lift(to);
        self.put(to, man);
        captured
    }

    pub(crate) fn at(&self, point: Point) -> Option<Man> {
        self.at[usize::from(point)]
    }

    pub(crate) fn is_empty(&self, point: Point) -> bool {
        self.at(point).is_none()
    }

    /// `side`의 기물이 선 점.
    pub(crate) const fn of(&self, side: Side) -> Points {
        self.of[side.index()]
    }

    /// `side`의 궁이 선 점.
    pub(crate) const fn general(&self, side: Side) -> Point {
        self.generals[side.index()]
    }

    /// 남은 기물의 점수. 덤은 넣지 않는다.
    pub(crate) fn worth(&self, side: Side) -> i32 {
        self.worth[side.index()].into()
    }

    /// 판의 열쇠.
    pub(crate) const fn key(&self) -> u64 {
        self.key
    }
}

/// 쪽, 종류, 점마다 하나인 열쇠(Zobrist key). 표로 두면 10 KB라 그때그때 흩뿌린다.
const fn key(point: Point, man: Man) -> u64 {
    let man = 2 * man.kind as u64 + man.side.index() as u64;
    scramble(man * POINTS as u64 + point as u64)
}
