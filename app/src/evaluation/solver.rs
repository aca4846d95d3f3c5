//! 참값을 보이라고 하는 동안 지금 국면을 끝까지 푼다.

use std::time::Duration;

use gaji_protocol::bridge::State as EngineState;
use gaji_protocol::{Ask, Reply, Seat};
use leptos::prelude::*;

use super::model::Lesson;
use crate::effect;
use crate::timer::Timer;

/// 이보다 오래 걸리면 그만 푼다. 글([`gaji_words`])에도 1분이라고 적혀 있다.
const LIMIT: Duration = Duration::from_secs(60);

/// 푸는 이.
#[derive(Clone, Copy)]
pub(super) struct Solver {
    lesson: Lesson,
    /// 풀라고 한 국면.
    wish: Memo<Option<Seat>>,
    /// 일꾼에게 부탁해 놓은 국면.
    asked: StoredValue<Option<Seat>>,
    /// 너무 오래 걸려 더 풀지 않기로 한 국면.
    left: RwSignal<Option<Seat>>,
    limit: Timer,
}

impl Solver {
    /// 일꾼이 쉴 때마다 풀 것이 남았으면 푼다: 다른 부탁에 밀려나도 그 뒤에 다시 푼다.
    pub(super) fn follow(lesson: Lesson) -> Self {
        let wished =
            move |_: Option<&_>| lesson.state.with(|state| state.solved.then(|| state.seat()));
        let solver = Self {
            lesson,
            wish: Memo::new(wished),
            asked: StoredValue::new(None),
            left: RwSignal::new(None),
            limit: Timer::new(),
        };
        effect(move || {
            let idle = lesson.engine.state().get() == EngineState::Idle;
            let wish = solver.wish.get();
            solver.give_up_unless(&wish);
            if let Some(seat) = wish.filter(|_| idle && untrack(|| solver.is_running())) {
                solver.solve(seat);
            }
        });
        on_cleanup(move || solver.give_up_unless(&None));
        solver
    }

    /// 풀라고 했는데 아직 다 풀지 못했고, 그만두지도 않았는가.
    pub(super) fn is_running(self) -> bool {
        let unsolved = || {
            let solved = self.lesson.solution();
            solved.is_none_or(|solved| solved.moves.len() < solved.count as usize)
        };
        let wish = self.wish.get();
        wish.is_some() && self.left.get() != wish && unsolved()
    }

    /// 칸 하나를 풀 때마다 막대 밑에 적힌다.
    fn solve(self, seat: Seat) {
        self.asked.set_value(Some(seat.clone()));
        let late = seat.clone();
        self.limit.set(LIMIT, move || {
            self.left.set(Some(late));
            self.lesson.engine.cancel();
        });
        self.lesson.engine.ask(Ask::Solve(seat.clone()), move |reply| self.hear(&seat, reply));
    }

    fn hear(self, seat: &Seat, reply: Reply) {
        if reply.is_last() {
            self.limit.stop();
            self.asked.try_set_value(None);
        }
        match reply {
            Reply::Solved(solved) => {
                self.lesson.solved.try_set(Some((seat.clone(), solved)));
            }
            // 끝난 판이다: 까닭은 단추 곁에 적혀 있다. 둘 수 없는 수는 화면의 엔진이 먼저 거두고 알린다.
            Reply::Refused(_) if self.wish.try_get_untracked().flatten().as_ref() == Some(seat) => {
                self.lesson.note(|state| state.solved = false);
            }
            _ => {}
        }
    }

    /// 부탁해 놓은 것이 더는 바라는 것이 아니면 거둔다. 다시 바라면 처음부터 푼다.
    fn give_up_unless(self, wish: &Option<Seat>) {
        if wish.is_none() {
            self.left.try_set(None);
        }
        let asked = self.asked.try_get_value().flatten();
        if asked.is_some() && asked != *wish {
            self.lesson.engine.cancel();
        }
    }
}
