//! 점(point)과 그 사이의 줄. 점의 번호는 왼쪽 위(a10)가 0, 오른쪽 아래(i1)가 89다.

use gaji_core::Side;

/// 점의 번호, 0–89.
pub(crate) type Point = u8;

/// 세로줄(file)의 수.
pub(crate) const FILES: u8 = 9;
/// 가로줄(rank)의 수.
pub(crate) const RANKS: u8 = 10;
/// 점의 수.
pub(crate) const POINTS: usize = 90;

/// 한 걸음: (아래로, 오른쪽으로).
pub(crate) type Step = (i8, i8);

/// 여덟 방향. 앞의 넷이 곧은 줄, 뒤의 넷이 빗금이다.
pub(crate) const DIRECTIONS: [Step; 8] =
    [(-1, 0), (0, -1), (0, 1), (1, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)];

/// `from`에서 (아래, 오른쪽)으로 옮긴 점. 줄이 있는지는 보지 않는다.
pub(crate) const fn shifted(from: Point, (down, right): Step) -> Option<Point> {
    let row = (from / FILES) as i8 + down;
    let column = (from % FILES) as i8 + right;
    if row >= 0 && row < RANKS as i8 && column >= 0 && column < FILES as i8 {
        Some(row as u8 * FILES + column as u8)
    } else {
        None
    }
}

/// 판에 그은 줄을 따라 한 걸음. 빗금은 궁성(palace)의 가운데와 네 귀 사이에만 있다.
pub(crate) const fn along_line(from: Point, step: Step) -> Option<Point> {
    let Some(to) = shifted(from, step) else { return None };
    let diagonal = step.0 != 0 && step.1 != 0;
    if !diagonal || (in_same_palace(from, to) && (is_centre(from) || is_centre(to))) {
        Some(to)
    } else {
        None
    }
}

/// `side`의 궁성 안인가.
pub(crate) const fn in_palace(point: Point, side: Side) -> bool {
    let (row, column) = (point / FILES, point % FILES);
    let inside = match side {
        Side::First => row >= 7,
        Side::Second => row <= 2,
    };
    inside && column >= 3 && column <= 5
}

/// 두 점이 한 궁성 안에 있는가.
pub(crate) const fn in_same_palace(a: Point, b: Point) -> bool {
    (in_palace(a, Side::First) && in_palace(b, Side::First))
        || (in_palace(a, Side::Second) && in_palace(b, Side::Second))
}

/// 궁성의 가운데(e9, e2)인가.
const fn is_centre(point: Point) -> bool {
    point == FILES + 4 || point == 8 * FILES + 4
}

/// `side`가 앞으로 나아가는 방향: 초는 위로, 한은 아래로.
pub(crate) const fn forward(side: Side) -> i8 {
    match side {
        Side::First => -1,
        Side::Second => 1,
    }
}
