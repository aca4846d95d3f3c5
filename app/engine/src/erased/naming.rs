//! 수를 이름([`Nth`])으로 바꾼다. 기록하는 쪽은 놀이를 몰라도 되게, 보는 눈도 이름으로 건넨다.

use gaji_core::{Event, Game, Observer};

use super::Nth;
use super::focus::Focus;

/// 기록하는 눈과, 이름을 찾을 국면들.
pub(super) struct Naming<G> {
    pub(super) focus: Focus,
    /// 지금 길의 국면, 뿌리부터.
    line: Vec<G>,
}

impl<G: Game> Naming<G> {
    pub(super) fn new(root: G, focus: Focus) -> Self {
        Self { focus, line: vec![root] }
    }

    /// 들어온 수의 이름. 부모의 국면에서 부른다.
    fn enter(&mut self, ply: u32, mv: G::Move) -> Nth {
        self.line.truncate(ply as usize);
        let Some(mut position) = self.line.last().cloned() else { return 0 };
        let name = nth(&legal(&position), mv);
        position.play(mv);
        self.line.push(position);
        name
    }
}

impl<G: Game> Observer<G::Move> for Naming<G> {
    /// 들어온 수 말고는 아무도 이름을 읽지 않는다. 적지 않는 탐색이 값을 치르지 않게 멀리 둔다.
    #[cold]
    #[inline(never)]
    fn observe(&mut self, event: Event<G::Move>) {
        let name = match event {
            Event::Enter { ply, mv: Some(mv), .. } if self.focus.keeps(ply) => self.enter(ply, mv),
            _ => 0,
        };
        self.focus.observe(event.map(|_| name));
    }
}

pub(super) fn legal<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal(&mut moves);
    moves
}

/// `legal`에 있는 `mv`의 이름.
pub(super) fn nth<M: PartialEq>(legal: &[M], mv: M) -> Nth {
    legal.iter().position(|other| *other == mv).unwrap_or(legal.len())
}
