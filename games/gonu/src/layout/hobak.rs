//! 호박고누: 가운데의 둥근 밭과 위아래의 두 집. 집에서는 나오기만 한다.

use super::{Layout, Marks, Point, Road, next, point};

const POINTS: [Point; 11] = [
    point("C", 8, 8),
    point("E", 12, 8),
    point("N", 8, 4),
    point("S", 8, 12),
    point("W", 4, 8),
    point("a1", 0, 16),
    point("a2", 8, 16),
    point("a3", 16, 16),
    point("z1", 0, 0),
    point("z2", 8, 0),
    point("z3", 16, 0),
];

const C: u8 = 0;
const E: u8 = 1;
const N: u8 = 2;
const S: u8 = 3;
const W: u8 = 4;
const A1: u8 = 5;
const A2: u8 = 6;
const A3: u8 = 7;
const Z1: u8 = 8;
const Z2: u8 = 9;
const Z3: u8 = 10;

const ROADS: [Road; 8] = [(S, W), (W, N), (N, E), (E, S), (C, N), (C, S), (C, W), (C, E)];
const EXITS: [&[Road]; 2] = [&[(A1, A2), (A3, A2), (A2, S)], &[(Z1, Z2), (Z3, Z2), (Z2, N)]];

pub(super) const LAYOUT: Layout = Layout {
    points: &POINTS,
    size: (5, 5),
    roads: &ROADS,
    exits: EXITS,
    start: [1 << A1 | 1 << A2 | 1 << A3, 1 << Z1 | 1 << Z2 | 1 << Z3],
    banned: &[],
    captures: false,
    marks: Marks { men: ",", step: "-" },
    next: next(&ROADS, EXITS),
};
