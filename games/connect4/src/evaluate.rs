//! 평가: 가운데, 내 셋, 상대의 셋. 점수는 수식의 천분의 일이라 반올림으로 바뀌는 선택이 없다.

use gaji_core::{Evaluate, Evaluator, Game, Score, Side, Term, Words};

use crate::Connect4;
use crate::bits::{column, threes};

/// 세로줄의 무게.
pub(crate) const COLUMN_WEIGHTS: [i32; 7] = [0, 1, 2, 3, 2, 1, 0];

/// 무게 n인 줄은 가운데에서 4 − n줄 안에 있다: 겹겹의 띠마다 1씩.
const BANDS: [u64; 3] = {
    let centre = column(3);
    let three = centre | column(2) | column(4);
    [centre, three, three | column(1) | column(5)]
};

impl Evaluate for Connect4 {
    const TERMS: &'static [Term] = &[
        term("centre", Words::new("가운데", "centre"), 1000, 1),
        term("mine", Words::new("내 셋", "my threes"), 150, 3),
        term("theirs", Words::new("상대의 셋", "their threes"), 100, -3),
    ];

    const UNIT: i64 = 1;

    fn features(&self, side: Side, out: &mut [i32]) {
        let (mine, theirs) = (self.discs(side), self.discs(!side));
        out[0] = centre(mine) - centre(theirs);
        out[1] = threes(mine, self.empty());
        out[2] = threes(theirs, self.empty());
    }

    /// 가운데는 둔 줄의 무게뿐이다: [`features`](Self::features)와는 국면마다 같은 수만큼 달라 고르는 줄은 같다.
    fn move_features(&self, mv: u8, out: &mut [i32]) {
        let mut after = *self;
        after.play(mv);
        out[0] = COLUMN_WEIGHTS[usize::from(mv)];
        out[1] = threes(after.last(), after.empty());
        out[2] = threes(after.own, after.empty());
    }

    fn move_score(&self, mv: u8, evaluator: &Evaluator<Self>) -> Option<Score> {
        let mut features = [0; 3];
        self.move_features(mv, &mut features);
        Some(evaluator.weigh(&features))
    }
}

const fn term(id: &'static str, name: Words, weight: i32, scale: i32) -> Term {
    Term { id, name, weight, scale, range: (0, 1000) }
}

fn centre(discs: u64) -> i32 {
    BANDS.map(|band| (discs & band).count_ones()).iter().sum::<u32>() as i32
}
