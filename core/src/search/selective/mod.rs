//! 가려 보기(selective search): 뻔해 보이는 곳은 얕게, 급한 곳은 깊게. 값이 미니맥스와 다를 수 있어 레슨에서는 끈다.

mod null_move;
mod futility;
mod reduction;
mod extension;

use super::{Search, Spot};
use crate::{Evaluate, Observer, Score};

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    /// 두기 전에 어림한 값(static evaluation). «α보다 큰가»만 묻는 빈 창이 아니거나 급한 곳(장군, 승패)에서는 가리지
    /// 않으므로 `None`.
    pub(super) fn glance(&self, position: &G, spot: Spot) -> Option<Score> {
        let asked = (self.null_move() || self.futility()) && spot.window.is_null();
        let calm = asked && !spot.window.beta.is_decided() && !position.in_check();
        calm.then(|| self.evaluator.score(position))
    }
}
