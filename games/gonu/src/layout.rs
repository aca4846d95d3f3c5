//! 말밭의 생김새. 점은 이름의 ASCII 차례로 늘어놓아, 번호의 차례가 곧 표기의 차례다.

mod hobak;
mod jul;
mod umul;

use gaji_core::Side;

/// 점이 가장 많은 말밭의 점의 수.
pub(crate) const MOST_POINTS: usize = 16;

/// 두 점을 잇는 길.
pub(crate) type Road = (u8, u8);

/// 말밭 하나. 집합은 점의 번호의 비트다.
#[derive(Debug)]
pub(crate) struct Layout {
    /// 점.
    pub(crate) points: &'static [Point],
    /// 판의 칸 수 (가로, 세로).
    pub(crate) size: (u8, u8),
    /// 누구나 오가는 길.
    pub(crate) roads: &'static [Road],
    /// 쪽마다, 앞의 점에서 뒤의 점으로만 가는 길.
    pub(crate) exits: [&'static [Road]; 2],
    /// 처음 놓인 말.
    pub(crate) start: [u16; 2],
    /// 첫수로 둘 수 없는 걸음.
    pub(crate) banned: &'static [Road],
    /// 사이에 낀 말을 잡는가.
    pub(crate) captures: bool,
    /// 말과 말의 이름 사이, 걸음의 두 이름 사이에 쓰는 글자.
    pub(crate) marks: Marks,
    /// 쪽과 점마다, 한 걸음에 갈 수 있는 점.
    next: [[u16; MOST_POINTS]; 2],
}

/// 이름과 그림의 자리(칸의 ¼).
#[derive(Debug)]
pub(crate) struct Point {
    pub(crate) name: &'static str,
    pub(crate) x: i16,
    pub(crate) y: i16,
}

/// 이름을 가르는 글자. 이름이 한 글자인 말밭은 비어 있다.
#[derive(Debug)]
pub(crate) struct Marks {
    pub(crate) men: &'static str,
    pub(crate) step: &'static str,
}

/// 변형의 차례.
static LAYOUTS: [Layout; 3] = [umul::LAYOUT, hobak::LAYOUT, jul::LAYOUT];

/// 변형의 말밭. 없는 번호는 첫 말밭으로 본다.
pub(crate) fn of(variant: usize) -> &'static Layout {
    LAYOUTS.get(variant).unwrap_or(&LAYOUTS[0])
}

/// 모든 말밭.
pub(crate) fn all() -> impl Iterator<Item = &'static Layout> {
    LAYOUTS.iter()
}

impl Layout {
    /// `side`의 말이 `from`에서 한 걸음에 갈 수 있는 점.
    pub(crate) fn next(&self, side: Side, from: u8) -> u16 {
        self.next[side.index()][usize::from(from)]
    }

    /// `side`의 말이 설 수 있는 점.
    pub(crate) fn standing(&self, side: Side) -> u16 {
        self.next[side.index()].iter().fold(self.start[side.index()], |all, next| all | next)
    }
}

const fn point(name: &'static str, x: i16, y: i16) -> Point {
    Point { name, x, y }
}

/// 길에서 갈 수 있는 점의 표를 만든다.
const fn next(roads: &[Road], exits: [&[Road]; 2]) -> [[u16; MOST_POINTS]; 2] {
    let mut next = [[0; MOST_POINTS]; 2];
    let mut side = 0;
    while side < 2 {
        let mut index = 0;
        while index < roads.len() {
            let (from, to) = roads[index];
            next[side][from as usize] |= 1 << to;
            next[side][to as usize] |= 1 << from;
            index += 1;
        }
        index = 0;
        while index < exits[side].len() {
            let (from, to) = exits[side][index];
            next[side][from as usize] |= 1 << to;
            index += 1;
        }
        side += 1;
    }
    next
}

/// 비트가 켜진 점, 번호의 차례로.
pub(crate) fn points(bits: u16) -> impl Iterator<Item = u8> {
    (0..MOST_POINTS as u8).filter(move |point| bits >> point & 1 != 0)
}
