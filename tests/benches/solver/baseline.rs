//! 견줄 기준(baseline): 널리 알려진 꼴의 풀이를 그대로 적은 것.
//!
//! 비트판, 만든 위협이 많은 가운데부터, 바로 지지 않는 수만, 2²³줄의 전치표, 빈 창으로 점수를 반씩 좁히기.

const WIDTH: usize = 7;
const HEIGHT: usize = 6;
const CELLS: i32 = (WIDTH * HEIGHT) as i32;
const MIN_SCORE: i32 = -CELLS / 2 + 3;
const MAX_SCORE: i32 = (CELLS + 1) / 2 - 3;

const BOTTOM: u64 = {
    let (mut bottom, mut column) = (0, 0);
    while column < WIDTH {
        bottom |= 1 << (column * (HEIGHT + 1));
        column += 1;
    }
    bottom
};
const BOARD: u64 = BOTTOM * ((1 << HEIGHT) - 1);

/// 가운데가 마지막: 등수가 같으면 나중에 넣은 것을 먼저 꺼낸다.
const CENTRE_LAST: [usize; WIDTH] = [6, 0, 5, 1, 4, 2, 3];

const fn column(index: usize) -> u64 {
    ((1 << HEIGHT) - 1) << (index * (HEIGHT + 1))
}

/// 둘 차례인 쪽의 돌과 두 쪽의 돌.
#[derive(Clone, Copy)]
pub(crate) struct Position {
    own: u64,
    all: u64,
    moves: i32,
}

impl Position {
    /// 빈 판에서 세로줄 1–7을 차례로 둔다.
    pub(crate) fn play(columns: &str) -> Self {
        let start = Self { own: 0, all: 0, moves: 0 };
        columns.bytes().fold(start, |position, digit| {
            position.after(position.possible() & column(usize::from(digit - b'1')))
        })
    }

    const fn after(self, cell: u64) -> Self {
        Self { own: self.own ^ self.all, all: self.all | cell, moves: self.moves + 1 }
    }

    const fn possible(self) -> u64 {
        (self.all + BOTTOM) & BOARD
    }

    const fn key(self) -> u64 {
        self.own + self.all
    }

    const fn can_win_next(self) -> bool {
        winning_cells(self.own, self.all) & self.possible() != 0
    }

    const fn non_losing(self) -> u64 {
        let mut possible = self.possible();
        let theirs = winning_cells(self.own ^ self.all, self.all);
        let forced = possible & theirs;
        if forced != 0 {
            if forced & (forced - 1) != 0 {
                return 0;
            }
            possible = forced;
        }
        possible & !(theirs >> 1)
    }
}

/// `discs`가 넷이 되는 빈칸.
const fn winning_cells(discs: u64, all: u64) -> u64 {
    let mut cells = (discs << 1) & (discs << 2) & (discs << 3);
    let steps = [HEIGHT, HEIGHT + 1, HEIGHT + 2];
    let mut index = 0;
    while index < steps.len() {
        let step = steps[index];
        let below = (discs << step) & (discs << (2 * step));
        cells |= below & (discs << (3 * step)) | below & (discs >> step);
        let above = (discs >> step) & (discs >> (2 * step));
        cells |= above & (discs << step) | above & (discs >> (3 * step));
        index += 1;
    }
    cells & (BOARD ^ all)
}

/// 수와 그 등수, 작은 것부터.
#[derive(Default)]
struct Moves {
    entries: [(u64, u32); WIDTH],
    len: usize,
}

impl Moves {
    fn add(&mut self, cell: u64, rank: u32) {
        let mut at = self.len;
        self.len += 1;
        while at > 0 && self.entries[at - 1].1 > rank {
            self.entries[at] = self.entries[at - 1];
            at -= 1;
        }
        self.entries[at] = (cell, rank);
    }
}

/// 한 줄이 다섯 바이트인 표. 크기가 홀수라 자리와 열쇠의 아래 32비트가 함께 열쇠 전부를 가린다.
struct Table {
    keys: Vec<u32>,
    values: Vec<u8>,
}

impl Table {
    /// 2²³ 바로 다음의 소수.
    const SIZE: usize = (1 << 23) + 9;

    fn get(&self, key: u64) -> i32 {
        let at = (key % Self::SIZE as u64) as usize;
        if self.keys[at] == key as u32 { self.values[at].into() } else { 0 }
    }

    fn put(&mut self, key: u64, value: i32) {
        let at = (key % Self::SIZE as u64) as usize;
        self.keys[at] = key as u32;
        self.values[at] = value as u8;
    }
}

/// 풀이와 그 표.
pub(crate) struct Baseline {
    table: Table,
    /// 들어간 마디.
    pub(crate) nodes: u64,
}

impl Baseline {
    pub(crate) fn new() -> Self {
        let table = Table { keys: vec![0; Table::SIZE], values: vec![0; Table::SIZE] };
        Self { table, nodes: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.table.keys.fill(0);
        self.table.values.fill(0);
        self.nodes = 0;
    }

    pub(crate) fn solve(&mut self, position: &Position) -> i32 {
        if position.can_win_next() {
            return (CELLS + 1 - position.moves) / 2;
        }
        let mut min = -(CELLS - position.moves) / 2;
        let mut max = (CELLS + 1 - position.moves) / 2;
        while min < max {
            let mut middle = min + (max - min) / 2;
            if middle <= 0 && min / 2 < middle {
                middle = min / 2;
            } else if middle >= 0 && max / 2 > middle {
                middle = max / 2;
            }
            let score = self.negamax(*position, middle, middle + 1);
            if score <= middle { max = score } else { min = score }
        }
        min
    }

    fn negamax(&mut self, position: Position, mut alpha: i32, mut beta: i32) -> i32 {
        self.nodes += 1;
        let possible = position.non_losing();
        let moves = position.moves;
        if possible == 0 {
            return -(CELLS - moves) / 2;
        }
        if moves >= CELLS - 2 {
            return 0;
        }
        alpha = alpha.max(-(CELLS - 2 - moves) / 2);
        if alpha >= beta {
            return alpha;
        }
        beta = beta.min((CELLS - 1 - moves) / 2);
        if alpha >= beta {
            return beta;
        }
        let known = self.table.get(position.key());
        if known > MAX_SCORE - MIN_SCORE + 1 {
            alpha = alpha.max(known + 2 * MIN_SCORE - MAX_SCORE - 2);
            if alpha >= beta {
                return alpha;
            }
        } else if known != 0 {
            beta = beta.min(known + MIN_SCORE - 1);
            if alpha >= beta {
                return beta;
            }
        }
        let mut sorted = Moves::default();
        for cell in CENTRE_LAST.map(|index| possible & column(index)) {
            if cell != 0 {
                sorted.add(cell, winning_cells(position.own | cell, position.all).count_ones());
            }
        }
        for &(cell, _) in sorted.entries[..sorted.len].iter().rev() {
            let score = -self.negamax(position.after(cell), -beta, -alpha);
            if score >= beta {
                self.table.put(position.key(), score + MAX_SCORE - 2 * MIN_SCORE + 2);
                return score;
            }
            alpha = alpha.max(score);
        }
        self.table.put(position.key(), alpha - MIN_SCORE + 1);
        alpha
    }
}
