//! 줄고누: 가로세로 네 줄. 번호는 4 × 세로줄 + 가로줄(a1은 0, a2는 1, d4는 15).

use super::{Layout, Marks, Point, Road, next, point};

/// 한 변의 점의 수.
const SIZE: u8 = 4;

const NAMES: [&str; 16] = [
    "a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "d1", "d2", "d3", "d4",
];

const POINTS: [Point; 16] = {
    let mut points = [const { point("", 0, 0) }; 16];
    let mut index = 0;
    while index < 16 {
        let (file, rank) = (index as i16 / 4, index as i16 % 4);
        points[index] = point(NAMES[index], 4 * file, 4 * (3 - rank));
        index += 1;
    }
    points
};

/// 점마다 위와 오른쪽으로.
const ROADS: [Road; 24] = {
    let mut roads = [(0, 0); 24];
    let (mut index, mut from) = (0, 0);
    while from < 16 {
        if from % SIZE < SIZE - 1 {
            roads[index] = (from, from + 1);
            index += 1;
        }
        if from / SIZE < SIZE - 1 {
            roads[index] = (from, from + SIZE);
            index += 1;
        }
        from += 1;
    }
    roads
};

pub(super) const LAYOUT: Layout = Layout {
    points: &POINTS,
    size: (SIZE, SIZE),
    roads: &ROADS,
    exits: [&[], &[]],
    start: [0x1111, 0x8888],
    banned: &[],
    captures: true,
    marks: Marks { men: ",", step: "-" },
    next: next(&ROADS, [&[], &[]]),
};
