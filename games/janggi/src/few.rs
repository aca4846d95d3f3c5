//! 몇 안 되는 것의 목록. 표를 컴파일할 때 만들려고 쓴다.

/// 많아야 `N`개인 목록.
#[derive(Clone, Copy)]
pub(crate) struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// 빈 목록. `filler`는 빈자리를 채울 뿐이다.
    pub(crate) const fn new(filler: T) -> Self {
        Self { items: [filler; N], len: 0 }
    }

    pub(crate) const fn push(&mut self, item: T) {
        self.items[self.len()] = item;
        self.len += 1;
    }

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) const fn get(&self, index: usize) -> T {
        self.items[index]
    }

    pub(crate) fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }
}
