//! 뒤늦게 보면(hindsight): 두 판이 고른 수보다 폰 둘 넘게 나은 수가 있었는가.

use gaji_protocol::{Node, ThinkAsk, Thought};

use super::film::Film;
use super::reel::{Fate, Reel};
use super::ruler::Verdict;
use super::state::{DEEPEST, FULL, State};
use super::value::{PAWN, seen};

/// 이만큼 나쁜 수를 골랐으면 약속을 지켰어도 문 것이다. 미끼와 같은 자다.
const LOSS: i64 = 2 * PAWN;

impl State {
    /// 뒤늦게 볼 부탁: 지금 국면과, 두 판이 고른 수를 저마다 둔 국면을 같은 깊이까지.
    #[must_use]
    pub fn hindsight(&self, film: &Film) -> Vec<ThinkAsk> {
        let ask = |chosen: Option<&Node>, depth: u32| {
            let mut asked = ThinkAsk::new(self.seat.clone(), depth);
            asked.quiet = Some(FULL);
            if let Some(node) = chosen {
                asked.seat.moves.push(node.text.clone());
            }
            asked
        };
        let [left, right] = film.reels.each_ref().map(Reel::chosen);
        vec![ask(None, DEEPEST), ask(left, DEEPEST - 1), ask(right, DEEPEST - 1)]
    }
}

/// `side`째 판이 놓친 수: 고른 수보다 폰 둘 넘게 낫다. `told`는 [`State::hindsight`]의 답이다.
#[must_use]
pub fn missed(told: &[Option<Thought>], film: &Film, side: usize) -> Option<Verdict> {
    let reel = &film.reels[side];
    let chosen = reel.chosen()?;
    let far = |nth: usize, depth: u32| {
        let thought = told.get(nth)?.as_ref()?;
        thought.value.filter(|_| thought.depth == depth || thought.complete)
    };
    let best = far(0, DEEPEST)?;
    let mv = told[0].as_ref()?.best.clone().filter(|mv| *mv != chosen.text)?;
    // 고른 수로 끝난 판은 더 볼 것이 없다.
    let reached = match told.get(side + 1)? {
        Some(_) => far(side + 1, DEEPEST - 1)?.flipped(),
        None => seen(reel.became()?, reel.side),
    };
    let value = seen(best, reel.side);
    (best.rank() >= reached.rank() + LOSS).then_some(Verdict { mv: Some(mv), value })
}

/// 두고 나서, 그리고 뒤늦게 보아서 안 것. 지킨 약속은 뒤늦게 볼 때까지 아직 모른다.
#[must_use]
pub fn judged(told: &[Option<Thought>], film: &Film, side: usize) -> Option<Fate> {
    let fate = film.reels[side].fate()?;
    let known = told.len() > side + 1;
    match fate {
        _ if missed(told, film, side).is_some() => Some(Fate::Broken),
        Fate::Kept if !known => None,
        _ => Some(fate),
    }
}

/// 안 것의 색(class)과 부호. 아직 모르는 것에는 없다.
#[must_use]
pub fn marked(judged: Option<Fate>) -> (&'static str, &'static str) {
    match judged {
        Some(Fate::Kept) => ("better", "✓"),
        Some(Fate::Broken) => ("worse", "✗"),
        Some(Fate::Slipped) | None => ("", ""),
    }
}
