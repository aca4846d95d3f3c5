//! `--weights a,b,c`: 항의 차례로 적은 가중치. 없으면 놀이의 기본값.

use gaji_core::{Evaluate, Evaluator, Record, Words};

use crate::args::Args;
use crate::problem::Problem;

const WEIGHT: Words = Words::new(
    "가중치는 쉼표로 나눈 −100에서 100까지의 수예요",
    "weights are numbers from -100 to 100, divided by commas",
);
const COUNT: Words = Words::new(
    "가중치의 수가 이 놀이의 항의 수와 달라요(gaji games)",
    "give as many weights as the game has features (gaji games)",
);

/// 가중치, 천분의 일.
pub(crate) struct Weights(Option<Vec<i32>>);

impl Weights {
    pub(crate) fn take(args: &mut Args) -> Result<Self, Problem> {
        let Some(text) = args.option("--weights") else { return Ok(Self(None)) };
        let weights: Option<Vec<i32>> = text.split(',').map(weight).collect();
        weights.map(|weights| Self(Some(weights))).ok_or_else(|| Problem::about(&text, WEIGHT))
    }

    /// 둘 차례인 쪽의 평가.
    pub(crate) fn evaluator<G: Evaluate>(
        &self,
        record: &Record<G>,
    ) -> Result<Evaluator<G>, Problem> {
        let side = record.position().side();
        match &self.0 {
            None => Ok(Evaluator::new(side)),
            Some(weights) => {
                Evaluator::with_weights(side, weights).ok_or_else(|| Problem::new(COUNT))
            }
        }
    }
}

fn weight(text: &str) -> Option<i32> {
    let weight: f64 = text.trim().parse().ok()?;
    (-100.0..=100.0).contains(&weight).then(|| (weight * 1000.0).round() as i32)
}
