//! 우물고누: 네모와 가운데. B와 D 사이의 변이 없다(우물).

use super::{Layout, Marks, Point, Road, next, point};

const POINTS: [Point; 5] =
    [point("A", 0, 0), point("B", 8, 0), point("C", 0, 8), point("D", 8, 8), point("E", 4, 4)];

const A: u8 = 0;
const B: u8 = 1;
const C: u8 = 2;
const D: u8 = 3;
const E: u8 = 4;

const ROADS: [Road; 7] = [(A, E), (B, E), (C, E), (D, E), (A, B), (A, C), (C, D)];

pub(super) const LAYOUT: Layout = Layout {
    points: &POINTS,
    size: (3, 3),
    roads: &ROADS,
    exits: [&[], &[]],
    start: [1 << A | 1 << B, 1 << C | 1 << D],
    // 우물 곁의 말이 가운데로 가면 상대가 바로 막혀 버린다.
    banned: &[(B, E), (D, E)],
    captures: false,
    marks: Marks { men: "", step: "" },
    next: next(&ROADS, [&[], &[]]),
};
