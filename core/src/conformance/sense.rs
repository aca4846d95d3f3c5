//! 평가와 승패가 같은 쪽을 보는가: 평가를 따른 판이 거스른 판보다 못하면, 둘 가운데 하나가 뒤집혔다.
//!
//! 평가가 얼마나 옳은지는 알 수 없어도 뒤집혔는지는 두어 보면 안다. 상대는 우연히 두고, 세 시그마(3σ) 밖만 잡는다.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::ask::{after, at_move, legal, variants};
use super::law::{Broken, Law, Verdict};
use super::random::Random;
use super::sample::Sample;
use super::walk::passed;
use crate::{Evaluate, Evaluator, Record, Score, Side};

pub(super) fn laws<G: Evaluate>() -> [Law<G>; 1] {
    [Law::new(
        "sense",
        "평가를 따르면 거스르는 것보다 못하지 않다 (평가의 쪽도 이긴 쪽도 뒤집히지 않았다)",
        "following the evaluation does no worse than defying it (neither it nor the winner is upside down)",
        sense,
    )]
}

/// 쪽마다, 따르며 또 거스르며 두는 판의 수.
const GAMES: usize = 48;
/// 한 판의 길이(ply). 여기까지 끝나지 않으면 비긴 것으로 친다.
const PLIES: usize = 200;

fn sense<G: Evaluate>(sample: &Sample<G>) -> Verdict {
    [Side::First, Side::Second].into_iter().try_for_each(|side| {
        let mut random = Random::new(sample.seed);
        let mut games = |follows| -> Vec<Trial<G>> {
            let variant = |game| game % variants::<G>();
            (0..GAMES).map(|game| Trial::play(variant(game), side, follows, &mut random)).collect()
        };
        let (followed, defied) = (games(true), games(false));
        let (with, against) = (total(&followed), total(&defied));
        let decided = followed.iter().chain(&defied).filter(|trial| trial.result != 0).count();
        let behind = against - with;
        // 결과가 ±1인 판 n개의 합은 표준편차가 √n을 넘지 않는다.
        if behind > 0 && behind * behind > 9 * decided as i32 {
            Err(shortest_loss(&followed, side, format!("{side:?}: {with} < {against}")))
        } else {
            Ok(())
        }
    })
}

fn total<G: Evaluate>(trials: &[Trial<G>]) -> i32 {
    trials.iter().map(|trial| trial.result).sum()
}

/// 평가를 따르고도 가장 빨리 진 판에서 마지막으로 고른 수.
fn shortest_loss<G: Evaluate>(trials: &[Trial<G>], side: Side, evidence: String) -> Broken {
    let lost = trials.iter().filter(|trial| trial.result < 0).map(|trial| &trial.record);
    let choice = lost.min_by_key(|record| record.moves().len()).and_then(|record| {
        let choices = passed(record).zip(record.moves());
        choices.filter(|(position, _)| position.side() == side).last()
    });
    match choice {
        Some((position, &mv)) => at_move(&position, mv, evidence),
        None => Broken { evidence, ..Broken::default() },
    }
}

/// 한 판과 평가로 둔 쪽의 결과: 1, 0, −1.
struct Trial<G: Evaluate> {
    record: Record<G>,
    result: i32,
}

impl<G: Evaluate> Trial<G> {
    /// `side`는 평가를 따라(또는 거슬러), 상대는 우연히 둔다.
    fn play(variant: usize, side: Side, follows: bool, random: &mut Random) -> Self {
        let mut record = Record::new(G::start(variant));
        while record.end().is_none() && record.moves().len() < PLIES {
            let position = record.position();
            let choices = if position.side() == side {
                preferred(position, follows)
            } else {
                legal(position)
            };
            let Some(mv) = random.pick(&choices) else { break };
            record.play(mv);
        }
        let winner = record.end().and_then(|end| end.outcome.winner());
        let result = winner.map_or(0, |winner| if winner == side { 1 } else { -1 });
        Self { record, result }
    }
}

/// 가장 좋게(거스르면 가장 나쁘게) 보이는 수들. 판을 끝내는 수는 평가하지 않고 먼저 둔다.
fn preferred<G: Evaluate>(position: &G, follows: bool) -> Vec<G::Move> {
    let evaluator = Evaluator::new(position.side());
    let score = |mv: G::Move| {
        let after = after(position, mv);
        match after.outcome() {
            Some(_) => Score::MAX,
            None if follows => -evaluator.score(&after),
            None => evaluator.score(&after),
        }
    };
    let scored: Vec<_> = legal(position).into_iter().map(|mv| (mv, score(mv))).collect();
    let best = scored.iter().map(|&(_, score)| score).max();
    scored.into_iter().filter(|&(_, score)| Some(score) == best).map(|(mv, _)| mv).collect()
}
