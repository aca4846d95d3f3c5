//! 평가: 아직 다섯이 될 수 있는 창을 돌의 수로 나누어 센다.

use gaji_core::{Evaluate, Side, Term, Words};

use crate::Gomoku;

const fn term(id: &'static str, ko: &'static str, en: &'static str, scale: i32) -> Term {
    Term { id, name: Words::new(ko, en), weight: 1000, scale, range: (0, 10_000) }
}

/// 돌이 둘, 셋, 넷인 창의 배수: 하나 늘 때마다 여러 배가 된다.
const TWOS: i32 = 10;
const THREES: i32 = 60;
const FOURS: i32 = 300;
/// 막을 수 없는 넷과, 넷이 될 셋.
const FIVE_AHEAD: i32 = 5000;
const FOUR_AHEAD: i32 = 1000;

impl Evaluate for Gomoku {
    const TERMS: &'static [Term] = &[
        term("my-twos", "내 둘", "my twos", TWOS),
        term("my-threes", "내 셋", "my threes", THREES),
        term("my-fours", "내 넷", "my fours", FOURS),
        term("their-twos", "상대 둘", "their twos", -TWOS),
        term("their-threes", "상대 셋", "their threes", -THREES),
        term("their-fours", "상대 넷", "their fours", -FOURS),
        term("five-ahead", "눈앞의 다섯", "five ahead", FIVE_AHEAD),
        term("four-ahead", "눈앞의 열린 넷", "straight four ahead", FOUR_AHEAD),
    ];

    const UNIT: i64 = 1000;

    const POINT: i64 = THREES as i64;

    fn features(&self, side: Side, out: &mut [i32]) {
        for (index, count) in (2..=4).enumerate() {
            out[index] = self.windows.open(side, count).into();
            out[index + 3] = self.windows.open(!side, count).into();
        }
        let sign = if side == self.side { 1 } else { -1 };
        out[6] = sign * five_ahead(self);
        out[7] = sign * four_ahead(self);
    }
}

/// 둘 차례인 쪽에 넷이 있으면 이제 다섯(2), 상대에게 넷인 창이 둘이면 다 막지 못한다(−1).
fn five_ahead(position: &Gomoku) -> i32 {
    let fours = |side| position.windows.open(side, 4);
    if fours(position.side) > 0 {
        2
    } else if fours(!position.side) > 1 {
        -1
    } else {
        0
    }
}

/// 막을 넷이 없고 셋인 창이 둘이면, 둘 차례인 쪽이 이제 막지 못할 넷을 만든다(1).
fn four_ahead(position: &Gomoku) -> i32 {
    let fours = |side| position.windows.open(side, 4);
    let free = fours(position.side) == 0 && fours(!position.side) == 0;
    i32::from(free && position.windows.open(position.side, 3) > 1)
}
