//! 어림과 참값: 끝까지 푼 값을 막대 밑에, 그리고 답을 아는 국면 백 개에서의 성적.

use gaji_lessons::evaluation::{passed, questions};
use gaji_protocol::{Ask, MoveScore, Reply, Seat, Solved};
use gaji_words::evaluation::truth as words;
use leptos::prelude::*;

use super::model::Lesson;
use crate::lang;

/// 어림과 참값.
#[component]
pub(super) fn Truth(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let questions = StoredValue::new(questions());
    let all = questions.with_value(Vec::len);
    let right = Memo::new(move |_| {
        let (formula, wins_first) = lesson.state.with(|state| (state.formula(), state.wins_first));
        questions.with_value(|questions| passed(questions, formula, wins_first))
    });
    let solving = RwSignal::new(None::<Seat>);
    let busy = move || solving.with(|at| at.as_ref() == Some(&lesson.seat()));
    let press = move |_| match untrack(busy) {
        true => {
            solving.set(None);
            lesson.engine.cancel();
        }
        false => solve(lesson, solving),
    };
    let label = move || if busy() { words::stop(lang) } else { words::solve(lang) };
    view! {
        <section class="panel truth">
            <h2>{words::title(lang)}</h2>
            <p>{words::about(lang)}</p>
            <button type="button" class="button" on:click=press>{label}</button>
            <p role="status">{move || told(lesson).unwrap_or_default()}</p>
            <p class="truth-exam">
                <strong>{move || words::exam(lang, &right.get(), &all)}</strong>
                " "
                {words::exam_about(lang)}
            </p>
            <progress max=all value=move || right.get() aria-label=words::title(lang) />
        </section>
    }
}

/// 지금 국면을 칸마다 끝까지 푼다. 하나 풀 때마다 막대 밑에 적힌다.
fn solve(lesson: Lesson, solving: RwSignal<Option<Seat>>) {
    let seat = lesson.state.with_untracked(|state| state.seat());
    solving.set(Some(seat.clone()));
    lesson.engine.ask(Ask::Solve(seat.clone()), move |reply| {
        let last = reply.is_last();
        match reply {
            Reply::Solved(solved) => {
                lesson.solved.try_set(Some((seat.clone(), solved)));
            }
            Reply::Refused(refusal) => {
                lesson.trouble.try_set(lesson.lang.pick(refusal.why.ko, refusal.why.en));
            }
            _ => {}
        }
        if last {
            solving.try_update(|at| {
                at.take_if(|at| *at == seat);
            });
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
    let choice = lesson.judge(lesson.formula(), |judge| judge.choice())? + 1;
    let rank = |mv: &MoveScore| mv.value.rank();
    let best = moves.iter().rev().max_by_key(|mv| rank(mv))?;
    let own = moves.iter().find(|mv| mv.text == choice.to_string())?;
    Some(match rank(own) == rank(best) {
        true => words::solved_right(lang, &choice),
        false => words::solved_wrong(lang, &choice, &best.text),
    })
}
