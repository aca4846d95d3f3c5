//! 부명령(subcommand)의 목록.

use std::io::{Write, stdout};
use std::process::ExitCode;

use gaji_core::Words;

use crate::args::Args;
use crate::batch::run as each;
use crate::best::Best;
use crate::compare::Compare;
use crate::legal::Legal;
use crate::outcome::Outcome;
use crate::perft::Perft;
use crate::problem::{FAILURE, Problem};
use crate::scores::Scores;
use crate::solve::Solve;
use crate::{baits, check, games};

const USAGE: &str = "\
gaji games                          모든 놀이 · every game
gaji legal   GAME                   둘 수 있는 수 · legal moves
gaji outcome GAME                   끝과 까닭 · how it ended
gaji perft   GAME DEPTH             잎의 수 · leaf count
gaji best    GAME (--ms N | --nodes N | --depth D) [--weights A,B,…]
             [--no-quiescence] [--no-ordering] [--no-table] [--level 1–4 [--seed S]]
                                    고른 수 · the chosen move
gaji compare GAME --depth D         미니맥스와 알파베타 · minimax and alpha-beta
gaji scores  GAME [--depth D] [--weights A,B,…]
                                    수마다의 점수 · the score of every move
gaji solve   GAME [--moves-scores]  끝까지 푼 점수 · the exact score
gaji check   GAME                   놀이의 법 · the laws of a game
gaji baits   GAME --count N [--seed S]
                                    거저 같지만 되잡히는 수 · captures that only look free

국면 · position: --pos P (없으면 처음 · else the start), --pos - (한 줄에 하나 · one a line on
stdin), --moves \"M1 M2 …\" (이어서 둔다 · played after it)
";

const UNKNOWN: Words =
    Words::new("그런 부명령이 없어요(gaji help)", "there is no such subcommand (gaji help)");

/// 부명령 `name`을 부른다.
pub(crate) fn run(
    name: Option<&str>,
    given: impl Iterator<Item = String>,
) -> Result<ExitCode, Problem> {
    let args = Args::parse(given)?;
    match name {
        Some("games") => games::run(args),
        Some("legal") => each::<Legal>(args),
        Some("outcome") => each::<Outcome>(args),
        Some("perft") => each::<Perft>(args),
        Some("best") => each::<Best>(args),
        Some("compare") => each::<Compare>(args),
        Some("scores") => each::<Scores>(args),
        Some("solve") => each::<Solve>(args),
        Some("check") => check::run(args),
        Some("baits") => baits::run(args),
        Some("help" | "--help") => help(args),
        None => help(args).map(|_| ExitCode::from(FAILURE)),
        Some(name) => Err(Problem::about(name, UNKNOWN)),
    }
}

fn help(args: Args) -> Result<ExitCode, Problem> {
    args.finish()?;
    stdout().write_all(USAGE.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
