//! 안에서 먼저 얕게(internal iterative deepening): 전치표가 먼저 볼 수를 모르면, 얕게 보아 그 수를 얻는다.

use super::{Search, Spot};
use crate::table::Entry;
use crate::{Evaluate, Observer};

/// 이보다 얕으면 그냥 본다.
const MIN_DEPTH: i32 = 5;
/// 이만큼 얕게 먼저 본다.
const SHALLOWER: i32 = 3;

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    /// 전치표가 이미 아는 것, 아니면 얕게 보아 알게 된 것. 차례만 바꾸므로 값은 그대로다.
    pub(super) fn deepen_first(
        &mut self,
        position: &G,
        mv: Option<G::Move>,
        spot: Spot,
        known: Option<Entry>,
    ) -> Option<Entry> {
        let lost = known.and_then(|entry| entry.index()).is_none();
        if !self.internal() || !lost || spot.depth < MIN_DEPTH {
            return known;
        }
        self.alpha_beta(position, mv, Spot { depth: spot.depth - SHALLOWER, ..spot });
        self.desk.lines[spot.ply as usize].clear();
        self.probe(position)
    }
}
