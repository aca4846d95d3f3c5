//! 한 점을 지나는 줄의 모양(pattern): 그 점에 자기 돌이 있다고 보고 읽는다.

/// 양쪽으로 보는 거리: 다섯을 넘는 줄(overline)까지 알아볼 만큼.
pub(crate) const REACH: i8 = 5;

/// 열한 칸. 낮은 비트가 왼쪽(위)이고, 두 쪽 모두의 돌인 칸은 벽이다.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) own: u16,
    pub(crate) their: u16,
}

const CENTRE: u16 = 1 << REACH;
const FIVE: u16 = 0b11111;

impl Line {
    /// 칸의 수.
    pub(crate) const CELLS: u8 = 2 * REACH as u8 + 1;

    /// 가운데를 지나 끊기지 않고 이어진 자기 돌의 수.
    pub(crate) const fn run(self) -> u32 {
        let own = self.own & !self.their;
        let after = own >> (REACH + 1);
        let before = own << (u16::BITS as i8 - REACH);
        before.leading_ones() + 1 + after.trailing_ones()
    }

    /// 하나 더 놓으면 꼭 다섯이 되는 칸.
    pub(crate) fn fives(self) -> u16 {
        if self.count() < 4 { 0 } else { self.filter(|line| line.run() == 5) }
    }

    /// 넷(four)의 수. 열린 넷(straight four)은 다섯이 되는 칸이 둘이어도 하나의 넷이다.
    pub(crate) fn fours(self) -> u32 {
        let fives = self.fives().count_ones();
        if self.run() == 4 { fives.min(1) } else { fives }
    }

    /// 하나 더 놓으면 열린 넷이 되는 칸. 비었으면 열린 셋(three)이 아니고, 이미 넷인 줄은 셋이 아니다.
    pub(crate) fn straight_fours(self) -> u16 {
        if self.count() < 3 || self.fives() != 0 {
            return 0;
        }
        self.filter(|line| line.run() == 4 && line.fives().count_ones() == 2)
    }

    /// 가운데를 품고 판 안에 있는 다섯 칸마다, 가운데를 뺀 (자기 돌, 상대 돌)의 수.
    pub(crate) fn windows(self) -> impl Iterator<Item = (usize, usize)> {
        let (own, their) = (self.own & !CENTRE, self.their & !CENTRE);
        let windows = (1..=REACH).map(|first| FIVE << first);
        windows.filter(move |window| own & their & window == 0).map(move |window| {
            ((own & window).count_ones() as usize, (their & window).count_ones() as usize)
        })
    }

    /// 가운데까지 센 자기 돌의 수.
    const fn count(self) -> u32 {
        (self.own & !self.their | CENTRE).count_ones()
    }

    /// 빈칸 가운데, 거기 하나 더 놓은 줄이 `shape`인 칸.
    fn filter(self, shape: impl Fn(Self) -> bool) -> u16 {
        let taken = self.own | self.their | CENTRE;
        let cells = (0..Self::CELLS).map(|cell| 1 << cell).filter(|cell| taken & cell == 0);
        cells.filter(|cell| shape(Self { own: self.own | cell, ..self })).fold(0, |all, c| all | c)
    }
}
