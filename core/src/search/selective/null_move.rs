//! 빈 수(null move): 차례를 넘기고도 β 이상이면, 두면 더 좋을 것이라 믿고 자른다.

use super::super::{Search, Spot};
use crate::{Evaluate, Observer, Score, Step, Window};

/// 이보다 얕으면 넘겨 보지 않는다.
const MIN_DEPTH: i32 = 3;

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    /// `still`은 어림한 값. 그것부터 β 이상이어야 넘겨 볼 만하다.
    pub(in super::super) fn null_move_cuts(
        &mut self,
        position: &G,
        mv: Option<G::Move>,
        spot: Spot,
        still: Option<Score>,
    ) -> Option<Score> {
        let beta = spot.window.beta;
        // 방금 넘긴 국면(mv가 없다)에서 또 넘기지 않는다.
        let asked = self.null_move() && spot.depth >= MIN_DEPTH && mv.is_some();
        still.filter(|&still| asked && still >= beta)?;
        let passed = position.null_move()?;
        let depth = (spot.depth - 3 - spot.depth / 4).max(0);
        let window = Window::null(beta.below()).flip();
        if self.repetition() {
            self.desk.trail.push(Step::of(&passed));
        }
        let score = -self.visit(&passed, None, Spot { ply: spot.ply + 1, depth, window });
        if self.repetition() {
            self.desk.trail.pop();
        }
        // 넘긴 채로 본 승패는 진짜가 아니므로 한계만 돌려준다.
        self.desk.loose.horizon += 1;
        (score >= beta && !self.desk.stopped).then_some(beta)
    }
}
