//! 씨앗에서 나오는 우연: 어느 기계에서나 같은 차례로 나온다.

use crate::scramble;

/// SplitMix64의 차례.
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    pub(super) const fn new(seed: u64) -> Self {
        Self(scramble(seed))
    }

    /// 0 이상 `bound` 미만. `bound`는 0이 아니다.
    pub(super) const fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(1);
        ((scramble(self.0) as u128 * bound as u128) >> 64) as usize
    }

    /// 하나 고른다. 비었으면 `None`.
    pub(super) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        if from.is_empty() { None } else { Some(from[self.below(from.len())]) }
    }
}
