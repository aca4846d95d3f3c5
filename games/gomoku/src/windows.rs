//! 다섯 칸의 창(window): 한쪽의 돌만 있어 아직 다섯이 될 수 있는 것을 센다.

use gaji_core::Side;

use crate::point::{Point, SIZE};
use crate::stones::{AXES, Stones};

/// 판의 모든 창: 가로와 세로, 두 대각선.
const COUNT: u16 = {
    let (along, across) = (SIZE as u16 - 4, SIZE as u16);
    2 * along * across + 2 * along * along
};

/// 쪽마다, 상대 돌이 없고 자기 돌이 n개인 창의 수.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Windows {
    open: [[u16; 6]; 2],
}

impl Windows {
    pub(crate) const EMPTY: Self = Self { open: [[COUNT, 0, 0, 0, 0, 0]; 2] };

    /// `side`의 돌이 `count`개이고 상대 돌이 없는 창의 수.
    pub(crate) const fn open(&self, side: Side, count: usize) -> u16 {
        self.open[side.index()][count]
    }

    /// `at`에 `side`의 돌이 놓인다: `stones`는 놓기 전의 판.
    pub(crate) fn place(&mut self, stones: &Stones, side: Side, at: Point) {
        for (own, their) in through(stones, side, at) {
            if their == 0 {
                self.open[side.index()][own] -= 1;
                self.open[side.index()][own + 1] += 1;
            }
            if own == 0 {
                self.open[(!side).index()][their] -= 1;
            }
        }
    }
}

/// 창에 이미 놓인 돌의 수에 따른 먼저 볼 값: 자기 창을 늘리는 값과 상대의 창을 막는 값.
const EXTEND: [i32; 5] = [7, 35, 800, 15_000, 800_000];
const BLOCK: [i32; 5] = [7, 15, 400, 1_800, 100_000];

/// 빈 점 `at`을 지나는 창의 값의 합.
pub(crate) fn hint(stones: &Stones, side: Side, at: Point) -> i32 {
    let value = |(own, their)| match (own, their) {
        (own, 0) => EXTEND[own],
        (0, their) => BLOCK[their],
        _ => 0,
    };
    through(stones, side, at).map(value).sum()
}

/// `at`을 지나는 창마다, `at`을 뺀 (자기 돌, 상대 돌)의 수.
fn through(stones: &Stones, side: Side, at: Point) -> impl Iterator<Item = (usize, usize)> {
    AXES.into_iter().flat_map(move |axis| stones.line(side, at, axis).windows())
}
