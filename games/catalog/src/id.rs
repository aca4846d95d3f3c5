//! 놀이의 이름.

use core::fmt;
use core::str::FromStr;

use gaji_core::{Info, Variant, Words};

use crate::INFOS;

/// 놀이 하나의 변형 하나: 명령줄과 주소의 이름 하나.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameId {
    /// 목록에서 몇째 놀이인가.
    pub(crate) game: usize,
    pub(crate) variant: usize,
}

impl GameId {
    /// 모든 놀이의 모든 변형.
    pub const ALL: &'static [Self] = &all::<{ count() }>();

    /// 놀이가 스스로를 부르는 말.
    #[must_use]
    pub const fn info(self) -> Info {
        INFOS[self.game]
    }

    /// 변형의 이름과 말.
    #[must_use]
    pub const fn variant(self) -> Variant {
        self.info().variants[self.variant]
    }

    /// 명령줄과 주소의 이름(`connect4`).
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.variant().id
    }
}

/// 변형의 수를 모두 더한 것.
const fn count() -> usize {
    let (mut count, mut game) = (0, 0);
    while game < INFOS.len() {
        count += INFOS[game].variants.len();
        game += 1;
    }
    count
}

const fn all<const COUNT: usize>() -> [GameId; COUNT] {
    let mut ids = [GameId { game: 0, variant: 0 }; COUNT];
    let (mut game, mut index) = (0, 0);
    while game < INFOS.len() {
        let mut variant = 0;
        while variant < INFOS[game].variants.len() {
            ids[index] = GameId { game, variant };
            index += 1;
            variant += 1;
        }
        game += 1;
    }
    ids
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::ALL.iter().copied().find(|game| game.id() == text).ok_or(UnknownGame)
    }
}

/// 목록에 없는 이름.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownGame;

impl UnknownGame {
    /// 두 언어로 하는 말.
    pub const WORDS: Words = Words::new("그런 놀이가 없어요", "there is no such game");
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::WORDS.en)
    }
}

impl core::error::Error for UnknownGame {}
