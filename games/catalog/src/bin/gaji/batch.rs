//! 국면 하나에 답 한 줄. 표준 입력(`--pos -`)이면 한 줄에 국면 하나다.

use std::io::{self, BufRead, Write, stdin, stdout};
use std::process::ExitCode;

use gaji_catalog::{Visitor, visit};
use gaji_core::{Evaluate, Game, PositionError, Record};
use gaji_refusal::{Refusal, refusal};

use crate::args::Args;
use crate::problem::{FAILURE, Problem};

/// 국면마다 답하는 부명령.
pub(crate) trait Command: Sized {
    /// 제 선택지를 가져간다.
    fn take(args: &mut Args) -> Result<Self, Problem>;

    /// 국면 하나에 답한다.
    fn answer<G: Evaluate>(&mut self, record: &Record<G>) -> Result<String, Problem>;
}

/// 부명령 하나를 끝까지.
pub(crate) fn run<C: Command>(mut args: Args) -> Result<ExitCode, Problem> {
    let game = args.game()?;
    let positions = args.option("--pos");
    let moves = args.option("--moves").unwrap_or_default();
    let command = C::take(&mut args)?;
    args.finish()?;
    visit(game, Batch { positions, moves, command })
}

struct Batch<C> {
    positions: Option<String>,
    moves: String,
    command: C,
}

impl<C: Command> Visitor for Batch<C> {
    type Output = Result<ExitCode, Problem>;

    fn visit<G: Evaluate>(mut self, variant: usize) -> Self::Output {
        let mut all_good = true;
        match self.positions.take() {
            Some(text) if text == "-" => {
                for line in stdin().lock().split(b'\n') {
                    let line = line?;
                    let text = String::from_utf8_lossy(&line);
                    // 윈도의 편집기는 글의 머리에 표(BOM)를 붙인다.
                    let text = text.trim_start_matches('\u{feff}').trim();
                    all_good &= self.line::<G>(variant, Some(text))?;
                }
            }
            text => all_good = self.line::<G>(variant, text.as_deref())?,
        }
        Ok(ExitCode::from(if all_good { 0 } else { FAILURE }))
    }
}

impl<C: Command> Batch<C> {
    /// 한 줄. 틀린 줄이면 그 자리에 까닭을 적고 다음 줄로 간다.
    fn line<G: Evaluate>(&mut self, variant: usize, text: Option<&str>) -> io::Result<bool> {
        let record = record_of::<G>(variant, text, &self.moves);
        let answer = record.and_then(|record| self.command.answer(&record));
        match &answer {
            Ok(answer) => writeln!(stdout(), "{answer}")?,
            Err(problem) => writeln!(stdout(), "error: {problem}")?,
        }
        Ok(answer.is_ok())
    }
}

/// 국면 `text`(없으면 처음)에서 `moves`를 둔 기록.
fn record_of<G: Game>(
    variant: usize,
    text: Option<&str>,
    moves: &str,
) -> Result<Record<G>, Problem> {
    let start = text.map_or_else(
        || Ok(G::start(variant)),
        |text| G::parse(variant, text).map_err(|error| bad_position::<G>(variant, text, &error)),
    );
    let mut record = Record::new(start?);
    for (index, mv) in moves.split_whitespace().enumerate() {
        record.play_text(mv).map_err(|error| {
            Problem::in_move(index + 1, mv, refusal(record.position(), mv, error))
        })?;
    }
    Ok(record)
}

/// 글자의 차례를 모르면 자리의 이름을, 아무것도 적지 않았으면 적는 법을 말한다.
fn bad_position<G: Game>(variant: usize, text: &str, error: &PositionError) -> Problem {
    if text.is_empty() {
        let example = G::INFO.example;
        return Problem::from(Refusal {
            ko: format!("국면이 비었어요. 이렇게 적어요: {example}"),
            en: format!("the position is empty; write it like {example}"),
        });
    }
    let place = error.place.filter(|_| error.at.is_none());
    let places = G::start(variant).board().places;
    match place.and_then(|place| places.get(usize::from(place))) {
        Some(place) => Problem::about(&place.name, error.what),
        None => Problem::from(*error),
    }
}
