//! 헛된 수 빼기(futility pruning): 지평선 가까이에서는 어림한 값이 창에서 멀수록 읽어 볼 것이 없다.

use super::super::{Search, Spot};
use crate::{Evaluate, Event, Observer, Score};

/// 이보다 깊으면 빼지 않는다.
const SHALLOW: i32 = 6;
/// 지평선에서도 처음 몇 수는 본다.
const FIRST_MOVES: i32 = 3;

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    /// 거꾸로 헛된 수(reverse futility): 어림한 값이 β를 훌쩍 넘으면, 그냥 두기처럼 두어 보지 않고 자른다.
    pub(in super::super) fn stands_clear(
        &mut self,
        position: &G,
        spot: Spot,
        still: Option<Score>,
    ) -> Option<Score> {
        let asked = self.futility() && spot.depth <= SHALLOW;
        let clear =
            |&still: &Score| still.plus(-G::MARGIN * i64::from(spot.depth)) >= spot.window.beta;
        let still = still.filter(|_| asked).filter(clear)?;
        self.stand_pat_cuts(position, spot, still).then_some(still)
    }

    /// 두어 보지 않을 수인가: 장군을 부르지 않는 조용한 수가 α까지 모자라거나 너무 늦다(late move pruning).
    ///
    /// `best`가 아직 지는 값이면 빼지 않으므로, 찾은 외통에는 빠뜨린 수비가 없다.
    pub(in super::super) fn is_futile(
        &self,
        position: &G,
        spot: Spot,
        still: Score,
        mv: G::Move,
        nth: usize,
        best: Score,
    ) -> bool {
        if !self.futility() || spot.depth > SHALLOW || best.is_lost() || !position.is_quiet(mv) {
            return false;
        }
        let short = still.plus(G::MARGIN * i64::from(1 + spot.depth)) <= spot.window.alpha;
        let late = nth as i32 >= FIRST_MOVES + spot.depth * spot.depth;
        (short || late) && !position.gives_check(mv)
    }

    /// `mv`를 뺐다. 그래서 이 마디의 값은 참값이라 할 수 없다.
    pub(in super::super) fn skip(&mut self, spot: Spot, mv: G::Move) {
        self.desk.loose.horizon += 1;
        self.observer.observe(Event::Skip { ply: spot.ply, mv });
    }
}
