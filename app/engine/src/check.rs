//! 자가 점검: 무작위 국면에서 미니맥스와 알파베타의 값과 수가 같은지.

use gaji_core::Words;
use gaji_protocol::{Disagreement, Reply, SelfCheckAsk, SelfCheckReport};

use crate::erased::Match;
use crate::job::{Begun, Job, Turn};
use crate::race::{Found, Race};
use crate::random::Random;
use crate::seat::{self, refuse};
use crate::throttle::Throttle;

/// 무작위 놀이의 가장 긴 길이, 수(ply).
const LONGEST_GAME: usize = 60;
/// 한 부탁에 견줄 국면의 한계.
const MAX_COUNT: u32 = 10_000;

pub(crate) fn begin(ask: SelfCheckAsk) -> Begun {
    if ask.count > MAX_COUNT {
        return Err(refuse(COUNT));
    }
    Ok(Box::new(Check {
        start: seat::start(&ask.game, "")?,
        random: Random::new(ask.seed),
        report: SelfCheckReport {
            count: ask.count,
            done: 0,
            agreed: 0,
            mean_share: 0.0,
            first_wrong: None,
        },
        shares: 0.0,
        race: None,
        throttle: Throttle::default(),
        ask,
    }))
}

struct Check {
    start: Box<dyn Match>,
    ask: SelfCheckAsk,
    random: Random,
    report: SelfCheckReport,
    /// 지금까지의 몫을 더한 것(%).
    shares: f64,
    race: Option<Race>,
    throttle: Throttle,
}

impl Job for Check {
    fn poll(&mut self, turn: Turn<'_>) -> bool {
        if self.report.done < self.report.count && !self.step() {
            (turn.emit)(Reply::Refused(refuse(TOO_DEEP)));
            return false;
        }
        let more = self.report.done < self.report.count;
        if more {
            self.throttle.flush((turn.clock)(), turn.emit);
        } else {
            (turn.emit)(Reply::SelfCheck(self.report.clone()));
        }
        more
    }
}

impl Check {
    /// 한 걸음. 이 깊이를 다 볼 수 없으면 거짓.
    fn step(&mut self) -> bool {
        let race = self.race.take();
        let mut race = race.unwrap_or_else(|| Race::new(self.position(), &self.ask));
        if race.step() {
            self.race = Some(race);
            return true;
        }
        let found = race.finish();
        if let Some([right, wrong]) = found {
            self.tally(&race, right, wrong);
            self.throttle.hold(Reply::SelfCheck(self.report.clone()));
        }
        found.is_some()
    }

    /// 아무렇게나 끝까지 둔 놀이에서 끝나지 않은 한 국면.
    fn position(&mut self) -> Box<dyn Match> {
        let mut game = self.start.fork();
        let mut played = Vec::new();
        while game.end().is_none() && played.len() < LONGEST_GAME {
            let Some(mv) = self.random.below(game.count()) else { break };
            game.play(mv);
            played.push(mv);
        }
        let length = self.random.below(played.len()).unwrap_or(0);
        let mut position = self.start.fork();
        played[..length].iter().for_each(|&mv| position.play(mv));
        position
    }

    fn tally(&mut self, race: &Race, right: Found, wrong: Found) {
        let agrees = right.best == wrong.best && right.score == wrong.score;
        self.report.done += 1;
        self.report.agreed += u32::from(agrees);
        self.shares += 100.0 * wrong.leaves as f64 / right.leaves as f64;
        self.report.mean_share = self.shares / f64::from(self.report.done);
        if !agrees && self.report.first_wrong.is_none() {
            self.report.first_wrong = Some(Disagreement {
                position: race.root.notation(),
                right: race.wire(right),
                wrong: race.wire(wrong),
            });
        }
    }
}

const COUNT: Words =
    Words::new("견줄 국면은 10,000개까지예요", "at most 10,000 positions can be compared");
const TOO_DEEP: Words = Words::new(
    "이 깊이는 자르지 않고 다 보기에 너무 깊어요: 더 얕게 봐 주세요",
    "this depth is too large to look at without pruning: please look less deep",
);
