//! `gaji baits`: 우연히 둔 판에서 미끼(bait)를 찾는다. 같은 씨앗이면 언제나 같은 미끼가 같은 차례로 나온다.

use std::collections::HashSet;
use std::io::{self, Write, stdout};
use std::process::ExitCode;

use gaji_catalog::{Visitor, visit};
use gaji_core::{Bait, Evaluate, Words, scramble};

use crate::args::Args;
use crate::problem::Problem;

/// 한 판에서 두어 보는 수(ply): 이만큼에서 이만큼까지.
const PLIES: std::ops::Range<u64> = 2..40;

const NO_CAPTURES: Words =
    Words::new("잡는 수가 없는 놀이에는 미끼가 없어요", "a game without captures has no baits");

pub(crate) fn run(mut args: Args) -> Result<ExitCode, Problem> {
    let game = args.game()?;
    let seed = args.number("--seed")?.unwrap_or(1);
    let count = args.needed("--count")?;
    args.finish()?;
    visit(game, Baits { seed, count })
}

struct Baits {
    seed: u64,
    count: usize,
}

impl Visitor for Baits {
    type Output = Result<ExitCode, Problem>;

    fn visit<G: Evaluate>(self, variant: usize) -> Self::Output {
        if !G::NOISY {
            return Err(Problem::new(NO_CAPTURES));
        }
        self.print::<G>(variant)?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Baits {
    fn print<G: Evaluate>(&self, variant: usize) -> io::Result<()> {
        let candidates = (0..).filter_map(|nth| wander(G::start(variant), self.seed, nth));
        let mut found = HashSet::new();
        let new = |line: &String| found.insert(line.clone());
        for line in candidates.filter_map(Bait::<G>::find).map(line).filter(new).take(self.count) {
            writeln!(stdout(), "{line}")?;
        }
        Ok(())
    }
}

fn line<G: Evaluate>(bait: Bait<G>) -> String {
    let mut line = String::new();
    bait.write(&mut line);
    line
}

/// `nth`째 우연한 판의 국면. 그 전에 끝난 판이면 `None`.
fn wander<G: Evaluate>(start: G, seed: u64, nth: u64) -> Option<G> {
    let mut dice = scramble(seed ^ scramble(nth));
    let mut roll = |sides: u64| {
        dice = scramble(dice);
        ((u128::from(dice) * u128::from(sides)) >> 64) as u64
    };
    let plies = PLIES.start + roll(PLIES.end - PLIES.start);
    let mut position = start;
    let mut moves = Vec::new();
    for _ in 0..plies {
        moves.clear();
        position.legal(&mut moves);
        let &mv = moves.get(roll(moves.len() as u64) as usize)?;
        position.play(mv);
    }
    Some(position)
}
