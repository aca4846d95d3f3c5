//! 비트판의 셈. 칸 (c, r)은 비트 7c + r, r = 6은 울타리라 줄이 이웃 세로줄로 넘어가지 않는다.

/// 세로줄의 수.
pub(crate) const COLUMNS: u8 = 7;
/// 가로줄의 수.
pub(crate) const ROWS: u8 = 6;
/// 네 방향으로 한 칸: 세로, 가로, 두 대각선.
pub(crate) const STEPS: [u8; 4] = [1, COLUMNS, ROWS, COLUMNS + 1];

/// 바닥 한 줄.
pub(crate) const FLOOR: u64 = {
    let (mut floor, mut column) = (0, 0);
    while column < COLUMNS {
        floor |= bottom(column);
        column += 1;
    }
    floor
};

/// 모든 칸. 바닥을 63배 하면 한 줄마다 여섯 칸이 찬다.
pub(crate) const FULL: u64 = FLOOR * 0x3f;

pub(crate) const fn cell(column: u8, row: u8) -> u64 {
    1 << (column * COLUMNS + row)
}

pub(crate) const fn bottom(column: u8) -> u64 {
    cell(column, 0)
}

pub(crate) const fn top(column: u8) -> u64 {
    cell(column, ROWS - 1)
}

pub(crate) const fn column(index: u8) -> u64 {
    bottom(index) * 0x3f
}

/// 넷을 이었는가: 둘씩 이은 것이 두 걸음 떨어져 둘이면 넷이다.
pub(crate) const fn has_four(discs: u64) -> bool {
    let mut index = 0;
    while index < STEPS.len() {
        let pairs = discs & (discs >> STEPS[index]);
        if pairs & (pairs >> (2 * STEPS[index])) != 0 {
            return true;
        }
        index += 1;
    }
    false
}

/// 놓으면 넷이 되는 칸: 이웃한 둘에 한 걸음 떨어진 하나나, 두 걸음 떨어진 하나.
pub(crate) fn completions(discs: u64) -> u64 {
    let along = |step: u8| {
        let pairs = discs & (discs >> step);
        let threes = pairs & (discs >> (2 * step));
        let pair_below = pairs & (discs >> (3 * step));
        let pair_above = discs & (pairs >> (2 * step));
        threes << (3 * step) | threes >> step | pair_below << (2 * step) | pair_above << step
    };
    STEPS.map(along).iter().fold(0, |cells, line| cells | line)
}

/// 좌우로 뒤집은 것. 칸마다의 수를 세로줄 안에서 더한 것도 뒤집을 수 있다.
pub(crate) fn mirror(columns: u64) -> u64 {
    let width = u32::from(COLUMNS);
    let seven = (1 << width) - 1;
    (0..width).fold(0, |out, column| out << width | (columns >> (width * column) & seven))
}

/// 같은 세로줄에서 `cells`의 어느 칸보다 위인 칸.
pub(crate) fn above(cells: u64) -> u64 {
    (1..ROWS).fold(0, |up, _| (up | cells) << 1 & FULL)
}

/// 한쪽의 돌 셋과 빈칸 하나로 된 창(window)의 수.
///
/// 창의 넷을 둘씩 나누면 한 짝은 돌 둘, 다른 짝은 돌 하나와 빈칸 하나다.
pub(crate) fn threes(discs: u64, empty: u64) -> i32 {
    let count = |step: u8| {
        let pairs = discs & (discs >> step);
        let mixed = (discs & (empty >> step)) | (empty & (discs >> step));
        ((pairs & (mixed >> (2 * step))) | (mixed & (pairs >> (2 * step)))).count_ones()
    };
    STEPS.map(count).iter().sum::<u32>() as i32
}
