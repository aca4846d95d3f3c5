//! 갈 수 있는 길의 표. 모두 판의 줄에서 만들어진다.

use gaji_core::Side;

use crate::few::Few;
use crate::point::{
    DIRECTIONS, POINTS, Point, Step, along_line, forward, in_palace, in_same_palace, shifted,
};

/// 한 방향으로 뻗은 줄 위의 점, 가까운 것부터.
pub(crate) type Line = Few<Point, 9>;
/// 점마다 하나씩.
type Each<T> = [T; POINTS];

/// 뛰어넘는 길(마, 상): 멱(legs) 둘이 비어야 끝에 닿는다. 마의 멱은 하나라 두 번 적는다.
#[derive(Clone, Copy)]
pub(crate) struct Leap {
    pub(crate) legs: [Point; 2],
    pub(crate) end: Point,
}

/// 차와 포의 길. 궁성의 빗금도 줄이라 따로 다룰 것이 없다.
pub(crate) static LINES: Each<Few<Line, 8>> = lines();
/// 궁과 사의 걸음: 줄을 따라 한 칸, 궁성 안에서만.
pub(crate) static PALACE_STEPS: Each<Few<Point, 8>> = palace_steps();
/// 졸과 병의 걸음.
pub(crate) static SOLDIER_STEPS: [Each<Few<Point, 8>>; 2] =
    [soldier_steps(Side::First), soldier_steps(Side::Second)];
/// 그 점으로 걸어올 졸과 병의 자리.
pub(crate) static SOLDIERS_TO: [Each<Few<Point, 8>>; 2] =
    [steps_to(&SOLDIER_STEPS[0]), steps_to(&SOLDIER_STEPS[1])];
/// 마의 길: 곧게 한 칸, 빗겨 한 칸.
pub(crate) static HORSE_LEAPS: Each<Few<Leap, 8>> = leaps(1);
/// 상의 길: 곧게 한 칸, 빗겨 두 칸.
pub(crate) static ELEPHANT_LEAPS: Each<Few<Leap, 8>> = leaps(2);
/// 그 점으로 뛰어올 마의 자리(끝이 마의 자리다).
pub(crate) static HORSES_TO: Each<Few<Leap, 8>> = leaps_to(&HORSE_LEAPS);
/// 그 점으로 뛰어올 상의 자리.
pub(crate) static ELEPHANTS_TO: Each<Few<Leap, 8>> = leaps_to(&ELEPHANT_LEAPS);

const fn lines() -> Each<Few<Line, 8>> {
    let mut lines = [Few::new(Few::new(0)); POINTS];
    let mut index = 0;
    while index < POINTS * DIRECTIONS.len() {
        let (from, step) = (index / 8, DIRECTIONS[index % 8]);
        let line = line(from as Point, step);
        if line.len() > 0 {
            lines[from].push(line);
        }
        index += 1;
    }
    lines
}

const fn line(from: Point, step: Step) -> Line {
    let mut line = Few::new(0);
    let mut end = from;
    while let Some(next) = along_line(end, step) {
        line.push(next);
        end = next;
    }
    line
}

const fn palace_steps() -> Each<Few<Point, 8>> {
    let mut steps = [Few::new(0); POINTS];
    let mut index = 0;
    while index < POINTS * DIRECTIONS.len() {
        let from = index / 8;
        if let Some(to) = along_line(from as Point, DIRECTIONS[index % 8])
            && in_same_palace(from as Point, to)
        {
            steps[from].push(to);
        }
        index += 1;
    }
    steps
}

/// 앞과 옆으로 한 칸, 상대의 궁성에서는 앞으로 난 빗금도.
const fn soldier_steps(side: Side) -> Each<Few<Point, 8>> {
    let enemy = if matches!(side, Side::First) { Side::Second } else { Side::First };
    let mut steps = [Few::new(0); POINTS];
    let mut index = 0;
    while index < POINTS * DIRECTIONS.len() {
        let (from, step) = (index / 8, DIRECTIONS[index % 8]);
        let straight = step.0 == 0 || step.1 == 0;
        if step.0 != -forward(side)
            && (straight || in_palace(from as Point, enemy))
            && let Some(to) = along_line(from as Point, step)
        {
            steps[from].push(to);
        }
        index += 1;
    }
    steps
}

const fn leaps(diagonals: i8) -> Each<Few<Leap, 8>> {
    let mut leaps = [Few::new(Leap { legs: [0; 2], end: 0 }); POINTS];
    let mut index = 0;
    while index < POINTS * 8 {
        let (from, straight) = (index / 8, DIRECTIONS[index % 4]);
        let turn = if index % 8 < 4 { -1 } else { 1 };
        if let Some(leap) = leap(from as Point, straight, turn, diagonals) {
            leaps[from].push(leap);
        }
        index += 1;
    }
    leaps
}

const fn leap(from: Point, straight: Step, turn: i8, diagonals: i8) -> Option<Leap> {
    let diagonal = if straight.0 == 0 { (turn, straight.1) } else { (straight.0, turn) };
    match (
        shifted(from, straight),
        shifted(from, bent(straight, diagonal, diagonals - 1)),
        shifted(from, bent(straight, diagonal, diagonals)),
    ) {
        (Some(first), Some(second), Some(end)) => Some(Leap { legs: [first, second], end }),
        _ => None,
    }
}

/// 곧게 한 칸 뒤에 빗겨 `count`칸.
const fn bent(straight: Step, diagonal: Step, count: i8) -> Step {
    (straight.0 + count * diagonal.0, straight.1 + count * diagonal.1)
}

const fn steps_to(steps: &Each<Few<Point, 8>>) -> Each<Few<Point, 8>> {
    let mut reversed = [Few::new(0); POINTS];
    let (mut from, mut index) = (0, 0);
    while from < POINTS {
        if index < steps[from].len() {
            reversed[steps[from].get(index) as usize].push(from as Point);
            index += 1;
        } else {
            (from, index) = (from + 1, 0);
        }
    }
    reversed
}

const fn leaps_to(leaps: &Each<Few<Leap, 8>>) -> Each<Few<Leap, 8>> {
    let mut reversed = [Few::new(Leap { legs: [0; 2], end: 0 }); POINTS];
    let (mut from, mut index) = (0, 0);
    while from < POINTS {
        if index < leaps[from].len() {
            let Leap { legs, end } = leaps[from].get(index);
            reversed[end as usize].push(Leap { legs, end: from as Point });
            index += 1;
        } else {
            (from, index) = (from + 1, 0);
        }
    }
    reversed
}
