//! 평가: 아직 이을 수 있는 줄의 차이.

use gaji_core::{Evaluate, Side, Term, Words};

use crate::TicTacToe;
use crate::lines::open_lines;

impl Evaluate for TicTacToe {
    const TERMS: &'static [Term] = &[Term {
        id: "lines",
        name: Words::new("열린 줄", "open lines"),
        weight: 1000,
        scale: 1,
        range: (0, 1000),
    }];

    const UNIT: i64 = 1000;

    fn features(&self, side: Side, out: &mut [i32]) {
        out[0] = open_lines(self.marks(!side)) - open_lines(self.marks(side));
    }
}
