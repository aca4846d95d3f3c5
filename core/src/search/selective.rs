//! 가려 보기(selective search): 뻔해 보이는 곳은 얕게, 급한 곳은 깊게. 값이 미니맥스와 다를 수 있어 레슨에서는 끈다.

use super::{Search, Spot};
use crate::{Evaluate, Observer, Score, Step, Window};

/// 이보다 얕으면 가리지 않는다.
const MIN_DEPTH: i32 = 3;
/// 처음 몇 수는 줄이지 않는다.
const FIRST_MOVES: usize = 3;

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    /// 빈 수(null move): 차례를 넘기고도 β 이상이면, 두면 더 좋을 것이라 믿고 자른다.
    pub(super) fn null_move_cuts(
        &mut self,
        position: &G,
        mv: Option<G::Move>,
        spot: Spot,
    ) -> Option<Score> {
        let Window { alpha, beta } = spot.window;
        // 방금 넘긴 국면(mv가 없다)에서 또 넘기지 않는다.
        let asked = self.null_move() && spot.depth >= MIN_DEPTH && mv.is_some();
        if !asked || beta != alpha.above() || beta.is_decided() || position.in_check() {
            return None;
        }
        let passed = position.null_move().filter(|_| self.evaluator.score(position) >= beta)?;
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

    /// 늦은 수 줄이기(late move reduction): 뒤로 밀린 조용한 수를 얼마나 얕게 볼지, 수(ply).
    pub(super) fn reduction(&self, position: &G, spot: Spot, mv: G::Move, nth: usize) -> i32 {
        let late = self.reductions() && nth >= FIRST_MOVES && spot.depth >= MIN_DEPTH;
        if !late || position.capture(mv).is_some() || position.in_check() {
            return 0;
        }
        1 + i32::from(nth >= 3 * FIRST_MOVES) + i32::from(spot.depth >= 2 * MIN_DEPTH)
    }

    /// 장군 늘리기(check extension): 장군을 받으면 한 수 더 본다.
    pub(super) fn extended(&self, position: &G, spot: Spot) -> Spot {
        let room = (spot.ply as usize) < self.desk.lines.len() / 2;
        let urgent = self.extensions() && spot.depth >= 0 && room && position.in_check();
        Spot { depth: spot.depth + i32::from(urgent), ..spot }
    }
}
