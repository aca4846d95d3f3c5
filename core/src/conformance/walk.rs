//! 우연히 두는 한 판.

use alloc::vec::Vec;

use super::ask::{after, legal};
use super::random::Random;
use super::watch::Watch;
use crate::{End, Game, Record, Stroke};

/// 시작 국면에서 우연히 둔 한 판.
#[derive(Clone, Debug)]
pub struct Walk<G: Game> {
    /// 변형 번호.
    pub variant: usize,
    /// 둔 수와 지나온 길.
    pub record: Record<G>,
    /// 저절로 끝났거나(끝이 마지막 수 뒤) 끝을 주장할 수 있었는가. 없으면 끝나지 않은 판이다.
    pub end: Option<End>,
}

/// 한 판에서 꺼내는 국면의 수: 끝에서부터 고르게.
const KEPT: usize = 24;

impl<G: Game> Walk<G> {
    /// 끝날 때까지, 많아야 `plies`수를 둔다. 주장할 수 있는 끝(claim)은 지나간다.
    pub(super) fn new(
        variant: usize,
        plies: usize,
        hurries: bool,
        random: &mut Random,
        watch: Watch,
    ) -> Self {
        let mut record = Record::new(G::start(variant));
        let mut end = record.end();
        while end.is_none_or(|end| end.claim) && record.moves().len() < plies {
            watch.at(record.position());
            let moves = if hurries { legal(record.position()) } else { idle(&record) };
            let Some(mv) = random.pick(&moves) else { break };
            watch.at_move(record.position(), mv);
            record.play(mv);
            end = record.end().or(end);
        }
        Self { variant, record, end }
    }

    /// 지나온 국면 가운데 [`KEPT`]개쯤. 마지막 국면은 반드시 든다.
    pub(super) fn kept(&self) -> Vec<(usize, G)> {
        let last = self.record.moves().len();
        let stride = last / KEPT + 1;
        let kept = |&(ply, _): &(usize, G)| (last - ply).is_multiple_of(stride);
        passed(&self.record).enumerate().filter(kept).collect()
    }
}

/// 서성이는 수: 방금 온 길을 되돌아가거나, 없으면 되돌릴 수 있는 수. 되풀이를 끝내는 규칙이 없으면 영영 끝나지 않는다.
fn idle<G: Game>(record: &Record<G>) -> Vec<G::Move> {
    let position = record.position();
    let those = |wanted: &dyn Fn(G::Move) -> bool| -> Vec<G::Move> {
        legal(position).into_iter().filter(|&mv| wanted(mv)).collect()
    };
    let last = last_stroke(record);
    let back = those(&|mv| {
        let stroke = position.stroke(mv);
        last.is_some_and(|last| (stroke.from, stroke.to) == (last.to, last.from))
    });
    let quiet = those(&|mv| after(position, mv).reversible_plies() > 0);
    [back, quiet].into_iter().find(|moves| !moves.is_empty()).unwrap_or_else(|| legal(position))
}

/// 둘 차례인 쪽이 앞서 둔 길.
fn last_stroke<G: Game>(record: &Record<G>) -> Option<Stroke> {
    let ply = record.moves().len().checked_sub(2)?;
    Some(passed(record).nth(ply)?.stroke(record.moves()[ply]))
}

/// 지나온 국면 모두, 시작부터.
pub(super) fn passed<G: Game>(record: &Record<G>) -> impl Iterator<Item = G> {
    let start = record.start().clone();
    let moves = record.moves().iter();
    core::iter::once(start.clone()).chain(moves.scan(start, |position, &mv| {
        position.play(mv);
        Some(position.clone())
    }))
}
