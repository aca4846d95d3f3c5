//! 평가와 승패가 같은 쪽을 보는가: 평가를 따르는 쪽이 거스르는 쪽에게 지면, 둘 가운데 하나가 뒤집혔다.
//!
//! 평가가 얼마나 옳은지는 알 수 없어도 뒤집혔는지는 두어 보면 안다. 우연은 세 시그마(3σ) 안에 둔다.

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
        "평가를 따르는 쪽이 거스르는 쪽에게 지지 않는다 (평가의 쪽도 이긴 쪽도 뒤집히지 않았다)",
        "who follows the evaluation does not lose to who defies it (neither it nor the winner is upside down)",
        sense,
    )]
}

/// 쪽을 바꾸어 가며 두는 판의 수.
const GAMES: usize = 64;
/// 한 판의 길이(ply). 여기까지 끝나지 않으면 비긴 것으로 친다.
const PLIES: usize = 200;
/// 판이 서로 달라지도록 우연히 두는 첫 수의 최대 수(ply).
const OPENING: usize = 6;

fn sense<G: Evaluate>(sample: &Sample<G>) -> Verdict {
    let mut random = Random::new(sample.seed);
    let duels: Vec<Duel<G>> = (0..GAMES)
        .map(|game| {
            let follower = if game % 2 == 0 { Side::First } else { Side::Second };
            Duel::play(game / 2 % variants::<G>(), follower, &mut random)
        })
        .collect();
    let count = |winner| duels.iter().filter(|duel| duel.winner() == Some(winner)).count();
    let (won, lost) = (count(Seat::Follower), count(Seat::Defier));
    extern crate std;
    let behind = lost.saturating_sub(won);
    if behind * behind > 9 * (won + lost) {
        Err(shortest_loss(&duels, format!("{won} : {lost}")))
    } else {
        Ok(())
    }
}

/// 평가를 따르고도 가장 빨리 진 판에서 마지막으로 고른 수.
fn shortest_loss<G: Evaluate>(duels: &[Duel<G>], evidence: String) -> Broken {
    let lost = duels.iter().filter(|duel| duel.winner() == Some(Seat::Defier));
    let choice = lost.min_by_key(|duel| duel.record.moves().len()).and_then(|duel| {
        let choices = passed(&duel.record).zip(duel.record.moves());
        choices.filter(|(position, _)| position.side() == duel.follower).last()
    });
    match choice {
        Some((position, &mv)) => at_move(&position, mv, evidence),
        None => Broken { evidence, ..Broken::default() },
    }
}

/// 따르는 쪽과 거스르는 쪽이 둔 한 판.
struct Duel<G: Evaluate> {
    record: Record<G>,
    follower: Side,
}

/// 누가 이겼는가.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seat {
    Follower,
    Defier,
}

impl<G: Evaluate> Duel<G> {
    fn play(variant: usize, follower: Side, random: &mut Random) -> Self {
        let mut record = Record::new(G::start(variant));
        let opening = random.below(OPENING + 1);
        while record.end().is_none() && record.moves().len() < PLIES {
            let position = record.position();
            let choices = if record.moves().len() < opening || random.below(4) < 1 {
                legal(position)
            } else {
                preferred(position, position.side() == follower)
            };
            match random.pick(&choices) {
                Some(mv) => record.play(mv),
                None => break,
            }
        }
        Self { record, follower }
    }

    fn winner(&self) -> Option<Seat> {
        let winner = self.record.end()?.outcome.winner()?;
        Some(if winner == self.follower { Seat::Follower } else { Seat::Defier })
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
