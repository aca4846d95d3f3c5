//! 나무 고르기: 보기, 씨앗, 직접 적기, 놀이판의 진짜 나무.

use gaji_lessons::alphabeta::{PRESETS, Source, State, random_tree};
use gaji_protocol::{Ask, Reply, Seat};
use gaji_words::alphabeta::tree as words;
use gaji_words::{Word, errors};
use leptos::{ev, prelude::*};

use super::model::Lesson;
use super::settings::is_game;
use crate::parts::{Slider, Views};
use crate::{effect, lang, query};

/// 골라 볼 놀이판.
#[derive(Clone, Copy)]
pub(super) struct Table {
    name: Word,
    game: &'static str,
    /// 시작에서 둔 수.
    moves: &'static str,
    /// 처음 보일 깊이.
    depth: u32,
}

/// 놀이판의 진짜 나무.
pub(super) const BOARDS: [Table; 2] = [
    Table { name: words::game_tictactoe, game: "tictactoe", moves: "4 0 8 2 1", depth: 4 },
    Table { name: words::game_connect4, game: "connect4", moves: "4 4 4 3 5", depth: 3 },
];

impl Table {
    /// 이 판의 나무를 `depth`까지 본다.
    pub(super) fn plant(self, state: &mut State, depth: u32) {
        let moves = self.moves.split(' ').map(str::to_string).collect();
        state.source =
            Source::Game(Seat { game: self.game.into(), position: String::new(), moves });
        state.depth = depth;
    }
}

impl Lesson {
    /// 다른 나무를 편다: 지나온 길에 남아, 뒤로 가면 앞의 나무다.
    pub(super) fn visit(self, edit: impl FnOnce(&mut State)) {
        let mut state = self.state.get_untracked();
        state.step = None;
        edit(&mut state);
        self.turn_to(state);
    }

    fn turn_to(self, state: State) {
        if self.state.with_untracked(|now| now.source != state.source) {
            query::step(&state.to_query());
        }
        self.change(|now| *now = state);
    }

    /// 적은 나무를 써 본다. 읽을 수 없으면 그 까닭.
    pub(super) fn plant(self, tree: String) -> Result<(), String> {
        // 빈 국면은 엔진에게 «처음»이라는 말이라서 엔진은 거절하지 않는다.
        if tree.trim().is_empty() {
            return Err(errors::tree_empty(self.lang).to_string());
        }
        let seat = Seat { game: "tree".into(), position: tree.clone(), moves: Vec::new() };
        let reply = untrack(|| self.engine.now(Ask::Look(seat)));
        match reply {
            Some(Reply::Refused(refusal)) => Err(self.lang.pick(refusal.why.ko, refusal.why.en)),
            Some(Reply::Scene(scene)) if scene.moves.is_empty() => {
                Err(errors::tree_leaf(self.lang).to_string())
            }
            // 엔진이 고쳐 적은 글이 주소에 들어간다: 빈칸이 없고 빼기표가 짧다.
            Some(Reply::Scene(scene)) => {
                let source = Source::typed(scene.position)
                    .ok_or_else(|| errors::text_long(self.lang).to_string())?;
                self.visit(|state| state.source = source);
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// 나무 고르기.
#[component]
pub(super) fn Trees(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let depth = Signal::derive(move || lesson.state.with(|state| i64::from(state.depth)));
    let boards = Memo::new(move |_| lesson.state.with(is_game));
    let deepen = Callback::new(move |depth: i64| {
        lesson.change(|state| state.depth = depth.clamp(1, 9) as u32);
    });
    let deeper = move || {
        view! { <Slider label=words::depth(lang) value=depth range=(1, 9) on_input=deepen /> }
    };
    view! {
        <section class="panel trees">
            <h2>{words::choose(lang)}</h2>
            <Presets lesson=lesson />
            <Seeds lesson=lesson />
            <Boards lesson=lesson />
            {move || boards.get().then(deeper).views()}
            <Typed lesson=lesson />
        </section>
    }
}

#[component]
fn Presets(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let button = move |index: usize| {
        let preset = PRESETS[index];
        let here = move || {
            lesson
                .state
                .with(|state| matches!(&state.source, Source::Typed(tree) if tree == preset.tree))
        };
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || here().to_string()
                on:click=move |_| lesson.visit(|state| state.source = Source::Typed(preset.tree.into()))
            >
                {(preset.name)(lang)}
            </button>
        }
    };
    view! {
        <div class="chips" role="group" aria-label=words::preset(lang)>
            {(0..PRESETS.len()).map(button).views()}
        </div>
    }
}

/// 씨앗에서 자란 나무. 누를 때마다 다음 씨앗이다.
#[component]
fn Seeds(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let seed = Memo::new(move |_| {
        lesson.state.with(|state| match state.source {
            Source::Random(seed) => Some(seed),
            _ => None,
        })
    });
    let next = move |_| {
        let seed = seed.get_untracked().map_or(1, |seed| seed.wrapping_add(1));
        lesson.visit(|state| state.source = Source::Random(seed));
    };
    let shown = move || seed.get().map(|seed| format!("{} {seed}", words::seed(lang)));
    let label = move || match seed.get() {
        Some(_) => words::random_again(lang),
        None => words::random(lang),
    };
    view! {
        <div class="chips">
            <button type="button" class="chip" aria-pressed=move || seed.get().is_some().to_string() on:click=next>
                {label}
            </button>
            <span class="settings-about">{shown}" "{words::seed_about(lang)}</span>
        </div>
    }
}

#[component]
fn Boards(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let button = move |board: Table| {
        let here = move || {
            lesson
                .state
                .with(|s| matches!(&s.source, Source::Game(seat) if seat.game == board.game))
        };
        let show = move |_| lesson.visit(|state| board.plant(state, board.depth));
        view! {
            <button type="button" class="chip" aria-pressed=move || here().to_string() on:click=show>
                {(board.name)(lang)}
            </button>
        }
    };
    view! {
        <div class="chips" role="group" aria-label=words::game_tree(lang)>
            <span class="settings-about">{words::game_tree(lang)}</span>
            {BOARDS.map(button).views()}
        </div>
    }
}

/// 직접 적기. 읽을 수 없으면 까닭을 말하고 앞의 나무를 그대로 둔다.
#[component]
fn Typed(lesson: Lesson) -> impl IntoView {
    let lang = lang();
    let text = RwSignal::new(String::new());
    let why = RwSignal::new(String::new());
    // 지금 나무의 글을 보여 준다: 고쳐 적기 쉽도록.
    effect(move || {
        let tree = lesson.state.with(|state| match &state.source {
            Source::Typed(tree) => Some(tree.clone()),
            Source::Random(seed) => Some(random_tree(*seed)),
            Source::Game(_) => None,
        });
        if let Some(tree) = tree {
            text.set(tree);
            why.set(String::new());
        }
    });
    let plant = move |event: ev::SubmitEvent| {
        event.prevent_default();
        why.set(lesson.plant(text.get_untracked()).err().unwrap_or_default());
    };
    view! {
        <form class="typed" on:submit=plant>
            <label for="typed-tree">{words::typed(lang)}</label>
            <div class="typed-row">
                <input
                    id="typed-tree"
                    type="text"
                    autocomplete="off"
                    spellcheck="false"
                    aria-describedby="typed-hint typed-why"
                    aria-invalid=move || (!why.read().is_empty()).then_some("true")
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <button type="submit" class="button">{words::typed_draw(lang)}</button>
            </div>
            <p id="typed-hint" class="settings-about">
                {words::typed_hint(lang)} " " {words::typed_limits(lang, &500, &8)}
            </p>
            <p id="typed-why" class="typed-why" role="alert">{why}</p>
        </form>
    }
}
