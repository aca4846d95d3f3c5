//! 네 칸짜리 창(window) 예순아홉: 넷을 이을 수 있는 자리 모두.

use crate::bits::{COLUMNS, ROWS, cell};

/// 창, 한 번 만들어 둔 것. 가로 24, 세로 21, 두 대각선 12씩.
pub const WINDOWS: [u64; 69] = {
    let directions = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let (mut windows, mut count, mut from) = ([0; 69], 0, 0);
    while from < (COLUMNS * ROWS) as i8 {
        let mut at = 0;
        while at < directions.len() {
            if let Some(window) = window(from / ROWS as i8, from % ROWS as i8, directions[at]) {
                windows[count] = window;
                count += 1;
            }
            at += 1;
        }
        from += 1;
    }
    windows
};

/// (c, r)에서 한 방향으로 네 칸. 판을 벗어나면 없다.
const fn window(column: i8, row: i8, (right, up): (i8, i8)) -> Option<u64> {
    let (end_column, end_row) = (column + 3 * right, row + 3 * up);
    if end_column >= COLUMNS as i8 || end_row >= ROWS as i8 || end_row < 0 {
        return None;
    }
    let (mut window, mut step) = (0, 0);
    while step < 4 {
        window |= cell((column + step * right) as u8, (row + step * up) as u8);
        step += 1;
    }
    Some(window)
}
