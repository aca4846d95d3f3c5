//! 읽는 이가 영화의 걸음을 얼마나 보았는가.

/// 본 걸음들.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    seen: Vec<bool>,
}

impl Walk {
    /// `last`가 마지막인 영화의 `step`을 보았다. 처음 본 걸음이면 (본 것, 모두).
    ///
    /// 마지막 걸음이 달라지면 다른 영화다: 처음부터 센다.
    pub fn visit(&mut self, step: u32, last: u32) -> Option<(u32, u32)> {
        let steps = last as usize + 1;
        if self.seen.len() != steps {
            self.seen = vec![false; steps];
        }
        let seen = self.seen.get_mut(step as usize)?;
        if std::mem::replace(seen, true) {
            return None;
        }
        let count = self.seen.iter().filter(|seen| **seen).count();
        Some((count as u32, last + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::Walk;

    #[test]
    fn each_step_counts_once_and_another_film_starts_anew() {
        let mut walk = Walk::default();
        assert_eq!(walk.visit(2, 2), Some((1, 3)));
        assert_eq!(walk.visit(2, 2), None);
        assert_eq!(walk.visit(0, 2), Some((2, 3)));
        assert_eq!(walk.visit(9, 2), None);
        assert_eq!(walk.visit(1, 2), Some((3, 3)));
        assert_eq!(walk.visit(1, 4), Some((1, 5)));
    }
}
