//! 판의 점.

/// 한 변의 점의 수.
pub(crate) const SIZE: u8 = 15;

/// 점 하나: 왼쪽 위에서 가로로 센 번호.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point(u8);

/// 가로줄의 이름(1–15)을 ASCII 차례로.
const RANKS: [u8; SIZE as usize] = [1, 10, 11, 12, 13, 14, 15, 2, 3, 4, 5, 6, 7, 8, 9];

impl Point {
    /// 점의 수.
    pub(crate) const COUNT: u8 = SIZE * SIZE;
    /// 한가운데(천원).
    pub(crate) const CENTRE: Self = Self(Self::COUNT / 2);

    /// 위에서 `row`째, 왼쪽에서 `column`째 (0부터).
    pub(crate) const fn at(row: u8, column: u8) -> Self {
        Self(row * SIZE + column)
    }

    /// 왼쪽 위부터 가로로 모두.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// 표기의 ASCII 차례로 모두: a1, a10, …, a15, a2, …
    pub(crate) fn sorted() -> impl Iterator<Item = Self> {
        (0..SIZE).flat_map(|column| RANKS.map(|rank| Self::at(SIZE - rank, column)))
    }

    /// 그림의 자리 번호.
    pub(crate) const fn place(self) -> u8 {
        self.0
    }

    pub(crate) const fn row(self) -> u8 {
        self.0 / SIZE
    }

    pub(crate) const fn column(self) -> u8 {
        self.0 % SIZE
    }
}
