//! `gaji solve`: 끝까지 읽은 꼭 맞는 점수, 또는 수마다의 점수.

use gaji_core::{Evaluate, Game, Record, Table, Words, solve};

use crate::args::Args;
use crate::batch::Command;
use crate::best::TABLE_BYTES;
use crate::json::over_line;
use crate::problem::Problem;

const ENDLESS: Words = Words::new(
    "끝나기까지의 수가 정해지지 않은 놀이는 풀 수 없어요",
    "a game without a fixed number of moves cannot be solved",
);

/// 푼 것은 다음 국면에서도 참이므로 표를 비우지 않는다.
pub(crate) struct Solve {
    moves_scores: bool,
    table: Table,
}

impl Command for Solve {
    fn take(args: &mut Args) -> Result<Self, Problem> {
        let moves_scores = args.flag("--moves-scores");
        Ok(Self { moves_scores, table: Table::with_bytes(TABLE_BYTES) })
    }

    fn answer<G: Evaluate>(&mut self, record: &Record<G>) -> Result<String, Problem> {
        if let Some(over) = over_line(record) {
            return Ok(over);
        }
        let position = record.position();
        if self.moves_scores { self.moves(position) } else { Ok(self.score(position)?.to_string()) }
    }
}

impl Solve {
    fn score<G: Game>(&mut self, position: &G) -> Result<i32, Problem> {
        let solution = solve(position, &mut self.table).ok_or(Problem::new(ENDLESS))?;
        Ok(solution.score)
    }

    /// 빈 판의 수마다 한 칸: 점수, 지금 둘 수 없으면 `-`.
    fn moves<G: Game>(&mut self, position: &G) -> Result<String, Problem> {
        let (mut all, mut legal) = (Vec::new(), Vec::new());
        G::start(position.variant()).legal(&mut all);
        position.legal(&mut legal);
        let mut field = |mv| {
            if !legal.contains(&mv) {
                return Ok("-".into());
            }
            let mut after = position.clone();
            after.play(mv);
            Ok((-self.score(&after)?).to_string())
        };
        let fields: Result<Vec<String>, Problem> = all.into_iter().map(&mut field).collect();
        Ok(fields?.join(" "))
    }
}
