//! 놀이의 목록(catalog)은 여기 하나뿐이다: 명령줄, 엔진, 시험이 모두 이 목록을 거친다.
//!
//! 놀이를 더하는 것은 `Cargo.toml`에 한 줄이다. `build.rs`가 그 줄들로 아래 `games!`를 부른다.

mod id;
#[cfg(not(target_arch = "wasm32"))]
mod refusal;

use gaji_core::{Evaluate, Game, Info};

pub use id::{GameId, UnknownGame};
#[cfg(not(target_arch = "wasm32"))]
pub use refusal::refusal;

/// 놀이의 구체적인 타입을 받는 이. 타입을 가리는 일은 여기서 끝나고, 탐색 안에는 `dyn`이 없다.
pub trait Visitor {
    /// 돌려주는 것.
    type Output;

    /// 놀이 `G`의 변형 `variant`를 만난다.
    fn visit<G: Evaluate + 'static>(self, variant: usize) -> Self::Output;
}

/// 모든 놀이의 타입에서 목록을 만든다.
macro_rules! games {
    ($($game:ty),+) => {
        /// 놀이가 스스로를 부르는 말, 화면과 `gaji games`의 차례로.
        const INFOS: &[Info] = &[$(<$game as Game>::INFO),+];

        /// `id`의 구체적인 타입으로 `visitor`를 부른다.
        pub fn visit<V: Visitor>(id: GameId, visitor: V) -> V::Output {
            let visits = [$(V::visit::<$game>),+];
            visits[id.game](visitor, id.variant)
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/games.rs"));
