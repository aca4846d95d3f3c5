//! 헛된 수 빼기(futility pruning): 지평선 가까이에서는 어림한 값이 창에서 멀수록 읽어 볼 것이 없다.

use super::super::{Search, Spot};
use crate::{Evaluate, Observer, Score};

/// 이보다 깊으면 빼지 않는다.
const SHALLOW: i32 = 6;

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    /// 거꾸로 헛된 수(reverse futility): 어림한 값이 β를 훌쩍 넘으면 두어 보지 않고 자른다.
    pub(in super::super) fn stands_clear(&mut self, spot: Spot, still: Option<Score>) -> Option<Score> {
        let asked = self.futility() && spot.depth <= SHALLOW;
        let clear = |&still: &Score| still.plus(-G::MARGIN * spot.depth) >= spot.window.beta;
        let still = still.filter(|_| asked).filter(clear)?;
        self.desk.loose.horizon += 1;
        Some(still)
    }

    /// 두어 보지 않을 수인가: α까지 모자라거나(futility) 너무 늦은(late move pruning) 조용한 수, 손해인 잡기.
    pub(in super::super) fn is_futile(
        &self,
        position: &G,
        spot: Spot,
        still: Option<Score>,
        mv: G::Move,
        nth: usize,
        best: Score,
    ) -> bool {
        let Some(still) = still else { return false };
        if !self.futility() || spot.depth > SHALLOW || best.is_lost() {
            return false;
        }
        if !position.is_quiet(mv) {
            return false;
        }
        let hopeless = still.plus(G::MARGIN * (1 + spot.depth)) <= spot.window.alpha;
        let late = nth as i32 >= 3 + spot.depth * spot.depth;
        (hopeless || late) && !position.gives_check(mv)
    }
}
