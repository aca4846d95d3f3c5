//! 어떤 소리를 낼 때인가. 소리를 내는 것은 화면이다.

use gaji_protocol::Scene;

/// 들려줄 일.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// 두었다.
    Move,
    /// 잡았다.
    Capture,
    /// 장군을 불렀다.
    Check,
    /// 판이 끝났다.
    End,
}

impl Sound {
    /// `before`에서 한 수를 두어 `after`가 되었으면 그 소리. 무르거나 새로 펴면 조용하다.
    #[must_use]
    pub fn between(before: &Scene, after: &Scene) -> Option<Self> {
        let (last, earlier) = after.played.split_last()?;
        if before.game != after.game || before.played != earlier || last.text.is_empty() {
            return None;
        }
        let over = after.ending.as_ref().is_some_and(|ending| !ending.claim);
        Some(match (over, after.check.is_some()) {
            (true, _) => Self::End,
            (_, true) => Self::Check,
            _ if after.pieces.len() < before.pieces.len() => Self::Capture,
            _ => Self::Move,
        })
    }
}
