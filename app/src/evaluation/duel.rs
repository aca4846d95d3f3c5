//! 두 성격을 같은 판에 나란히, 그리고 겨루기.

use gaji_figures::Marks;
use gaji_lessons::evaluation::{Duel, Formula, Move, State};
use gaji_protocol::Scene;
use gaji_words::decimal;
use gaji_words::evaluation::{duel as words, lesson as board};
use leptos::prelude::*;

use super::game::{self, Game};
use super::model::Lesson;
use super::sight::Sight;
use super::weights::{Whose, weights};
use crate::parts::{Board, FigureView, Slider, Views, button, chip, chips, note, panel, said};

const RIVAL: Whose = Whose { formula: State::rival_formula, place: |state| &mut state.rival };

/// 두 성격의 공식.
const FORMULAS: [fn(&State) -> Formula; 2] = [State::formula, State::rival_formula];

/// 두 성격.
pub(super) fn duel(lesson: Lesson) -> AnyView {
    let lang = lesson.lang;
    let verdict = Signal::derive(move || match choices(lesson) {
        [Some(first), Some(second)] if first == second => words::same(lang, &(first + 1)),
        [Some(first), Some(second)] => words::differ(lang, &(first + 1), &(second + 1)),
        _ => String::new(),
    });
    let copy = Callback::new(move |()| lesson.change(|state| state.rival = state.weights));
    let play =
        |here| Callback::new(move |()| lesson.note(|state| state.duel = Some(Duel::whole(here))));
    let starts = vec![
        button(Signal::stored(words::play(lang).into()), play(false)),
        chip(words::play_here(lang), None, play(true)),
    ];
    let cards = view! { <div class="duel-cards">{card(lesson, 0)} {card(lesson, 1)}</div> };
    let body = vec![
        cards.into_any(),
        said(verdict),
        weights(lesson, RIVAL, chip(words::use_mine(lang), None, copy)),
        chips(words::play(lang), starts),
        note(words::ahead(lang)),
        played(lesson, game::follow(lesson)),
    ];
    panel(words::title(lang), words::about(lang), body)
}

fn choices(lesson: Lesson) -> [Option<usize>; 2] {
    FORMULAS.map(|formula| lesson.choice(lesson.state.with(formula)))
}

/// 한 성격의 막대.
fn card(lesson: Lesson, index: usize) -> AnyView {
    let name = [words::first, words::second][index];
    let bars = Memo::new(move |_| {
        let [first, second] = choices(lesson);
        lesson.card(lesson.state.with(FORMULAS[index]), first != second, name)
    });
    view! {
        <div>
            <h3>{name(lesson.lang)}</h3>
            <FigureView figure=bars />
        </div>
    }
    .into_any()
}

/// 겨룬 판: 앞뒤로 넘겨 보는 판과, 수마다의 점수.
fn played(lesson: Lesson, game: RwSignal<Option<Game>>) -> AnyView {
    let body = move || {
        let game = game.get()?;
        Some(match (game.over, game.moves.is_empty()) {
            (false, _) => note(words::playing(lesson.lang)),
            (true, true) => note(board::over(lesson.lang)),
            (true, false) => replay(lesson, game),
        })
    };
    view! { <div class="duel-game">{body}</div> }.into_any()
}

/// 한 수라도 둔 판.
fn replay(lesson: Lesson, Game { terms, moves, .. }: Game) -> AnyView {
    let lang = lesson.lang;
    let who = move |index: usize| [words::first, words::second][index % 2](lang);
    let line = |(index, &(column, score)): (usize, &Move)| {
        let words = words::mv(lang, &(index + 1), &who(index), &(column + 1), &decimal(score));
        view! { <li>{words}</li> }
    };
    let lines = moves.iter().enumerate().map(line).views();
    let last = moves.len();
    let at = move || {
        let duel = lesson.state.with(|state| state.duel);
        duel.map_or(last, |duel| last.min(duel.at as usize))
    };
    let seen = move || Sight::of(lesson.engine, &terms.after(&moves[..at()]))?.ok();
    let Some(Sight { info, scene: first, .. }) = untrack(&seen) else { return ().into_any() };
    let scene = Memo::new(move |_| {
        lesson.coloured(seen().map_or_else(|| first.clone(), |sight| sight.scene))
    });
    let over = Signal::derive(move || scene.with(|scene| told(lesson, scene, who(last - 1))));
    let step = Callback::new(move |step| lesson.show_move(|_| step as u32));
    view! {
        <div class="duel-board">
            <Board
                game=Signal::stored(info)
                scene=scene
                marks=Memo::new(move |_| scene.with(|scene| Marks {
                    last: (None, scene.played.last().and_then(|mv| mv.stroke.to)),
                    line: scene.ending.iter().flat_map(|ending| ending.line.clone()).collect(),
                    ..Marks::default()
                }))
            />
            {said(over)}
            <Slider
                label=words::step(lang)
                value=Signal::derive(move || at() as i64)
                range=(0, last as i64)
                on_input=step
            />
        </div>
        <ol class="duel-moves">{lines}</ol>
    }
    .into_any()
}

/// 끝까지 본 판이면 누가 어떻게 이겼는지. `last`는 마지막 수를 둔 성격이다.
fn told(lesson: Lesson, scene: &Scene, last: &str) -> String {
    let won = scene.ending.as_ref().is_some_and(|ending| ending.winner.is_some());
    let winner = won.then(|| words::winner(lesson.lang, &last));
    winner.into_iter().chain(lesson.over(scene)).collect::<Vec<_>>().join(" ")
}
