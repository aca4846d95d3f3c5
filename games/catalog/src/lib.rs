//! 놀이의 목록(catalog)은 여기 하나뿐이다: 명령줄, 엔진, 시험이 모두 이 목록을 거친다.
//!
//! 놀이를 더하려면 `Cargo.toml`에 크레이트를, 아래 `games!`에 한 줄을 적는다.

mod id;

use gaji_core::{Evaluate, Game, Info};

pub use id::{GameId, UnknownGame};

/// 놀이의 구체적인 타입을 받는 이. 타입을 가리는 일은 여기서 끝나고, 탐색 안에는 `dyn`이 없다.
pub trait Visitor {
    /// 돌려주는 것.
    type Output;

    /// 놀이 `G`의 변형 `variant`를 만난다.
    fn visit<G: Evaluate + 'static>(self, variant: usize) -> Self::Output;
}

/// 모든 놀이. 화면과 `gaji games`의 차례다.
macro_rules! games {
    ($($krate:ident::$game:ident),+ $(,)?) => {
        /// 규칙: 변형을 가리지 않은 놀이.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        enum Rules {
            $($game),+
        }

        impl Rules {
            const ALL: &[Self] = &[$(Self::$game),+];

            const fn info(self) -> Info {
                match self {
                    $(Self::$game => <$krate::$game as Game>::INFO),+
                }
            }
        }

        /// `id`의 구체적인 타입으로 `visitor`를 부른다.
        pub fn visit<V: Visitor>(id: GameId, visitor: V) -> V::Output {
            match id.rules {
                $(Rules::$game => visitor.visit::<$krate::$game>(id.variant)),+
            }
        }
    };
}

games! {
    gaji_tictactoe::TicTacToe,
    gaji_connect4::Connect4,
    gaji_minichess::MiniChess,
    gaji_chess::Chess,
    gaji_janggi::Janggi,
    gaji_othello::Othello,
    gaji_gomoku::Gomoku,
    gaji_gonu::Gonu,
    gaji_core::Tree,
}
