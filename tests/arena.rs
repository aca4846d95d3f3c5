//! 두 AI가 한 판을 둔다: 시험과 벤치마크가 같은 판을 둔다.

use crate::wander::legal;
use gaji_core::{End, Evaluate, Evaluator, Level, Limits, Record, Score, Silent, Table, search};

/// 둘 차례인 쪽의 수와, 그 수가 약속하는 점수(모르면 `None`).
pub(crate) type Player<'a, G> =
    &'a mut dyn FnMut(&Record<G>) -> (<G as gaji_core::Game>::Move, Option<Score>);

/// 끝까지 둔다. 비김을 주장할 수 있고 더 나은 길이 없으면 비긴다. 둘 수 없는 수를 두면 멈춘다(panic).
pub(crate) fn play<G: Evaluate>(mut record: Record<G>, players: [Player<'_, G>; 2]) -> End {
    loop {
        let end = record.end();
        if let Some(end) = end.filter(|end| !end.claim) {
            return end;
        }
        let (mv, score) = (players[record.position().side().index()])(&record);
        match end.filter(|_| score.is_none_or(|score| score <= Score::DRAW)) {
            Some(claimed) => return claimed,
            None => {
                assert!(legal(record.position()).contains(&mv), "{mv:?} in {record:?}");
                record.play(mv);
            }
        }
    }
}

/// 같은 시작에서 자리를 바꾸어 두 판. `players`의 첫째가 얻은 점수를 반 점으로 센다(0–4).
pub(crate) fn pair<G: Evaluate>(start: &Record<G>, players: [Player<'_, G>; 2]) -> u32 {
    let [one, other] = players;
    let halves = |end: End, own| match end.outcome.winner() {
        Some(winner) if winner.index() == own => 2,
        Some(_) => 0,
        None => 1,
    };
    halves(play(start.clone(), [&mut *one, &mut *other]), 0)
        + halves(play(start.clone(), [other, one]), 1)
}

/// 낮춘 세기로 두는 이.
pub(crate) fn leveled<G: Evaluate>(
    level: Level,
    seed: u64,
    mut table: Table,
) -> impl FnMut(&Record<G>) -> (G::Move, Option<Score>) {
    move |record| {
        let evaluator = Evaluator::new(record.position().side());
        let limits = level.limits(Limits::DEEPEST);
        let report = search(record, &evaluator, &limits, &mut table, &mut Silent, &mut || false);
        let chosen = level.choose(record.position(), &report.moves, seed).expect("a move");
        (chosen.mv, Some(chosen.score))
    }
}
