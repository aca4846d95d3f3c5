//! 둘 수 있는 수: 행마 가운데 자기 궁이 드러나지 않는 것.
//!
//! 차례: 기물은 판의 왼쪽 위에서 오른쪽 아래로, 한 기물의 길은 표의 차례로, 쉬는 수가 맨 끝.

use crate::man::Man;
use crate::points::Points;
use crate::{Janggi, Move};

impl Janggi {
    /// `wanted`인 점으로 가는 수마다 부른다.
    pub(crate) fn each_move(
        &self,
        wanted: impl Fn(Option<Man>) -> bool,
        mut visit: impl FnMut(Move),
    ) {
        if self.is_over_by_passing() {
            return;
        }
        // 빅장은 풀어야 하므로 모든 수를 두어 본다.
        let zone = if self.is_bikjang() { Points::ALL } else { self.men.zone(self.side) };
        for from in self.men.of(self.side) {
            let Some(man) = self.men.at(from) else { continue };
            self.men.reach(from, man, |to| {
                let mv = Move { from, to };
                if wanted(self.men.at(to)) && self.is_safe(mv, zone) {
                    visit(mv);
                }
            });
        }
    }

    /// 두고 나서 자기 궁이 괜찮은가. `zone` 밖의 수는 지금의 장군을 바꾸지 못한다.
    fn is_safe(&self, mv: Move, zone: Points) -> bool {
        if !zone.contains(mv.from) && !zone.contains(mv.to) {
            return !self.check;
        }
        let mut after = self.men.clone();
        after.shift(mv.from, mv.to);
        let still_faces = self.is_bikjang() && after.generals_face();
        !still_faces && !after.in_check(self.side)
    }

    /// 자기 기물이 없는 점으로 가는 수.
    pub(crate) fn each_step(&self, visit: impl FnMut(Move)) {
        self.each_move(|man| man.is_none_or(|man| man.side != self.side), visit);
    }

    /// 잡는 수.
    pub(crate) fn each_capture(&self, visit: impl FnMut(Move)) {
        self.each_move(|man| man.is_some_and(|man| man.side != self.side), visit);
    }

    /// 쉬는 수(한 수 쉼). 장군을 받으면 쉬지 못하지만, 빅장은 쉬어서 받을 수 있다.
    pub(crate) fn pass(&self) -> Option<Move> {
        let general = self.men.general(self.side);
        let may = !self.is_over_by_passing() && (!self.check || self.is_bikjang());
        may.then_some(Move { from: general, to: general })
    }
}
