//! 미끼: 얕은 탐색이 거저로 보이는 잡기를 정지 탐색 없이, 함께 몇 번이나 무는가.

use std::str::Lines;

use gaji_core::{BAIT_DEPTH, BAIT_LOSS, Limits, Quiescence, Score, Table, Words};
use gaji_protocol::{BAIT_DEPTHS, BaitsAsk, BaitsReport, Refusal, Reply};

use crate::erased::{Match, Nth, Search};
use crate::job::Clock;
use crate::job::{Begun, Job, Turn};
use crate::seat::refuse;
use crate::throttle::Throttle;
use crate::{seat, think};

/// 미끼마다 견주는 얕은 탐색: 깊이마다 정지 탐색 없이, 함께.
const CHOICES: usize = 2 * BAIT_DEPTHS;

pub(crate) fn begin(ask: &BaitsAsk) -> Begun {
    let mut lines = seat::start(&ask.game, "")?.about().baits.lines();
    let count = lines.clone().count() as u32;
    if count == 0 {
        return Err(refuse(NO_BAITS));
    }
    if ask.so_far.done > count {
        return Err(refuse(TOO_MANY));
    }
    lines.by_ref().take(ask.so_far.done as usize).for_each(drop);
    Ok(Box::new(Baits {
        game: ask.game.clone(),
        quiescence: think::quiescence(ask.quiet),
        lines,
        trial: None,
        report: BaitsReport { count, ..(*ask.so_far).clone() },
        throttle: Throttle::default(),
    }))
}

struct Baits {
    game: String,
    quiescence: Quiescence,
    lines: Lines<'static>,
    trial: Option<Trial>,
    report: BaitsReport,
    throttle: Throttle,
}

impl Job for Baits {
    fn poll(&mut self, turn: Turn<'_>) -> bool {
        if let Err(refusal) = self.step(turn.clock, turn.until) {
            (turn.emit)(Reply::Refused(refusal));
            return false;
        }
        let more = self.report.done < self.report.count;
        if more {
            self.throttle.flush((turn.clock)(), turn.emit);
        } else {
            (turn.emit)(Reply::Baits(self.report.clone()));
        }
        more
    }
}

impl Baits {
    /// 미끼 하나를 끝까지, 또는 돌려줄 때까지.
    fn step(&mut self, clock: Clock<'_>, until: f64) -> Result<(), Refusal> {
        let mut trial = match self.trial.take() {
            Some(trial) => trial,
            None => match self.lines.next() {
                Some(line) => Trial::new(&self.game, line, self.quiescence)?,
                None => return Ok(()),
            },
        };
        while trial.step() {
            if clock() >= until {
                self.trial = Some(trial);
                return Ok(());
            }
        }
        self.tally(&trial);
        self.throttle.hold(Reply::Baits(self.report.clone()));
        Ok(())
    }

    fn tally(&mut self, trial: &Trial) {
        self.report.done += 1;
        let tallies = self.report.tallies.iter_mut().flatten();
        for (tally, choice) in tallies.zip(&trial.choices) {
            if *choice == trial.bait {
                tally.fallen.push(trial.root.notation());
            }
            tally.losing += u32::from(trial.losing.contains(choice));
        }
    }
}

/// 미끼 하나.
struct Trial {
    root: Box<dyn Match>,
    bait: Nth,
    quiescence: Quiescence,
    /// 얕은 탐색마다 고른 수.
    choices: Vec<Nth>,
    /// 가장 좋은 값.
    best: Option<Score>,
    /// 얼마나 나쁜지 아직 모르는 고른 수.
    doubtful: Vec<Nth>,
    /// 크게 잃는 수.
    losing: Vec<Nth>,
    search: Box<dyn Search>,
    table: Table,
}

impl Trial {
    fn new(game: &str, line: &str, quiescence: Quiescence) -> Result<Self, Refusal> {
        let (position, mv) = line.rsplit_once(' ').unwrap_or_default();
        let root = seat::start(game, position)?;
        let bait = root.fork().play_text(mv).map_err(|error| refuse(error.words()))?;
        let mut table = Table::with_bytes(TABLE_BYTES);
        Ok(Self {
            search: root.search(None, shallow(0, quiescence), &mut table),
            root,
            bait,
            quiescence,
            choices: Vec::new(),
            best: None,
            doubtful: Vec::new(),
            losing: vec![bait],
            table,
        })
    }

    /// 뿌리의 수 하나. 더 볼 것이 있으면 참.
    fn step(&mut self) -> bool {
        if self.search.step(&mut self.table, &mut || false) {
            return true;
        }
        let report = self.search.report();
        let score = report.score.unwrap_or(Score::DRAW);
        if self.choices.len() < CHOICES {
            self.choices.extend(report.best);
            self.doubt();
        } else if let Some(best) = self.best {
            self.judge(best, -score);
        } else {
            self.best = Some(score);
        }
        self.next()
    }

    /// 얕은 탐색을 다 했으면, 미끼가 아닌 고른 수는 얼마나 나쁜지 따로 보아야 한다.
    fn doubt(&mut self) {
        if self.choices.len() == CHOICES {
            self.doubtful.clone_from(&self.choices);
            self.doubtful.sort_unstable();
            self.doubtful.dedup();
            self.doubtful.retain(|&mv| mv != self.bait);
        }
    }

    fn judge(&mut self, best: Score, score: Score) {
        let lost = i64::from(best.raw()) - i64::from(score.raw());
        let judged = self.doubtful.pop();
        self.losing.extend(judged.filter(|_| lost >= BAIT_LOSS));
    }

    /// 다음 탐색을 편다. 없으면 거짓.
    fn next(&mut self) -> bool {
        let done = self.choices.len();
        let (root, limits) = if done < CHOICES {
            (self.root.fork(), shallow(done, self.quiescence))
        } else if self.best.is_none() {
            (self.root.fork(), Limits::exact(BAIT_DEPTH))
        } else {
            let Some(after) = self.after() else { return false };
            (after, Limits::exact(BAIT_DEPTH - 1))
        };
        if done == CHOICES && self.doubtful.is_empty() {
            return false;
        }
        self.search = root.search(None, limits, &mut self.table);
        true
    }

    /// 의심하는 수를 둔 국면. 둔 수로 놀이가 끝나면 바로 안다.
    fn after(&mut self) -> Option<Box<dyn Match>> {
        while let Some(&mv) = self.doubtful.last() {
            let mut after = self.root.fork();
            after.play(mv);
            let Some(outcome) = after.end().map(|end| end.outcome) else { return Some(after) };
            let score = Score::of_outcome(outcome, self.root.side(), 1);
            self.judge(self.best.unwrap_or(score), score);
        }
        None
    }
}

/// `nth`째 얕은 탐색.
const fn shallow(nth: usize, quiescence: Quiescence) -> Limits {
    let quiescence = if nth.is_multiple_of(2) { None } else { Some(quiescence) };
    Limits { quiescence, ..Limits::fixed(1 + nth as u32 / 2) }
}

/// 깊이 보는 탐색의 전치표, 바이트.
const TABLE_BYTES: usize = 1 << 18;

const NO_BAITS: Words = Words::new("이 놀이에는 실린 미끼가 없어요", "this game ships no baits");
const TOO_MANY: Words = Words::new(
    "실린 미끼보다 많이 셌다고 적혀 있어요",
    "more baits are said to be counted than there are",
);
