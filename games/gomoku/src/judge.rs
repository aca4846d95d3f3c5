//! 놓는 수의 판정: 다섯인가, 금수(foul)인가.

use gaji_core::Side;

use crate::line::{Line, REACH};
use crate::point::Point;
use crate::rules::Rules;
use crate::stones::{AXES, Axis, Stones};

/// 금지된 모양.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Foul {
    /// 여섯 이상(장목).
    Overline,
    /// 한 수로 넷이 둘(4-4).
    DoubleFour,
    /// 한 수로 열린 셋이 둘(3-3).
    DoubleThree,
}

/// 판정.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// 이긴다. 금수의 모양이 함께 생겨도 이긴다.
    Five,
    /// 금지된 모양이 생긴다.
    Foul(Foul),
    /// 아무 일도 없다.
    Plain,
}

/// 한쪽이 놓는 수를 보는 눈.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    pub(crate) stones: &'a Stones,
    pub(crate) rules: Rules,
    pub(crate) side: Side,
}

impl Judge<'_> {
    /// 빈 점 `at`에 놓으면.
    pub(crate) fn verdict(self, at: Point) -> Verdict {
        let lines = AXES.map(|axis| self.stones.line(self.side, at, axis));
        if lines.into_iter().any(|line| self.rules.wins(self.side, line.run())) {
            return Verdict::Five;
        }
        let fouls = self.rules.fouls(self.side).iter();
        let foul = fouls.copied().find(|&foul| self.makes(foul, at, lines));
        foul.map_or(Verdict::Plain, Verdict::Foul)
    }

    /// `at`을 지나는 `lines`에 금지된 모양이 생기는가.
    fn makes(self, foul: Foul, at: Point, lines: [Line; 4]) -> bool {
        match foul {
            Foul::Overline => lines.into_iter().any(|line| line.run() > 5),
            Foul::DoubleFour => lines.into_iter().map(Line::fours).sum::<u32>() >= 2,
            Foul::DoubleThree => self.threes(at, lines) >= 2,
        }
    }

    /// `at`에 놓아 생기는 열린 셋의 수. 둘이 못 되는 것이 보이면 세다 만다.
    ///
    /// 열린 넷을 만들 점이 스스로 금수면 셋이 아니다(거짓금수). 그 점을 다시 판정하므로 되부른다: 부를
    /// 때마다 돌이 하나씩 늘어 끝이 있다.
    fn threes(self, at: Point, lines: [Line; 4]) -> usize {
        let shapes = lines.map(Line::straight_fours);
        if shapes.iter().filter(|&&cells| cells != 0).count() < 2 {
            return 0;
        }
        let mut stones = *self.stones;
        stones.place(self.side, at);
        let after = Judge { stones: &stones, ..self };
        let real = |&(axis, cells): &(Axis, u16)| {
            let mut cells = (0..Line::CELLS).filter(|cell| cells >> cell & 1 != 0);
            cells.any(|cell| after.verdict(along(at, axis, cell)) == Verdict::Plain)
        };
        AXES.into_iter().zip(shapes).filter(real).count()
    }
}

impl Foul {
    /// [`INFO`](crate::info::INFO)의 까닭.
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            Self::Overline => "overline",
            Self::DoubleFour => "double_four",
            Self::DoubleThree => "double_three",
        }
    }
}

/// `at`을 가운데로 한 줄의 `cell`째 점. 판 안이어야 한다.
fn along(at: Point, (right, down): Axis, cell: u8) -> Point {
    let step = cell as i8 - REACH;
    let row = at.row() as i8 + step * down;
    Point::at(row as u8, (at.column() as i8 + step * right) as u8)
}
