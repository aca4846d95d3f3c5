//! 장군 늘리기(check extension): 장군을 받으면 한 수 더 본다.

use super::super::{Search, Spot};
use crate::{Evaluate, Observer};

impl<G: Evaluate, O: Observer<G::Move>, const PLAIN: bool> Search<'_, G, O, PLAIN> {
    /// 급하면 한 수 깊어진 곳.
    pub(in super::super) fn extended(&self, position: &G, spot: Spot) -> Spot {
        let room = (spot.ply as usize) < self.desk.lines.len() / 2;
        let urgent = self.extensions() && spot.depth >= 0 && room && position.in_check();
        Spot { depth: spot.depth + i32::from(urgent), ..spot }
    }
}
