//! 놓인 돌: 벽을 두른 비트판(bitboard).

use gaji_core::Side;

use crate::line::{Line, REACH};
use crate::point::{Point, SIZE};

/// 판 둘레의 벽: 줄을 읽을 때 판 밖을 따로 묻지 않게 한다.
const WALL: usize = REACH as usize;
const SPAN: usize = SIZE as usize + 2 * WALL;

/// 줄의 네 방향: 가로, 세로, 두 대각선의 (가로, 세로) 걸음.
pub(crate) const AXES: [Axis; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
pub(crate) type Axis = (i8, i8);

/// 가로줄의 비트, 위에서부터.
pub(crate) type Rows = [u32; SPAN];

/// 두 쪽의 돌. 벽은 두 쪽 모두의 돌로 적는다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stones {
    rows: [Rows; 2],
}

impl Stones {
    pub(crate) const EMPTY: Self = Self { rows: [walls(); 2] };

    pub(crate) fn place(&mut self, side: Side, at: Point) {
        self.rows[side.index()][row(at)] |= bit(at);
    }

    pub(crate) fn has(&self, side: Side, at: Point) -> bool {
        self.rows[side.index()][row(at)] & bit(at) != 0
    }

    pub(crate) fn is_empty(&self, at: Point) -> bool {
        !self.has(Side::First, at) && !self.has(Side::Second, at)
    }

    /// `at`을 지나는 `axis` 방향의 줄, `side`의 눈으로.
    pub(crate) fn line(&self, side: Side, at: Point, (right, down): Axis) -> Line {
        let (own, their) = (&self.rows[side.index()], &self.rows[(!side).index()]);
        let mut line = Line { own: 0, their: 0 };
        for cell in 0..Line::CELLS {
            let step = cell as i8 - REACH;
            let row = (row(at) as i8 + step * down) as usize;
            let column = (WALL as u8 + at.column()) as i8 + step * right;
            line.own |= ((own[row] >> column & 1) as u16) << cell;
            line.their |= ((their[row] >> column & 1) as u16) << cell;
        }
        line
    }

    /// 어느 돌에서든 가로세로 두 칸 안에 있는 빈 점.
    pub(crate) fn near(&self) -> Rows {
        let [first, second] = &self.rows;
        let mut wide = [0; SPAN];
        for (row, wide) in wide.iter_mut().enumerate() {
            let stones = first[row] ^ second[row];
            *wide = stones | stones << 1 | stones << 2 | stones >> 1 | stones >> 2;
        }
        let mut near = [0; SPAN];
        for row in WALL..SPAN - WALL {
            let around = wide[row - 2..=row + 2].iter().fold(0, |all, row| all | row);
            near[row] = around & !(first[row] | second[row]);
        }
        near
    }
}

/// `rows`에 `at`이 있는가.
pub(crate) fn has(rows: &Rows, at: Point) -> bool {
    rows[row(at)] & bit(at) != 0
}

const fn walls() -> Rows {
    let inside = ((1 << SIZE) - 1) << WALL;
    let mut rows = [!0; SPAN];
    let mut row = WALL;
    while row < SPAN - WALL {
        rows[row] = !inside;
        row += 1;
    }
    rows
}

const fn row(at: Point) -> usize {
    at.row() as usize + WALL
}

const fn bit(at: Point) -> u32 {
    1 << (at.column() as usize + WALL)
}
