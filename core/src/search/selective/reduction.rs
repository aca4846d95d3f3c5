//! 늦은 수 줄이기(late move reduction): 뒤로 밀린 수는 얕게 보고, 뜻밖에 좋으면 제 깊이로 다시 본다.

use super::super::{Search, Spot};
use crate::{Evaluate, Observer};

/// 이보다 얕으면 줄이지 않는다.
const MIN_DEPTH: i32 = 3;
/// 처음 몇 수는 줄이지 않는다.
const FIRST_MOVES: usize = 3;
/// 깊이와 차례가 배가 될 때마다 더 줄인다. 클수록 천천히.
const SLOWNESS: i32 = 4;

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    /// 뒤로 밀린 조용한 수를 얼마나 얕게 볼지, 수(ply).
    pub(in super::super) fn reduction(
        &self,
        position: &G,
        spot: Spot,
        mv: G::Move,
        nth: usize,
    ) -> i32 {
        let late = self.reductions() && nth >= FIRST_MOVES && spot.depth >= MIN_DEPTH;
        if !late || !position.is_quiet(mv) || position.in_check() {
            return 0;
        }
        let later = (spot.depth.ilog2() * (nth as u32 + 1).ilog2()) as i32;
        let on_line = i32::from(!spot.window.is_null());
        (1 + later / SLOWNESS - on_line).min(spot.depth - 1)
    }
}
