//! 두 성격을 같은 판에 나란히, 그리고 이 판에서 겨루기.

use gaji_figures::Marks;
use gaji_lessons::evaluation::{Formula, Judge, State};
use gaji_protocol::Seat;
use gaji_words::decimal;
use gaji_words::evaluation::duel as words;
use leptos::prelude::*;
use std::time::Duration;

use super::model::{Lesson, Sight, measured};
use super::weights::{Weights, Whose};
use crate::lang;
use crate::parts::{Board, Chip, FigureView, Slider};

const RIVAL: Whose = Whose { formula: State::rival_formula, place: |state| &mut state.rival };

/// 겨룬 판.
#[derive(Clone, PartialEq)]
struct Game {
    terms: Terms,
    /// 둔 칸(0부터)과 둔 성격의 점수.
    moves: Vec<(usize, i64)>,
    over: bool,
}

/// 겨루는 조건: 같으면 언제나 같은 판이 된다.
#[derive(Clone, PartialEq)]
struct Terms {
    start: Seat,
    formulas: [Formula; 2],
    wins_first: bool,
}

impl Terms {
    fn of(state: &State) -> Self {
        let formulas = [state.formula(), state.rival_formula()];
        Self { start: state.seat(), formulas, wins_first: state.wins_first }
    }

    /// `moves`를 둔 뒤의 국면.
    fn after(&self, moves: &[(usize, i64)]) -> Seat {
        let mut seat = self.start.clone();
        seat.moves.extend(moves.iter().map(|(column, _)| (column + 1).to_string()));
        seat
    }
}

/// 두 성격.
#[component]
pub(super) fn Duel(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let formulas: [fn(&State) -> Formula; 2] = [State::formula, State::rival_formula];
    let choices = Memo::new(move |_| {
        formulas.map(|formula| lesson.judge(lesson.state.with(formula), |judge| judge.choice()))
    });
    let differs = Signal::derive(move || choices.with(|[first, second]| first != second));
    let card = move |index: usize| {
        let names = [words::first, words::second];
        let bars = Memo::new(move |_| {
            lesson.card(lesson.state.with(formulas[index]), differs.get(), names[index])
        });
        view! {
            <div class="duel-card">
                <h3>{names[index](lang)}</h3>
                <FigureView figure=bars />
            </div>
        }
    };
    let verdict = move || match choices.get() {
        [Some(first), Some(second)] if first == second => words::same(lang, &(first + 1)),
        [Some(first), Some(second)] => words::differ(lang, &(first + 1), &(second + 1)),
        _ => String::new(),
    };
    let copy = Callback::new(move |()| lesson.change(|state| state.rival = state.weights));
    let game = RwSignal::new(None::<Game>);
    let play = Callback::new(move |()| {
        let terms = lesson.state.with_untracked(Terms::of);
        game.set(Some(Game { terms: terms.clone(), moves: Vec::new(), over: false }));
        play_on(lesson, game, terms);
    });
    view! {
        <section class="panel duel">
            <h2>{words::title(lang)}</h2>
            <p>{words::about(lang)}</p>
            <div class="duel-cards">{card(0)} {card(1)}</div>
            <p role="status"><strong>{verdict}</strong></p>
            <Weights lesson=lesson whose=RIVAL>
                <Chip label=words::use_mine(lang) on_press=copy />
            </Weights>
            <div class="chips"><Chip label=words::play(lang) on_press=play /></div>
            <p class="settings-about">{words::ahead(lang)}</p>
            <Played lesson=lesson game=game />
        </section>
    }
}

/// 한 수씩, 수 사이에 화면이 숨을 돌리게. 조건이 바뀌었거나 화면을 떠났으면 그만둔다.
fn play_on(lesson: Lesson, game: RwSignal<Option<Game>>, terms: Terms) {
    let step = move || {
        let current = game.try_get_untracked().flatten().filter(|game| game.terms == terms);
        let Some(Game { moves, .. }) = current else { return };
        let mv = untrack(|| measured(lesson.engine, &terms.after(&moves))).and_then(|columns| {
            let formula = terms.formulas[moves.len() % 2];
            let judge = Judge { columns: &columns, formula, wins_first: terms.wins_first };
            let choice = judge.choice()?;
            Some((choice, judge.score(choice)?))
        });
        game.update(|game| {
            let Some(game) = game else { return };
            game.over = mv.is_none();
            game.moves.extend(mv);
        });
        if mv.is_some() {
            play_on(lesson, game, terms.clone());
        }
    };
    set_timeout(step, Duration::ZERO);
}

/// 겨룬 판: 수마다의 점수와, 앞뒤로 넘겨 보는 판.
#[component]
fn Played(lesson: Lesson, game: RwSignal<Option<Game>>) -> impl IntoView {
    let lang = lang();
    let seen = RwSignal::new(i64::MAX);
    let shown = Memo::new(move |_| {
        let terms = lesson.state.with(Terms::of);
        game.get().filter(|game| game.over && game.terms == terms)
    });
    let length = move || shown.with(|game| game.as_ref().map_or(0, |game| game.moves.len()));
    let at = Signal::derive(move || seen.get().min(length() as i64));
    let sight = Memo::new(move |_| {
        let game = shown.get()?;
        let seat = game.terms.after(game.moves.get(..at.get() as usize)?);
        Sight::of(lesson.engine, &seat)?.ok()
    });
    let moves = move || {
        let game = shown.get()?;
        let line = |(index, &(column, score)): (usize, &(usize, i64))| {
            let who = if index % 2 == 0 { words::first(lang) } else { words::second(lang) };
            words::mv(lang, &(index + 1), &who, &(column + 1), &decimal(score))
        };
        let lines = game.moves.iter().enumerate().map(line);
        Some(lines.map(|line| view! { <li>{line}</li> }).collect_view())
    };
    let board = move || {
        let first = sight.get_untracked()?;
        let scene = Signal::derive({
            let scene = first.scene.clone();
            move || sight.get().map_or(scene.clone(), |sight| lesson.coloured(sight.scene))
        });
        let marks = Signal::derive(move || {
            scene.with(|scene| Marks {
                last: (None, scene.played.last().and_then(|mv| mv.stroke.to)),
                line: scene.ending.iter().flat_map(|ending| ending.line.clone()).collect(),
                ..Marks::default()
            })
        });
        let over = move || sight.get().and_then(|sight| lesson.over(&sight.scene));
        let last = length() as i64;
        Some(view! {
            <div class="duel-board"><Board game=Signal::stored(first.info) scene=scene marks=marks /></div>
            <p role="status"><strong>{over}</strong></p>
            <Slider label=words::step(lang) value=at range=(0, last) on_input=Callback::new(move |step| seen.set(step)) />
        })
    };
    let ready = Memo::new(move |_| shown.with(Option::is_some));
    view! {
        {move || ready.get().then(board)}
        <ol class="duel-moves">{moves}</ol>
    }
}
