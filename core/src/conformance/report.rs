//! 확인의 보고: 법마다 한 줄, 깨졌으면 가장 짧은 보기.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{Broken, Law, Sample, Trying};
use crate::{Game, Words};

/// 모든 법을 확인한 보고. `Display`는 영어, [`korean`](Self::korean)은 한국어.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Report {
    /// 놀이의 이름.
    pub game: Words,
    /// 살핀 국면의 수.
    pub positions: usize,
    /// 살핀 판의 수.
    pub games: usize,
    /// 법마다 한 줄, 법의 차례로.
    pub rows: Vec<Row>,
}

/// 법 하나의 결과.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Row {
    /// 법의 이름.
    pub id: &'static str,
    /// 법의 글.
    pub words: Words,
    /// 깨졌으면 가장 짧은 보기.
    pub broken: Option<Broken>,
}

impl Row {
    pub(super) fn of<G: Game>(law: &Law<G>, sample: &Sample<G>) -> Self {
        sample.watch.tell(|| Trying::Law(law.id));
        Self { id: law.id, words: law.words, broken: law.test(sample).err() }
    }
}

impl Report {
    /// 모든 법이 지켜졌는가.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.broken().next().is_none()
    }

    /// 깨진 법, 법의 차례로.
    pub fn broken(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.broken.is_some())
    }

    /// 한국어 보고.
    #[must_use]
    pub fn korean(&self) -> String {
        Localized { report: self, pick: |words| words.ko }.to_string()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Localized { report: self, pick: |words| words.en }.fmt(f)
    }
}

/// 한 언어로 쓴 보고.
struct Localized<'a> {
    report: &'a Report,
    pick: fn(Words) -> &'static str,
}

const KEPT: Words = Words::new("지킴", "ok    ");
const BROKEN: Words = Words::new("깨짐", "BROKEN");
const POSITION: Words = Words::new("국면", "position");
const MOVE: Words = Words::new("수", "move");
const EVIDENCE: Words = Words::new("증거", "evidence");
const COUNTS: [Words; 4] = [
    Words::new("법", "laws"),
    Words::new("깨짐", "broken"),
    Words::new("국면", "positions"),
    Words::new("판", "games"),
];

impl fmt::Display for Localized<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { report, pick } = self;
        writeln!(f, "{}", pick(report.game))?;
        report.rows.iter().try_for_each(|row| self.row(row, f))?;
        let [laws, broken, positions, games] = COUNTS.map(*pick);
        write!(f, "{laws} {}, {broken} {}; ", report.rows.len(), report.broken().count())?;
        writeln!(f, "{positions} {}, {games} {}", report.positions, report.games)
    }
}

impl Localized<'_> {
    fn row(&self, row: &Row, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = if row.broken.is_some() { BROKEN } else { KEPT };
        writeln!(f, "{} {:<15} {}", (self.pick)(state), row.id, (self.pick)(row.words))?;
        row.broken.as_ref().map_or(Ok(()), |broken| self.example(broken, f))
    }

    fn example(&self, broken: &Broken, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = [
            (POSITION, broken.position.as_ref()),
            (MOVE, broken.mv.as_ref()),
            (EVIDENCE, Some(&broken.evidence)),
        ];
        lines.into_iter().try_for_each(|(name, line)| match line {
            Some(line) => writeln!(f, "       {}: {line}", (self.pick)(name)),
            None => Ok(()),
        })
    }
}
