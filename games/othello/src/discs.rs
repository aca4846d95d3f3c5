//! 돌의 비트판(bitboard)과 뒤집기.
//!
//! 비트 번호는 8 × 세로줄 + 가로줄이라, 낮은 비트부터 세면 a1, a2, …, h8: 표기의 ASCII 차례다.

/// 처음 놓인 검정(e4 d5)과 하양(d4 e5).
pub(crate) const BLACK: u64 = 1 << 35 | 1 << 28;
pub(crate) const WHITE: u64 = 1 << 27 | 1 << 36;

/// 위아래 끝이 아닌 칸. 끝의 칸은 끼일 수 없으므로, 줄이 옆 세로줄로 새지 않는다.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// 네 방향: 한 칸 옮기는 폭과, 그 방향으로 끼일 수 있는 칸. 옆으로 새는 비트는 저절로 떨어진다.
const AXES: [(u32, u64); 4] = [(1, INNER), (7, INNER), (8, !0), (9, INNER)];

/// 가장 길게 끼이는 여섯 돌에서 첫째를 뺀 수.
const LONGER: usize = 5;

/// `own`이 놓아서 `their`를 하나라도 뒤집는 빈칸.
pub(crate) fn moves(own: u64, their: u64) -> u64 {
    let mut ends = 0;
    for (step, inner) in AXES {
        let between = their & inner;
        ends |= run(own, between, |discs| discs << step) << step;
        ends |= run(own, between, |discs| discs >> step) >> step;
    }
    ends & !(own | their)
}

/// `own`이 `square`에 놓으면 뒤집히는 `their`의 돌.
pub(crate) fn flips(own: u64, their: u64, square: u8) -> u64 {
    let placed = 1 << square;
    let mut flips = 0;
    for (step, inner) in AXES {
        let between = their & inner;
        let down = run(placed, between, |discs| discs << step);
        let up = run(placed, between, |discs| discs >> step);
        flips |= if down << step & own == 0 { 0 } else { down };
        flips |= if up >> step & own == 0 { 0 } else { up };
    }
    flips
}

/// `from`의 옆에서 `shift` 쪽으로 끊기지 않고 이어지는 `through`의 돌.
pub(crate) fn run(from: u64, through: u64, shift: impl Fn(u64) -> u64) -> u64 {
    let mut run = shift(from) & through;
    for _ in 0..LONGER {
        run |= shift(run) & through;
    }
    run
}

/// 칸과 그 여덟 이웃.
pub(crate) const fn spread(squares: u64) -> u64 {
    const TOP: u64 = 0x0101_0101_0101_0101;
    let column = squares | (squares & !TOP) >> 1 | (squares & !(TOP << 7)) << 1;
    column | column >> 8 | column << 8
}

/// 비트가 켜진 칸, a1부터.
pub(crate) fn squares(mut bits: u64) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as u8);
        bits &= bits.wrapping_sub(1);
        lowest
    })
}
