//! 두 성격이 겨루는 한 판: 같은 조건이면 언제나 같은 판이다.

use std::time::Duration;

use gaji_lessons::evaluation::{Formula, Judge, State};
use gaji_protocol::Seat;
use leptos::prelude::*;

use super::model::Lesson;
use super::sight::measured;

/// 겨룬 판.
#[derive(Clone)]
pub(super) struct Game {
    pub(super) terms: Terms,
    /// 둔 칸(0부터)과, 둔 성격이 본 점수.
    pub(super) moves: Vec<(usize, i64)>,
    pub(super) over: bool,
}

/// 겨루는 조건.
#[derive(Clone, PartialEq)]
pub(super) struct Terms {
    start: Seat,
    formulas: [Formula; 2],
    wins_first: bool,
}

impl Terms {
    /// 지금 판에서, 지금 성격이 먼저.
    pub(super) fn of(state: &State) -> Self {
        let formulas = [state.formula(), state.rival_formula()];
        Self { start: state.seat(), formulas, wins_first: state.wins_first }
    }

    /// `moves`를 둔 뒤의 국면.
    pub(super) fn after(&self, moves: &[(usize, i64)]) -> Seat {
        let mut seat = self.start.clone();
        seat.moves.extend(moves.iter().map(|(column, _)| (column + 1).to_string()));
        seat
    }

    /// 다음에 둘 칸과 그 점수. 끝난 판이면 `None`.
    fn next(&self, lesson: Lesson, moves: &[(usize, i64)]) -> Option<(usize, i64)> {
        let columns = untrack(|| measured(lesson.engine, &self.after(moves)))?;
        let formula = self.formulas[moves.len() % 2];
        let judge = Judge { columns: &columns, formula, wins_first: self.wins_first };
        let choice = judge.choice()?;
        Some((choice, judge.score(choice)?))
    }
}

/// 처음부터 끝까지 겨룬다.
pub(super) fn play(lesson: Lesson, game: RwSignal<Option<Game>>) {
    let terms = lesson.state.with_untracked(Terms::of);
    game.set(Some(Game { terms: terms.clone(), moves: Vec::new(), over: false }));
    play_on(lesson, game, terms);
}

/// 한 수씩, 수 사이에 화면이 숨을 돌리게. 새로 겨루거나 화면을 떠났으면 그만둔다.
fn play_on(lesson: Lesson, game: RwSignal<Option<Game>>, terms: Terms) {
    let step = move || {
        let current = game.try_get_untracked().flatten();
        let Some(mut now) = current.filter(|now| now.terms == terms && !now.over) else { return };
        let mv = terms.next(lesson, &now.moves);
        now.over = mv.is_none();
        now.moves.extend(mv);
        let more = !now.over;
        game.set(Some(now));
        if more {
            play_on(lesson, game, terms);
        }
    };
    set_timeout(step, Duration::ZERO);
}
