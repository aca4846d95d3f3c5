//! 두 성격을 같은 판에 나란히, 그리고 이 판에서 겨루기.

use gaji_figures::Marks;
use gaji_lessons::evaluation::{Formula, State};
use gaji_words::decimal;
use gaji_words::evaluation::duel as words;
use leptos::prelude::*;

use super::game::{self, Game, Terms};
use super::model::Lesson;
use super::sight::Sight;
use super::weights::{Whose, weights};
use crate::parts::{Board, FigureView, Slider, Views, button, chip, note, panel, said};

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
    let game = RwSignal::new(None::<Game>);
    let play = Callback::new(move |()| game::play(lesson, game));
    let cards = view! { <div class="duel-cards">{card(lesson, 0)} {card(lesson, 1)}</div> };
    let body = vec![
        cards.into_any(),
        said(verdict),
        weights(lesson, RIVAL, chip(words::use_mine(lang), None, copy)),
        button(Signal::stored(words::play(lang).to_string()), play),
        note(words::ahead(lang)),
        played(lesson, game),
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

/// 겨룬 판: 앞뒤로 넘겨 보는 판과, 수마다의 점수. 조건이 바뀌면 사라진다.
fn played(lesson: Lesson, game: RwSignal<Option<Game>>) -> AnyView {
    let body = move || {
        let game = game.get().filter(|game| game.over)?;
        (lesson.state.with(Terms::of) == game.terms).then(|| replay(lesson, game))
    };
    view! { <div class="duel-game">{body}</div> }.into_any()
}

fn replay(lesson: Lesson, game: Game) -> AnyView {
    let lang = lesson.lang;
    let line = |(index, &(column, score)): (usize, &(usize, i64))| {
        let who = [words::first, words::second][index % 2](lang);
        let words = words::mv(lang, &(index + 1), &who, &(column + 1), &decimal(score));
        view! { <li>{words}</li> }
    };
    let lines = game.moves.iter().enumerate().map(line).views();
    let last = game.moves.len() as i64;
    let at = RwSignal::new(last);
    let seen = move || {
        let moves = &game.moves[..at.get() as usize];
        Sight::of(lesson.engine, &game.terms.after(moves))?.ok()
    };
    let Some(Sight { info, scene: first, .. }) = untrack(&seen) else { return ().into_any() };
    let scene = Memo::new(move |_| {
        lesson.coloured(seen().map_or_else(|| first.clone(), |sight| sight.scene))
    });
    let over = Signal::derive(move || scene.with(|scene| lesson.over(scene)).unwrap_or_default());
    let step = Callback::new(move |step| at.set(step));
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
            <Slider label=words::step(lang) value=at range=(0, last) on_input=step />
        </div>
        <ol class="duel-moves">{lines}</ol>
    }
    .into_any()
}
