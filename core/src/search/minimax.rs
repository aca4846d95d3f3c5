//! 미니맥스(minimax): 모든 수를 끝까지 본다. 다른 탐색이 맞는지는 이것과 견주어 안다.

use super::{Search, Spot};
use crate::{Evaluate, Event, Observer, Score, Window};

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    /// 부호만 바꾼 한 줄 판(negamax): 내 값은 상대 값의 부호를 바꾼 것 가운데 가장 큰 것.
    pub(super) fn minimax(&mut self, position: &G, spot: Spot) -> Score {
        let fan = self.fan(position, spot.ply, None);
        let mut best = Score::MIN;
        for nth in 0..fan.len {
            let (mv, _) = self.desk.pick(fan, nth);
            let score = self.descend(position, spot, mv, Window::FULL);
            if self.desk.stopped {
                break;
            }
            if score > best {
                best = score;
                self.desk.extend_line(spot.ply, mv);
                let (ply, side) = (spot.ply, position.side());
                self.observer.observe(Event::Update { ply, side, mv, score, window: Window::FULL });
            }
        }
        self.desk.drop(fan);
        best
    }
}
