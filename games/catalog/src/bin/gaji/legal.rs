//! `gaji legal`: 둘 수 있는 수, ASCII 차례로. 끝났으면 빈 줄.

use gaji_core::{Evaluate, Record};

use crate::args::Args;
use crate::batch::Command;
use crate::json::move_text;
use crate::problem::Problem;

pub(crate) struct Legal;

impl Command for Legal {
    fn take(_args: &mut Args) -> Result<Self, Problem> {
        Ok(Self)
    }

    fn answer<G: Evaluate>(&mut self, record: &Record<G>) -> Result<String, Problem> {
        let mut moves = Vec::new();
        if record.end().is_none_or(|end| end.claim) {
            record.position().legal(&mut moves);
        }
        let mut texts: Vec<String> =
            moves.into_iter().map(|mv| move_text(record.position(), mv)).collect();
        texts.sort_unstable();
        Ok(texts.join(" "))
    }
}
