//! 지켜보는 이(watcher): 놀이가 멈추거나(panic) 끝나지 않아도, 무엇을 해 보던 때였는지 남는다.

use alloc::string::String;
use core::fmt::{self, Debug};

use super::ask::{move_text, text};
use crate::Game;

/// 지금 해 보는 것. 바깥의 것이 바뀌면 안의 것은 잊는다.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trying {
    /// 국면을 모은다.
    Gathering,
    /// 이 이름의 법을 확인한다.
    Law(&'static str),
    /// 이 표기의 국면에게 묻는다.
    Position(String),
    /// 그 국면에서 이 표기의 수를 둔다.
    Move(String),
}

/// 지켜보는 이. 없으면 글도 쓰지 않는다.
#[derive(Clone, Copy, Default)]
pub(super) struct Watch(pub(super) Option<fn(Trying)>);

impl Watch {
    pub(super) fn at<G: Game>(self, position: &G) {
        self.tell(|| Trying::Position(text(position)));
    }

    pub(super) fn at_move<G: Game>(self, position: &G, mv: G::Move) {
        self.tell(|| Trying::Move(move_text(position, mv)));
    }

    pub(super) fn tell(self, trying: impl FnOnce() -> Trying) {
        if let Some(watcher) = self.0 {
            watcher(trying());
        }
    }
}

impl Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Watch").field(&self.0.is_some()).finish()
    }
}
