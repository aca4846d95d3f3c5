//! `gaji check`: 놀이의 법(conformance laws)을 두 언어로. 깨진 법이 있으면 끝내기 부호로도 알린다.

use std::io::{Write, stdout};
use std::process::ExitCode;

use gaji_catalog::{Visitor, visit};
use gaji_core::Evaluate;
use gaji_core::conformance::{self, Plan};

use crate::args::Args;
use crate::problem::{FAILURE, Problem};
use crate::watchdog;

pub(crate) fn run(mut args: Args) -> Result<ExitCode, Problem> {
    let game = args.game()?;
    args.finish()?;
    watchdog::start();
    visit(game, Check)
}

struct Check;

impl Visitor for Check {
    type Output = Result<ExitCode, Problem>;

    fn visit<G: Evaluate>(self, _variant: usize) -> Self::Output {
        let report = conformance::check_watched::<G>(&Plan::USUAL, watchdog::saw);
        writeln!(stdout(), "{}\n{report}", report.korean())?;
        Ok(ExitCode::from(if report.holds() { 0 } else { FAILURE }))
    }
}
