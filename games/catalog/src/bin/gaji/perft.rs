//! `gaji perft`: 정해진 깊이의 잎의 수.

use gaji_core::{Evaluate, Record, perft};

use crate::args::Args;
use crate::batch::Command;
use crate::problem::Problem;

pub(crate) struct Perft {
    depth: u32,
}

impl Command for Perft {
    fn take(args: &mut Args) -> Result<Self, Problem> {
        // 깊이만큼 부름이 쌓이므로(call stack) 끝이 있다.
        Ok(Self { depth: args.number_word::<u8>("DEPTH")?.into() })
    }

    fn answer<G: Evaluate>(&mut self, record: &Record<G>) -> Result<String, Problem> {
        Ok(perft(record.position(), self.depth).to_string())
    }
}
