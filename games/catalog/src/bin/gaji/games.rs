//! `gaji games`: 놀이마다 한 줄.

use std::io::{Write, stdout};
use std::process::ExitCode;

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Evaluate, Term};

use crate::args::Args;
use crate::json::{Object, thousandths};
use crate::problem::Problem;

pub(crate) fn run(args: Args) -> Result<ExitCode, Problem> {
    args.finish()?;
    for &game in GameId::ALL {
        writeln!(stdout(), "{}", line(game))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// 이름과, 평가의 특징마다 기본 가중치.
fn line(game: GameId) -> Object {
    let name = game.variant().name;
    let features = visit(game, Terms).iter().fold(Object::default(), |features, term| {
        features.with(term.id, thousandths(term.weight.into()))
    });
    Object::default()
        .with("id", game.id())
        .with("names", Object::default().with("ko", name.ko).with("en", name.en))
        .with("features", features)
}

struct Terms;

impl Visitor for Terms {
    type Output = &'static [Term];

    fn visit<G: Evaluate>(self, _variant: usize) -> Self::Output {
        G::TERMS
    }
}
