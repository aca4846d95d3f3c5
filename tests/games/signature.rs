//! 탐색의 서명(signature): 정한 깊이의 마디, 고른 수, 점수. 뜻하지 않게 탐색이 바뀌면 여기서 보인다.
//!
//! 뜻한 변화라면 시험이 적어 준 표를 `signature.txt`에 옮긴다.

use gaji_catalog::{GameId, Visitor, visit};
use gaji_core::{Evaluate, Evaluator, Limits, Record, Silent, Table, search};

use crate::wander::{legal, wander};

const KNOWN: &str = include_str!("signature.txt");
/// 처음 국면과, 이만큼 거닌 국면. 한 수에 이기는 국면은 서명할 것이 없으니 이만큼을 넘지 않는 가장 먼 다른 국면.
const PLIES: [u64; 2] = [0, 11];

#[test]
fn the_search_of_every_game_is_the_one_that_was_signed() {
    let lines = GameId::ALL.iter().flat_map(|&id| visit(id, Sign(id)));
    let found: String = lines.collect();
    assert!(found == KNOWN, "signature.txt would now be:\n{found}");
}

struct Sign(GameId);

impl Visitor for Sign {
    type Output = Vec<String>;

    /// 끝나지 않은 국면마다 한 줄: 놀이, 거닌 수, 깊이, 마디, 고른 수, 점수.
    fn visit<G: Evaluate + 'static>(self, variant: usize) -> Vec<String> {
        let walks = PLIES.map(|plies| walk::<G>(variant, plies)).into_iter().flatten();
        walks.map(|(plies, record)| format!("{} {plies} {}\n", self.0, sign(&record))).collect()
    }
}

/// `plies`수 거닌 국면. 끝났으면 없고, 한 수에 이기면 그보다 앞의 국면.
fn walk<G: Evaluate>(variant: usize, plies: u64) -> Option<(u64, Record<G>)> {
    let records = (0..=plies).rev().map(|plies| (plies, wander::<G>(variant, 1, plies)));
    let mut open = records.take_while(|(_, record)| record.end().is_none());
    open.find(|(_, record)| !wins_at_once(record))
}

fn wins_at_once<G: Evaluate>(record: &Record<G>) -> bool {
    let won = |mv| {
        let mut after = record.clone();
        after.play(mv);
        after.end().is_some_and(|end| end.outcome.winner() == Some(record.position().side()))
    };
    legal(record.position()).into_iter().any(won)
}

fn sign<G: Evaluate>(record: &Record<G>) -> String {
    let depth = if legal(record.position()).len() > 40 { 3 } else { 6 };
    let mut table = Table::with_bytes(1 << 20);
    let evaluator = Evaluator::new(record.position().side());
    let limits = Limits::play(depth);
    let report = search(record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
    let (best, score) = (report.best.expect("a move"), report.score.expect("a score"));
    let mut written = String::new();
    record.position().write_move(best, &mut written);
    format!("{} {} {written} {score:?}", report.depth, report.counts.nodes)
}
