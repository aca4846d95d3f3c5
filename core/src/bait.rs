//! 미끼(bait): 거저인 듯 보이지만 되잡히는 잡기. 지평선 효과(horizon effect)를 재는 자다.

use alloc::string::String;

use crate::{
    Evaluate, Evaluator, Game, Limits, Probe, Record, Report, Score, Silent, Table, search,
};

/// 미끼를 확인하는 탐색의 깊이, 수(ply).
pub const BAIT_DEPTH: u32 = 5;
/// 이만큼은 잃어야 미끼다, 점수의 단위. 폰을 100으로 세는 놀이에서 폰 둘.
pub const BAIT_LOSS: i64 = 200;

/// 미끼가 놓인 국면과 그 미끼.
///
/// 미끼는 세 가지를 모두 갖춘 수다. 거저로 보인다: 정지 탐색 없이 한 수만 보면(depth 1) 그 수를 고르고, 그 수는 잡는 수다.
/// 되잡힌다: 상대의 가장 좋은 답이 잡는 수다. 잃는다: 정지 탐색까지 한 깊이 [`BAIT_DEPTH`]의 탐색에서 가장 좋은 수보다
/// [`BAIT_LOSS`] 이상 나쁘다. 얕은 정지 탐색이 그 미끼를 피하는지는 따지지 않는다: 재려는 것이 그것이다.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bait<G: Game> {
    /// 국면.
    pub position: G,
    /// 미끼인 수.
    pub mv: G::Move,
}

impl<G: Evaluate> Bait<G> {
    /// 놀이에 실린 미끼([`Game::BAITS`]).
    pub fn all() -> impl Iterator<Item = Self> {
        G::BAITS.lines().filter_map(Self::read)
    }

    /// 국면과 수를 빈칸으로 나눈 한 줄을 읽는다. 읽을 수 없으면 `None`.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let (position, mv) = line.rsplit_once(' ')?;
        let position = G::parse(0, position).ok()?;
        let mv = position.parse_move(mv).ok()?;
        Some(Self { position, mv })
    }

    /// [`read`](Self::read)가 되읽는 한 줄.
    pub fn write(&self, out: &mut String) {
        self.position.write(out);
        out.push(' ');
        self.position.write_move(self.mv, out);
    }

    /// `position`에 미끼가 있으면 찾아 확인한다.
    #[must_use]
    pub fn find(position: G) -> Option<Self> {
        let mv = look(&Record::new(position.clone()), &Limits::fixed(1)).best?;
        position.capture(mv)?;
        let bait = Self { position, mv };
        bait.is_refuted().then_some(bait)
    }

    /// `limits`로 보고 고르는 수. 이것이 [`mv`](Self::mv)면 미끼를 문 것이다.
    #[must_use]
    pub fn choice(&self, limits: &Limits) -> Option<G::Move> {
        look(&Record::new(self.position.clone()), limits).best
    }

    /// `mv`가 가장 좋은 수보다 [`BAIT_LOSS`] 이상 나쁜가. 이긴 판을 놓치거나 지는 것도 그렇다.
    #[must_use]
    pub fn loses(&self, mv: G::Move) -> bool {
        mv == self.mv || gap(self.best(), self.answered(mv).1) >= BAIT_LOSS
    }

    /// 되잡혀서 잃는가. 놀이의 끝이 보이면 잃는 것이 말이 아니므로 미끼로 치지 않는다.
    fn is_refuted(&self) -> bool {
        let (recaptured, score) = self.answered(self.mv);
        if !recaptured || score.is_decided() {
            return false;
        }
        let best = self.best();
        !best.is_decided() && gap(best, score) >= BAIT_LOSS
    }

    /// 가장 좋은 수의 값.
    fn best(&self) -> Score {
        value(&look(&Record::new(self.position.clone()), &Limits::exact(BAIT_DEPTH)))
    }

    /// `mv`에 상대가 잡는 수로 답하는가, 그리고 `mv`의 값.
    fn answered(&self, mv: G::Move) -> (bool, Score) {
        let mut record = Record::new(self.position.clone());
        record.play(mv);
        if let Some(end) = record.end() {
            return (false, Score::of_outcome(end.outcome, self.position.side(), 1));
        }
        let report = look(&record, &Limits::exact(BAIT_DEPTH - 1));
        let captures = report.best.is_some_and(|reply| record.position().capture(reply).is_some());
        (captures, -value(&report))
    }
}

fn look<G: Evaluate>(record: &Record<G>, limits: &Limits) -> Report<G::Move> {
    const TABLE_BYTES: usize = 1 << 18;
    let evaluator = Evaluator::new(record.position().side());
    let mut table = Table::with_bytes(if limits.probe == Probe::Off { 0 } else { TABLE_BYTES });
    search(record, &evaluator, limits, &mut table, &mut Silent, &mut || false)
}

fn value<M>(report: &Report<M>) -> Score {
    report.score.unwrap_or(Score::DRAW)
}

fn gap(best: Score, score: Score) -> i64 {
    i64::from(best.raw()) - i64::from(score.raw())
}
