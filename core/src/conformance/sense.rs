//! 평가와 승패가 같은 쪽을 보는가: 평가를 따라 둔 쪽이 거꾸로 둔 쪽보다 못하면 어느 하나가 뒤집혔다.
//!
//! 평가가 «옳은지»는 알 수 없어도, 뒤집혔는지는 두어 보면 안다. 상대는 우연히 두고, 세 시그마(3σ) 밖만 잡는다.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::law::{Broken, Law, Verdict};
use super::random::Random;
use super::sample::{Sample, after, at_move, legal, passed, variants};
use crate::{Evaluate, Evaluator, Record, Score, Side};

pub(super) fn laws<G: Evaluate>() -> [Law<G>; 1] {
    [Law::new(
        "sense",
        "평가를 따라 두면, 거꾸로 둘 때보다 못하지 않다 (평가의 쪽이나 이긴 쪽이 뒤집히지 않았다)",
        "following the evaluation does no worse than going against it (neither it nor the winner is upside down)",
        sense,
    )]
}

/// 쪽마다, 따라서 한 번 거꾸로 한 번씩 두는 판의 수.
const GAMES: usize = 16;
/// 한 판의 길이(ply). 여기까지 끝나지 않으면 비긴 것으로 친다.
const PLIES: usize = 200;

fn sense<G: Evaluate>(sample: &Sample<G>) -> Verdict {
    [Side::First, Side::Second].into_iter().try_for_each(|side| {
        let mut random = Random::new(sample.seed);
        let mut games = |follows| -> Vec<Game<G>> {
            (0..GAMES)
                .map(|game| play(game % variants::<G>(), side, follows, &mut random))
                .collect()
        };
        let (with, against) = (games(true), games(false));
        let sum = |games: &[Game<G>]| games.iter().map(|game| game.result).sum::<i32>();
        let decided = with.iter().chain(&against).filter(|game| game.result != 0).count() as i32;
        let difference = sum(&with) - sum(&against);
        extern crate std;
        std::println!("DBG {} {} {}", sum(&with), sum(&against), decided);
        if difference < 0 && difference * difference > 9 * decided {
            Err(example(side, &with, format!("{:?}: {} < {}", side, sum(&with), sum(&against))))
        } else {
            Ok(())
        }
    })
}

/// 평가를 따르고도 가장 빨리 진 판에서 마지막으로 고른 수.
fn example<G: Evaluate>(side: Side, with: &[Game<G>], evidence: String) -> Broken {
    let lost = with.iter().filter(|game| game.result < 0);
    let shortest = lost.map(|game| &game.record).min_by_key(|record| record.moves().len());
    let choice = shortest.and_then(|record| {
        let choices = passed(record).zip(record.moves());
        choices.filter(|(position, _)| position.side() == side).last()
    });
    match choice {
        Some((position, &mv)) => at_move(&position, mv, evidence),
        None => Broken { evidence, ..Broken::default() },
    }
}

/// 한 판과, 평가로 둔 쪽의 결과: 1, 0, −1.
struct Game<G: Evaluate> {
    record: Record<G>,
    result: i32,
}

/// `side`는 평가를 따라(또는 거꾸로), 상대는 우연히 둔다.
fn play<G: Evaluate>(variant: usize, side: Side, follows: bool, random: &mut Random) -> Game<G> {
    let mut record = Record::new(G::start(variant));
    for _ in 0..PLIES {
        let moves = legal(record.position());
        let mv = if record.end().is_some() {
            None
        } else if record.position().side() == side {
            choose(record.position(), &moves, follows, random)
        } else {
            random.pick(&moves)
        };
        match mv {
            Some(mv) => record.play(mv),
            None => break,
        }
    }
    let winner = record.end().and_then(|end| end.outcome.winner());
    let result = winner.map_or(0, |winner| if winner == side { 1 } else { -1 });
    Game { record, result }
}

/// 가장 좋게(거꾸로면 가장 나쁘게) 보이는 수. 같으면 우연히 고르고, 판을 끝내는 수는 평가하지 않고 둔다.
fn choose<G: Evaluate>(
    position: &G,
    moves: &[G::Move],
    follows: bool,
    random: &mut Random,
) -> Option<G::Move> {
    let evaluator = Evaluator::new(position.side());
    let score = |&mv: &G::Move| {
        let after = after(position, mv);
        let score = -evaluator.score(&after);
        if after.outcome().is_some() {
            Score::MAX
        } else if follows {
            score
        } else {
            -score
        }
    };
    let scores: Vec<Score> = moves.iter().map(score).collect();
    let best = scores.iter().max()?;
    let equal = moves.iter().zip(&scores).filter(|(_, score)| *score == best);
    random.pick(&equal.map(|(&mv, _)| mv).collect::<Vec<_>>())
}
