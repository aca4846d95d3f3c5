//! 기록(record): 시작 국면과 둔 수. 되풀이처럼 지나온 길로 정해지는 끝은 여기서만 안다.

use alloc::vec::Vec;

use crate::{End, Game, MoveError};

/// 지나온 한 걸음: 그 걸음 뒤의 국면을 되풀이 규칙이 보는 만큼만.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// 국면의 열쇠.
    pub key: u64,
    /// 둘 차례인 쪽이 장군을 받고 있는가(방금 둔 쪽이 장군을 불렀는가).
    pub check: bool,
}

impl Step {
    /// 지금 국면의 걸음.
    #[must_use]
    pub fn of<G: Game>(position: &G) -> Self {
        Self { key: position.key(), check: position.in_check() }
    }
}

/// 시작 국면에서 지금까지.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    start: G,
    moves: Vec<G::Move>,
    position: G,
    trail: Vec<Step>,
}

impl<G: Game> Record<G> {
    /// `start`에서 시작한다.
    #[must_use]
    pub fn new(start: G) -> Self {
        let trail = [Step::of(&start)].into();
        Self { position: start.clone(), start, moves: Vec::new(), trail }
    }

    /// 시작 국면.
    #[must_use]
    pub const fn start(&self) -> &G {
        &self.start
    }

    /// 둔 수.
    #[must_use]
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// 지금 국면.
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// 지나온 걸음. 첫째가 시작, 마지막이 지금이다.
    #[must_use]
    pub fn trail(&self) -> &[Step] {
        &self.trail
    }

    /// 표기로 한 수 둔다.
    ///
    /// # Errors
    /// 표기가 아니거나 둘 수 없거나 이미 끝났을 때. 기록은 그대로다.
    pub fn play_text(&mut self, text: &str) -> Result<G::Move, MoveError> {
        if self.end().is_some_and(|end| !end.claim) {
            return Err(MoveError::Over);
        }
        let mv = self.position.parse_move(text)?;
        self.play(mv);
        Ok(mv)
    }

    /// 둘 수 있는 수 `mv`를 둔다.
    pub fn play(&mut self, mv: G::Move) {
        self.position.play(mv);
        self.moves.push(mv);
        self.trail.push(Step::of(&self.position));
    }

    /// 끝: 국면 스스로, 심판(adjudicated), 지나온 길의 차례로 묻는다. 주장해야 하는 끝(claim)도 나온다.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        match self.position.outcome() {
            Some(outcome) => Some(End::of(outcome, self.position.reason())),
            None => self.position.adjudicated().or_else(|| self.position.recurred(&self.trail)),
        }
    }
}
