//! 어림과 참값: 끝까지 푼 값을 막대 밑에, 그리고 답을 아는 국면 백 개에서의 성적.

use gaji_lessons::evaluation::{State, passed, questions};
use gaji_protocol::{Ask, MoveScore, Reply, Seat, Solved};
use gaji_words::evaluation::truth as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::parts::{button, note, panel, said};

/// 어림과 참값.
pub(super) fn truth(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let solving = RwSignal::new(None::<Seat>);
    let busy = move || solving.get().is_some_and(|at| at == lesson.state.with(State::seat));
    let label = Signal::derive(move || match busy() {
        true => words::stop(lang).to_string(),
        false => words::solve(lang).to_string(),
    });
    let press = Callback::new(move |()| {
        if untrack(busy) {
            solving.set(None);
            lesson.engine.cancel();
        } else {
            solve(lesson, solving);
        }
    });
    let told = Signal::derive(move || told(lesson).unwrap_or_default());
    let body = vec![button(label, press), said(told), exam(lesson), note(words::exam_about(lang))];
    panel(words::title(lang), words::about(lang), body)
}

/// 답을 아는 국면에서의 성적.
fn exam(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let questions = questions();
    let all = questions.len();
    let questions = StoredValue::new(questions);
    let right = Signal::derive(move || {
        let (formula, wins_first) = lesson.state.with(|state| (state.formula(), state.wins_first));
        questions.with_value(|questions| passed(questions, formula, wins_first))
    });
    view! {
        <p class="exam">
            <strong>{move || words::exam(lang, &right.get(), &all)}</strong>
            <progress max=all value=right aria-label=words::title(lang) />
        </p>
    }
    .into_any()
}

/// 지금 국면을 칸마다 끝까지 푼다. 하나 풀 때마다 막대 밑에 적힌다.
fn solve(lesson: Lesson, solving: RwSignal<Option<Seat>>) {
    let seat = lesson.state.with_untracked(State::seat);
    solving.set(Some(seat.clone()));
    lesson.engine.ask(Ask::Solve(seat.clone()), move |reply| {
        if reply.is_last() {
            solving.try_update(|at| at.take_if(|at| *at == seat));
        }
        match reply {
            Reply::Solved(solved) => {
                lesson.solved.try_set(Some((seat.clone(), solved)));
            }
            Reply::Refused(refusal) => {
                lesson.trouble.try_set(lesson.lang.pick(refusal.why.ko, refusal.why.en));
            }
            _ => {}
        }
    });
}

/// 푼 것과 고른 칸을 견준 말.
fn told(lesson: Lesson) -> Option<String> {
    let lang = lesson.lang;
    let Solved { count, moves } = lesson.solution()?;
    if moves.len() < count as usize {
        return Some(words::solving(lang, &moves.len(), &count));
    }
    let choice = lesson.choice(lesson.formula())? + 1;
    let rank = |mv: &MoveScore| mv.value.rank();
    // 같은 크기면 뒤의 것이 남으므로 거꾸로 본다.
    let best = moves.iter().rev().max_by_key(|mv| rank(mv))?;
    let own = moves.iter().find(|mv| mv.text == choice.to_string())?;
    Some(match rank(own) == rank(best) {
        true => words::solved_right(lang, &choice),
        false => words::solved_wrong(lang, &choice, &best.text),
    })
}
