//! 말마다 닿는 칸: 모두 컴파일할 때 만든 표다.

use gaji_core::Side;

use crate::setup::Kind;
use crate::squares::{COUNT, Squares, WIDTH, at, bit};

type Table = [Squares; COUNT];

/// 폰이 잡으러 가는 칸, 쪽마다.
pub(crate) const PAWN_CAPTURES: [Table; 2] =
    [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

/// 폰이 한 칸 나아가는 칸, 쪽마다.
pub(crate) const PAWN_STEPS: [Table; 2] = [leaps(&[(0, 1)]), leaps(&[(0, -1)])];

const KNIGHT: Table =
    leaps(&[(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]);

const KING: Table = leaps(&[(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]);

/// 여덟 방향의 빛살(ray): 곧은 넷과 비스듬한 넷, 저마다 칸 번호가 늘어나는 둘이 먼저다.
const STRAIGHT: [Table; 4] = [ray(0, 1), ray(1, 0), ray(0, -1), ray(-1, 0)];
const DIAGONAL: [Table; 4] = [ray(1, -1), ray(1, 1), ray(-1, 1), ray(-1, -1)];

/// `occupied`가 막고 있을 때 `square`의 말이 잡을 수 있는 칸. 제 말이 선 칸도 든다.
pub(crate) fn attacks(kind: Kind, side: Side, square: u8, occupied: Squares) -> Squares {
    let from = usize::from(square);
    match kind {
        Kind::Pawn => PAWN_CAPTURES[side.index()][from],
        Kind::Knight => KNIGHT[from],
        Kind::Bishop => slide(&DIAGONAL, from, occupied),
        Kind::Rook => slide(&STRAIGHT, from, occupied),
        Kind::Queen => slide(&DIAGONAL, from, occupied) | slide(&STRAIGHT, from, occupied),
        Kind::King => KING[from],
    }
}

/// `square`에서 곧거나 비스듬한 줄로 만나는 칸. 이 줄 밖의 말은 킹을 가리고 있을 수 없다.
pub(crate) fn lines_through(square: u8) -> Squares {
    attacks(Kind::Queen, Side::First, square, 0)
}

fn slide(rays: &[Table; 4], from: usize, occupied: Squares) -> Squares {
    let up = |table: &Table| stop_at(table, from, |hit| hit.trailing_zeros(), occupied);
    let down = |table: &Table| stop_at(table, from, |hit| hit.ilog2(), occupied);
    up(&rays[0]) | up(&rays[1]) | down(&rays[2]) | down(&rays[3])
}

/// 빛살을 처음 만난 말에서 끊는다.
fn stop_at(ray: &Table, from: usize, first: impl Fn(Squares) -> u32, occupied: Squares) -> Squares {
    let hit = ray[from] & occupied;
    if hit == 0 { ray[from] } else { ray[from] & !ray[first(hit) as usize] }
}

/// 한 걸음에 뛰는 말의 표.
const fn leaps(steps: &[(i8, i8)]) -> Table {
    let mut table = [0; COUNT];
    let mut square = 0;
    while square < COUNT {
        let mut step = 0;
        while step < steps.len() {
            table[square] |= step_from(square as u8, steps[step]);
            step += 1;
        }
        square += 1;
    }
    table
}

/// 한 방향으로 판 끝까지 가는 표.
const fn ray(file: i8, rank: i8) -> Table {
    let mut table = [0; COUNT];
    let mut square = 0;
    while square < COUNT {
        let mut next = step_from(square as u8, (file, rank));
        while next != 0 {
            table[square] |= next;
            next = step_from(next.trailing_zeros() as u8, (file, rank));
        }
        square += 1;
    }
    table
}

/// 한 걸음 뒤의 칸. 판 밖이면 비었다.
const fn step_from(square: u8, (file, rank): (i8, i8)) -> Squares {
    let file = (square / WIDTH) as i8 + file;
    let rank = (square % WIDTH) as i8 + rank;
    let inside = 0 <= file && file < WIDTH as i8 && 0 <= rank && rank < WIDTH as i8;
    if inside { bit(at(file as u8, rank as u8)) } else { 0 }
}
