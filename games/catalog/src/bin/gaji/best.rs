//! `gaji best`: 고른 수, 점수, 주 변화(principal variation).

use std::time::{Duration, Instant};

use gaji_core::{
    Evaluate, Game, Level, Limits, Ordering, Outcome, Probe, Record, Report, Silent, Table, Words,
    search,
};
use serde_json::Value;

use crate::args::Args;
use crate::batch::Command;
use crate::json::{Object, move_text, over_line};
use crate::problem::Problem;
use crate::weights::Weights;

/// 전치표의 크기, 바이트.
pub(crate) const TABLE_BYTES: usize = 32 << 20;

const ONE_BUDGET: Words = Words::new(
    "--ms, --nodes, --depth 가운데 꼭 하나가 있어야 해요",
    "give one of --ms, --nodes and --depth",
);

const LEVEL: Words = Words::new("세기는 1부터 4까지예요", "a level is 1 to 4");
const _: () = assert!(Level::ALL.len() == 4, "LEVEL says how many");

pub(crate) struct Best {
    limits: Limits,
    time: Option<Duration>,
    weights: Weights,
    table: Table,
    /// 낮춘 세기와 씨앗.
    level: Option<(Level, u64)>,
}

impl Command for Best {
    fn take(args: &mut Args) -> Result<Self, Problem> {
        let depth = args.depth()?;
        let nodes = args.number("--nodes")?;
        let time = args.number("--ms")?.map(Duration::from_millis);
        if [depth.is_some(), nodes.is_some(), time.is_some()].map(u8::from).iter().sum::<u8>() != 1
        {
            return Err(Problem::new(ONE_BUDGET));
        }
        let level = take_level(args)?;
        // 깊이를 정했으면 그 깊이의 꼭 맞는 값을, 아니면 예산 안에서 가장 강한 수를.
        let base = match (level, depth) {
            (Some((level, _)), depth) => level.limits(depth.unwrap_or(Limits::DEEPEST)),
            (None, Some(depth)) => Limits::exact(depth),
            (None, None) => Limits::play(Limits::DEEPEST),
        };
        let mut limits = Limits { nodes, ..base };
        let table = take_switches(args, &mut limits);
        Ok(Self { limits, time, weights: Weights::take(args)?, table, level })
    }

    fn answer<G: Evaluate>(&mut self, record: &Record<G>) -> Result<String, Problem> {
        if let Some(over) = over_line(record) {
            return Ok(over);
        }
        let evaluator = self.weights.evaluator(record)?;
        self.table.clear();
        let start = Instant::now();
        let mut stop = || self.time.is_some_and(|time| start.elapsed() >= time);
        let (limits, table) = (&self.limits, &mut self.table);
        let mut report = search(record, &evaluator, limits, table, &mut Silent, &mut stop);
        if report.score.is_none() {
            report.best = win_at_hand(record.position()).or(report.best);
        }
        self.soften(record.position(), &mut report);
        Ok(line(record, &report, start.elapsed()).to_string())
    }
}

impl Best {
    /// 세기를 낮추었으면 그 세기가 고른 수로 바꾼다.
    fn soften<G: Evaluate>(&self, position: &G, report: &mut Report<G::Move>) {
        let Some((level, seed)) = self.level else { return };
        let Some(chosen) = level.choose(position, &report.moves, seed) else { return };
        if report.best != Some(chosen.mv) {
            report.pv = vec![chosen.mv];
        }
        (report.best, report.score) = (Some(chosen.mv), Some(chosen.score));
    }
}

/// `--level`과 `--seed`.
fn take_level(args: &mut Args) -> Result<Option<(Level, u64)>, Problem> {
    let Some(number) = args.number::<usize>("--level")? else { return Ok(None) };
    let level = Level::ALL.get(number.wrapping_sub(1)).copied();
    let level = level.ok_or_else(|| Problem::about(&format!("--level {number}"), LEVEL))?;
    Ok(Some((level, args.number("--seed")?.unwrap_or(1))))
}

/// 한 깊이도 끝내지 못했을 때: 바로 이기는 수.
fn win_at_hand<G: Game>(position: &G) -> Option<G::Move> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves.into_iter().find(|&mv| {
        let mut after = position.clone();
        after.play(mv);
        after.outcome() == Some(Outcome::Won(position.side()))
    })
}

/// `--no-…`로 끈 것을 끄고, 남은 것에 맞는 표를 준다.
fn take_switches(args: &mut Args, limits: &mut Limits) -> Table {
    if args.flag("--no-quiescence") {
        limits.quiescence = None;
    }
    if args.flag("--no-ordering") {
        limits.ordering = Ordering::Off;
    }
    if args.flag("--no-table") {
        limits.probe = Probe::Off;
        return Table::none();
    }
    Table::with_bytes(TABLE_BYTES)
}

fn line<G: Evaluate>(record: &Record<G>, report: &Report<G::Move>, time: Duration) -> Object {
    let best = report.best.map(|mv| move_text(record.position(), mv));
    Object::default()
        .with("move", best)
        .with_score::<G>("score", report.score)
        .with("depth", report.depth)
        .with("nodes", report.counts.nodes)
        .with("ms", time.as_millis() as u64)
        .with("pv", pv(record.position(), &report.pv))
}

/// 주 변화: 수마다 제 국면의 표기로.
fn pv<G: Evaluate>(root: &G, moves: &[G::Move]) -> Vec<Value> {
    let mut position = root.clone();
    let texts = moves.iter().map(|&mv| {
        let text = move_text(&position, mv);
        position.play(mv);
        text.into()
    });
    texts.collect()
}
