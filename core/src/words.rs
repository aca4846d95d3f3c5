//! 두 언어로 나란히 적은 글. 하나를 빠뜨리면 컴파일되지 않는다.

/// 같은 뜻의 한국어와 영어.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// 한국어.
    pub ko: &'static str,
    /// 영어(English).
    pub en: &'static str,
}

impl Words {
    /// 두 언어를 나란히 받는다.
    #[must_use]
    pub const fn new(ko: &'static str, en: &'static str) -> Self {
        Self { ko, en }
    }
}
