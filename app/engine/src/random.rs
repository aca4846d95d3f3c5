//! 씨앗에서 나오는 우연: 어느 기계에서나 같은 차례로 나온다.

use gaji_core::scramble;

/// SplitMix64의 차례.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(scramble(seed))
    }

    /// `count`개 가운데 하나의 번호. 없으면 `None`.
    pub(crate) fn below(&mut self, count: usize) -> Option<usize> {
        self.0 = self.0.wrapping_add(1);
        let at = (u128::from(scramble(self.0)) * count as u128) >> 64;
        (count > 0).then_some(at as usize)
    }
}
