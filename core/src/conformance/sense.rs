//! 평가와 승패가 같은 쪽을 보는가: 평가를 따른 판이 거스른 판보다 못하면, 둘 가운데 하나가 뒤집혔다.
//!
//! 평가가 얼마나 옳은지는 알 수 없어도 뒤집혔는지는 두어 보면 안다. 한 수만 보는 눈은 뒤집힌 승패를, 몇 수를 읽는 눈은
//! 뒤집힌 평가를 잘 잡는다. 가끔 아무 수나 두어 같은 판이 되풀이되지 않게 하고, 세 시그마(3σ) 밖만 잡는다.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::ask::{after, at_move, legal, variants};
use super::law::{Broken, Law, Verdict};
use super::random::Random;
use super::sample::Sample;
use super::search_moves::generated;
use super::walk::passed;
use super::watch::Watch;
use crate::{Evaluate, Evaluator, Record, Score, Side};

pub(super) fn laws<G: Evaluate>() -> [Law<G>; 1] {
    [Law::new(
        "sense",
        "평가를 따르면 거스르는 것보다 못하지 않다 (평가의 쪽도 이긴 쪽도 뒤집히지 않았다)",
        "following the evaluation does no worse than defying it (neither it nor the winner is upside down)",
        sense,
    )]
}

/// 두 쪽이 평가를 대하는 태도 [먼저, 나중]: 1 따른다, 0 보지 않는다, −1 거스른다.
type Stance = [i32; 2];

/// 한쪽씩 따르는 판과, 따르는 쪽이 거스르는 쪽과 두는 판. 뒤집으면 저마다 거스르는 판이 된다.
const MATCHES: [Stance; 3] = [[1, 0], [0, 1], [1, -1]];

/// 따르며 또 거스르며 두는 판의 수.
const GAMES: usize = 48;
/// 한 판의 길이(ply). 여기까지 끝나지 않으면 비긴 것으로 친다.
const PLIES: usize = 100;
/// 한 수를 고를 때 볼 수 있는 잎의 수: 넓은 놀이는 한 수, 좁은 놀이는 세 수 앞까지 보게 된다.
const LEAVES: [usize; 2] = [0, 300];
/// 이만큼에 한 번은 아무 수나 둔다.
const WHIM: usize = 4;

fn sense<G: Evaluate>(sample: &Sample<G>) -> Verdict {
    let matches = MATCHES.into_iter().flat_map(|stance| LEAVES.map(|leaves| (stance, leaves)));
    matches.into_iter().try_for_each(|(stance, leaves)| {
        let side = if stance[0] == 0 { Side::Second } else { Side::First };
        let mut random = Random::new(sample.seed);
        let mut games = |stance| -> Vec<Trial<G>> {
            let eyes = Eyes { stance, leaves, watch: sample.watch };
            let variant = |game| game % variants::<G>();
            (0..GAMES).map(|game| Trial::play(variant(game), side, eyes, &mut random)).collect()
        };
        let (followed, defied) = (games(stance), games(stance.map(|stance| -stance)));
        let (with, against) = (total(&followed), total(&defied));
        let decided = followed.iter().chain(&defied).filter(|trial| trial.result != 0).count();
        let behind = against - with;
        // 결과가 ±1인 판 n개의 합은 표준편차가 √n을 넘지 않는다.
        if behind > 0 && behind * behind > 9 * decided as i32 {
            Err(shortest_loss(&followed, side, format!("{side:?} {stance:?}: {with} < {against}")))
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

/// 한 판과, 평가를 따르는지 보는 쪽의 결과: 1, 0, −1.
struct Trial<G: Evaluate> {
    record: Record<G>,
    result: i32,
}

impl<G: Evaluate> Trial<G> {
    fn play(variant: usize, side: Side, eyes: Eyes, random: &mut Random) -> Self {
        let mut record = Record::new(G::start(variant));
        while record.end().is_none() && record.moves().len() < PLIES {
            let position = record.position();
            eyes.watch.at(position);
            let choices =
                if random.below(WHIM) == 0 { legal(position) } else { eyes.prefer(position) };
            let Some(mv) = random.pick(&choices) else { break };
            record.play(mv);
        }
        let winner = record.end().and_then(|end| end.outcome.winner());
        let result = winner.map_or(0, |winner| if winner == side { 1 } else { -1 });
        Self { record, result }
    }
}

/// 두 쪽이 수를 고르는 눈.
#[derive(Clone, Copy)]
struct Eyes {
    stance: Stance,
    leaves: usize,
    watch: Watch,
}

impl Eyes {
    /// 가장 좋아 보이는 수들. 판을 끝내는 수는 따지지 않고 먼저 둔다.
    fn prefer<G: Evaluate>(&self, position: &G) -> Vec<G::Move> {
        let side = position.side();
        let own = Evaluator::<G>::new(side);
        let sign = self.stance[side.index()];
        let weights: Vec<i32> = own.weights().iter().map(|weight| sign * weight).collect();
        let evaluator = Evaluator::with_weights(side, &weights).unwrap_or(own);
        let moves = generated(position, G::candidates);
        let reads = |&depth: &u32| moves.len().pow(depth + 1) <= self.leaves;
        let depth = (1..3).rev().find(reads).unwrap_or(0);
        let score = |mv| match after(position, mv) {
            after if after.outcome().is_some() => Score::MAX,
            after => -look(&after, 1, depth, &evaluator),
        };
        let scored: Vec<_> = moves.into_iter().map(|mv| (mv, score(mv))).collect();
        let best = scored.iter().map(|&(_, score)| score).max();
        scored.into_iter().filter(|&(_, score)| Some(score) == best).map(|(mv, _)| mv).collect()
    }
}

/// 자르지도 기억하지도 않는 미니맥스: 다른 법이 깨진 놀이에서도 멈추지 않는다.
fn look<G: Evaluate>(position: &G, ply: u32, depth: u32, evaluator: &Evaluator<G>) -> Score {
    if let Some(outcome) = position.outcome() {
        return Score::of_outcome(outcome, position.side(), ply);
    }
    if depth == 0 {
        return evaluator.score(position);
    }
    let moves = generated(position, G::candidates).into_iter();
    let scores = moves.map(|mv| -look(&after(position, mv), ply + 1, depth - 1, evaluator));
    scores.max().unwrap_or(Score::DRAW)
}
