//! 빈 판과 막힌 판에서 닿는 칸.
//!
//! 줄을 따라 가는 말은 막는 칸까지를 뺄셈 한 번으로 안다(obstruction difference, Michael Hoffmann): 표가 4 KB뿐이라
//! 마법 비트판(magic bitboards, 704 KB)을 wasm에 싣지 않아도 된다.

use gaji_core::Side;

use crate::squares::{COUNT, FILE_A, FILE_H, Squares, bit, file, rank};

/// 한 칸을 지나는 줄에서 그 칸의 앞과 뒤.
#[derive(Clone, Copy)]
struct Line {
    below: Squares,
    above: Squares,
}

impl Line {
    const fn whole(self) -> Squares {
        self.below | self.above
    }

    /// 양쪽으로 처음 막는 칸까지.
    const fn until(self, occupied: Squares) -> Squares {
        let (below, above) = (self.below & occupied, self.above & occupied);
        let nearest_below = u64::MAX << (63 - (below | 1).leading_zeros());
        let nearest_above = above & above.wrapping_neg();
        (nearest_above << 1).wrapping_add(nearest_below) & self.whole()
    }
}

/// 칸마다의 네 줄: 가로, 세로, 두 빗금.
static LINES: [[Line; 4]; COUNT] = {
    let mut lines = [[Line { below: 0, above: 0 }; 4]; COUNT];
    let mut square = 0;
    while square < COUNT {
        lines[square] = [
            line(square as u8, 1, 0),
            line(square as u8, 0, 1),
            line(square as u8, 1, 1),
            line(square as u8, -1, 1),
        ];
        square += 1;
    }
    lines
};

const fn line(square: u8, files: i8, ranks: i8) -> Line {
    Line { below: ray(square, -files, -ranks), above: ray(square, files, ranks) }
}

const fn ray(square: u8, files: i8, ranks: i8) -> Squares {
    let (mut ray, mut times) = (0, 1);
    while times < 8 {
        ray |= shifted(square, times * files, times * ranks);
        times += 1;
    }
    ray
}

/// 그만큼 떨어진 칸. 판 밖이면 빈 집합.
const fn shifted(square: u8, files: i8, ranks: i8) -> Squares {
    let (file, rank) = (file(square) as i8 + files, rank(square) as i8 + ranks);
    if file < 0 || file > 7 || rank < 0 || rank > 7 { 0 } else { 1 << (rank * 8 + file) }
}

const fn leaps(steps: [(i8, i8); 8]) -> [Squares; COUNT] {
    let mut leaps = [0; COUNT];
    let mut index = 0;
    while index < COUNT * 8 {
        let (square, (files, ranks)) = (index / 8, steps[index % 8]);
        leaps[square] |= shifted(square as u8, files, ranks);
        index += 1;
    }
    leaps
}

static KNIGHT: [Squares; COUNT] =
    leaps([(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [Squares; COUNT] =
    leaps([(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);

/// 나이트가 닿는 칸.
pub(crate) fn knight(square: u8) -> Squares {
    KNIGHT[usize::from(square)]
}

/// 킹이 닿는 칸.
pub(crate) fn king(square: u8) -> Squares {
    KING[usize::from(square)]
}

/// 룩이 닿는 칸, 처음 막는 칸까지.
pub(crate) fn rook(square: u8, occupied: Squares) -> Squares {
    let [rank, file, ..] = LINES[usize::from(square)];
    rank.until(occupied) | file.until(occupied)
}

/// 비숍이 닿는 칸, 처음 막는 칸까지.
pub(crate) fn bishop(square: u8, occupied: Squares) -> Squares {
    let [.., rising, falling] = LINES[usize::from(square)];
    rising.until(occupied) | falling.until(occupied)
}

/// `side`의 폰들이 잡을 수 있는 칸.
pub(crate) const fn pawns(side: Side, pawns: Squares) -> Squares {
    let (left, right) = (pawns & !FILE_A, pawns & !FILE_H);
    match side {
        Side::First => left << 7 | right << 9,
        Side::Second => left >> 9 | right >> 7,
    }
}

/// 두 칸을 지나는 줄. 한 줄에 있지 않으면 빈 집합.
pub(crate) fn through(one: u8, other: u8) -> Squares {
    let mut lines = LINES[usize::from(one)].into_iter().map(Line::whole);
    lines.find(|line| line & bit(other) != 0).unwrap_or(0)
}

/// 한 줄에 있는 두 칸 사이. 한 줄에 있지 않으면 빈 집합.
pub(crate) fn between(one: u8, other: u8) -> Squares {
    // 크기가 먼저인 wasm은 셈하고, 네이티브는 표(32 KB)에서 찾는다.
    if cfg!(target_family = "wasm") {
        gap(one, other)
    } else {
        BETWEEN[usize::from(one)][usize::from(other)]
    }
}

static BETWEEN: [[Squares; COUNT]; COUNT] = {
    let mut between = [[0; COUNT]; COUNT];
    let mut pair = 0;
    while pair < COUNT * COUNT {
        let (one, other) = (pair / COUNT, pair % COUNT);
        between[one][other] = gap(one as u8, other as u8);
        pair += 1;
    }
    between
};

const fn gap(one: u8, other: u8) -> Squares {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    let (low, high) = (&LINES[low as usize], &LINES[high as usize]);
    low[0].above & high[0].below
        | low[1].above & high[1].below
        | low[2].above & high[2].below
        | low[3].above & high[3].below
}
