//! 씨앗에서 나오는 우연: 어느 기계에서나 같은 차례로 나온다.

use gaji_core::scramble;

/// SplitMix64의 차례.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(scramble(seed))
    }

    /// 하나 고른다. 비었으면 `None`.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        self.0 = self.0.wrapping_add(1);
        let at = (u128::from(scramble(self.0)) * from.len() as u128) >> 64;
        from.get(at as usize).copied()
    }
}
