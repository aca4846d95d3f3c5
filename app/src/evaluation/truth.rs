//! 어림과 참값: 칸마다 끝까지 푼 값을 점수와 나란히, 그리고 답을 아는 국면 백 개에서의 성적.

use gaji_lessons::evaluation::{passed, questions};
use gaji_protocol::{MoveScore, Solved};
use gaji_words::evaluation::{duel, lesson as lesson_words, truth as words};
use leptos::prelude::*;

use super::model::Lesson;
use super::numbers::{exact, scores, table};
use super::solver::Solver;
use crate::parts::{button, note, panel, said};

/// 어림과 참값.
pub(super) fn truth(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let solver = Solver::follow(lesson);
    let label = Signal::derive(move || {
        let asked = lesson.state.with(|state| state.solved);
        let label = match (asked, solver.is_running()) {
            (false, _) => words::solve,
            (true, true) => words::stop,
            (true, false) => words::hide,
        };
        label(lang).to_string()
    });
    let press = Callback::new(move |()| lesson.note(|state| state.solved = !state.solved));
    let told = Signal::derive(move || told(lesson, solver).unwrap_or_default());
    let rows = Signal::derive(move || {
        let formulas = lesson.state.with(|state| [state.formula(), state.rival_formula()]);
        let names = [duel::first(lang), duel::second(lang)];
        let scored = formulas.into_iter().zip(names);
        let scored =
            scored.map(|(formula, name)| lesson.judge(formula, |judge| scores(judge, name)));
        scored.chain(exact(lesson)).collect()
    });
    let body = vec![
        button(label, press),
        said(told),
        table(rows),
        exam(lesson),
        note(words::exam_about(lang)),
    ];
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

/// 어디까지 풀었는지, 다 풀었으면 고른 칸과 견준 말.
fn told(lesson: Lesson, solver: Solver) -> Option<String> {
    let lang = lesson.lang;
    let asked = lesson.state.with(|state| state.solved);
    let open: Vec<_> = lesson.judge(lesson.formula(), |judge| judge.open().collect());
    let Solved { moves, .. } = lesson.solution().unwrap_or_default();
    let (done, all) = (moves.len(), open.len());
    if lesson.sight.with(Option::is_some) && all == 0 {
        return Some(lesson_words::over(lang).to_string());
    }
    let choice = lesson.choice(lesson.formula()).filter(|_| asked)? + 1;
    Some(match open.get(done) {
        Some(next) if solver.is_running() => words::solving(lang, &(next + 1), &done, &all),
        Some(_) => words::limit(lang, &done, &all),
        None => compared(lesson, choice, &moves)?,
    })
}

/// 고른 칸과 가장 좋은 칸을 견준 말. 같은 크기면 뒤의 것이 남으므로 거꾸로 본다.
fn compared(lesson: Lesson, choice: usize, moves: &[MoveScore]) -> Option<String> {
    let rank = |mv: &MoveScore| mv.value.rank();
    let best = moves.iter().rev().max_by_key(|mv| rank(mv))?;
    let own = moves.iter().find(|mv| mv.text == choice.to_string())?;
    Some(match rank(own) == rank(best) {
        true => words::solved_right(lesson.lang, &choice),
        false => words::solved_wrong(lesson.lang, &choice, &best.text),
    })
}
