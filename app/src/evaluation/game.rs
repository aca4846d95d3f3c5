//! 두 성격이 겨루는 한 판을 끝까지 둔다.

use std::time::Duration;

use gaji_lessons::evaluation::{Move, Terms};
use leptos::prelude::*;

use super::model::Lesson;
use super::sight::measured;
use crate::effect;

/// 겨룬 판.
#[derive(Clone)]
pub(super) struct Game {
    pub(super) terms: Terms,
    pub(super) moves: Vec<Move>,
    pub(super) over: bool,
}

/// 펼쳐 놓은 판을 둔다. 조건이 바뀌면 처음부터 다시 두고, 거두면 없다.
pub(super) fn follow(lesson: Lesson) -> RwSignal<Option<Game>> {
    let game = RwSignal::new(None::<Game>);
    let terms = Memo::new(move |_| lesson.state.with(Terms::of));
    effect(move || {
        let terms = terms.get().filter(|_| lesson.engine.ready().get());
        let begin = |terms| Game { terms, moves: Vec::new(), over: false };
        game.set(terms.clone().map(begin));
        if let Some(terms) = terms {
            play_on(lesson, game, terms);
        }
    });
    game
}

/// 한 수씩, 수 사이에 화면이 숨을 돌리게. 조건이 바뀌었거나 화면을 떠났으면 그만둔다.
fn play_on(lesson: Lesson, game: RwSignal<Option<Game>>, terms: Terms) {
    let step = move || {
        let current = game.try_get_untracked().flatten();
        let Some(mut now) = current.filter(|now| now.terms == terms && !now.over) else { return };
        let columns = untrack(|| measured(lesson.engine, &terms.after(&now.moves)));
        let mv = columns.and_then(|columns| terms.next(&now.moves, &columns));
        now.over = mv.is_none();
        now.moves.extend(mv);
        if now.over {
            let last = now.moves.len() as u32;
            lesson.show_move(|at| at.min(last));
        } else {
            play_on(lesson, game, terms);
        }
        game.set(Some(now));
    };
    set_timeout(step, Duration::ZERO);
}
