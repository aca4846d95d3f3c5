//! 끝까지 푸는 탐색([`solve`](crate::solve))이 묻는 것의 법: 대칭, 남은 수, 전망, 읽을 수.
//!
//! 전망과 읽을 수는 남은 수가 적은 국면부터, 아무것도 모르는 채 끝까지 읽은 점수와 견준다.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::ask::{after, at, legal, text};
use super::law::{Law, Verdict, ensure, same};
use super::sample::Sample;
use crate::{Game, Outcome, Prospect, Side};

pub(super) fn laws<G: Game>() -> [Law<G>; 4] {
    [
        Law::new(
            "symmetric",
            "symmetric_key가 같으면 차례, 끝, 남은 수, 한 수 뒤의 symmetric_key들이 같다",
            "equal symmetric_keys mean equal side, outcome, plies left, and symmetric keys one move later",
            symmetric,
        ),
        Law::new(
            "plies-left",
            "남은 수는 둘 때마다 꼭 하나씩 줄고, 0이면 끝나 있다",
            "plies_left falls by exactly one with each move, and at 0 the game is over",
            plies_left,
        ),
        Law::new(
            "prospect",
            "전망의 두 한계 사이에 끝까지 읽은 점수가 있다",
            "the score found by reading to the end lies within the bounds of prospect",
            prospect,
        ),
        Law::new(
            "replies",
            "읽을 수는 둘 수 있는 수의 부분이고, 전망으로 점수를 모르면 가장 좋은 수가 그 안에 있다",
            "the replies are legal, and hold a best move wherever prospect does not know the score",
            replies,
        ),
    ]
}

fn symmetric<G: Game>(sample: &Sample<G>) -> Verdict {
    let mut first: BTreeMap<(usize, u64), G> = BTreeMap::new();
    sample.each(|position| {
        let key = (position.variant(), position.symmetric_key());
        let twin = first.entry(key).or_insert_with(|| position.clone());
        if twin.key() == position.key() {
            return Ok(());
        }
        same(&Image::of(twin), &Image::of(position))
            .map_err(|evidence| format!("{}: {evidence}", text(twin)))
    })
}

/// 뒤집거나 돌려도 그대로인 것.
#[derive(PartialEq, Debug)]
struct Image {
    side: Side,
    outcome: Option<Outcome>,
    left: Option<u32>,
    next: Vec<u64>,
}

impl Image {
    fn of<G: Game>(position: &G) -> Self {
        let moves = legal(position).into_iter();
        let mut next: Vec<u64> = moves.map(|mv| after(position, mv).symmetric_key()).collect();
        next.sort_unstable();
        let (side, outcome) = (position.side(), position.outcome());
        Self { side, outcome, left: position.plies_left(), next }
    }
}

fn plies_left<G: Game>(sample: &Sample<G>) -> Verdict {
    sample.each(|position| {
        let over = position.plies_left() != Some(0) || position.outcome().is_some();
        ensure(over, || String::from("0"))
    })?;
    sample.each_move(|position, mv| {
        let left = position.plies_left();
        same(&after(position, mv).plies_left(), &left.map(|left| left.wrapping_sub(1)))
    })
}

fn prospect<G: Game>(sample: &Sample<G>) -> Verdict {
    each_solved(sample, |position, left, solver| {
        let Prospect { lower, upper, .. } = position.prospect(left);
        let Some(score) = solver.score(position, left) else { return Ok(()) };
        ensure(lower <= score && score <= upper, || format!("{score} ∉ [{lower}, {upper}]"))
    })
}

fn replies<G: Game>(sample: &Sample<G>) -> Verdict {
    each_solved(sample, |position, left, solver| {
        if position.prospect(left).is_exact() {
            return Ok(());
        }
        let (mut replies, legal) = (Vec::new(), legal(position));
        position.replies(&mut replies);
        ensure(replies.iter().all(|reply| legal.contains(reply)), || format!("{replies:?}"))?;
        let best = solver.best(position, left, &replies);
        let missed = best != solver.best(position, left, &legal);
        ensure(!missed || solver.nodes > NODES, || format!("{replies:?} ⊂ {legal:?}"))
    })
}

/// 한 국면을 읽을 때, 그리고 법 하나에서 모두 읽을 마디의 수.
const NODES: usize = 20_000;
const BUDGET: usize = 200_000;

/// 남은 수를 아는 국면마다, 남은 수가 적은 것부터.
fn each_solved<G: Game>(
    sample: &Sample<G>,
    mut law: impl FnMut(&G, u32, &mut Reader) -> Result<(), String>,
) -> Verdict {
    let bounded = |position| Some((G::plies_left(position)?, position));
    let mut positions: Vec<(u32, &G)> = sample.positions.iter().filter_map(bounded).collect();
    positions.sort_by_key(|&(left, _)| left);
    let mut reader = Reader::default();
    for (left, position) in positions {
        if reader.spent > BUDGET {
            break;
        }
        reader.spent += core::mem::take(&mut reader.nodes);
        law(position, left, &mut reader).map_err(|evidence| at(position, evidence))?;
    }
    Ok(())
}

/// 아무것도 모르는 채 끝까지 읽는다. 읽은 점수는 열쇠로 외워 둔다.
#[derive(Default)]
struct Reader {
    known: BTreeMap<(usize, u64), i32>,
    /// 이 국면에서 새로 읽은 마디.
    nodes: usize,
    /// 앞의 국면들에서 읽은 마디.
    spent: usize,
}

impl Reader {
    /// 꼭 맞는 점수([`solve`](crate::solve)의 눈금). 마디가 너무 많으면 `None`.
    fn score<G: Game>(&mut self, position: &G, left: u32) -> Option<i32> {
        if let Some(outcome) = position.outcome() {
            return Some(Prospect::ended(outcome, position.side(), left).lower);
        }
        let key = (position.variant(), position.key());
        if let Some(&score) = self.known.get(&key) {
            return Some(score);
        }
        self.nodes += 1;
        // 남은 수가 다했는데 끝나지 않은 놀이는 plies-left가 잡는다.
        if self.nodes > NODES || left == 0 {
            return None;
        }
        let score = self.best(position, left, &legal(position))?;
        self.known.insert(key, score);
        Some(score)
    }

    /// `moves` 가운데 가장 좋은 점수.
    fn best<G: Game>(&mut self, position: &G, left: u32, moves: &[G::Move]) -> Option<i32> {
        let scores = moves.iter().map(|&mv| Some(-self.score(&after(position, mv), left - 1)?));
        scores.collect::<Option<Vec<i32>>>()?.into_iter().max()
    }
}
