//! 누가 두고, 얼마나 센가. 자주 바꾸지 않는 것은 접어 둔다.

use gaji_lessons::play::{Heard, Mode, STRONGEST, side_name};
use gaji_lessons::tastes::Tastes;
use gaji_words::{Lang, Word, play as words};
use leptos::prelude::*;

use super::arrangement::arrangement;
use super::choices::choices;
use super::model::Match;
use super::thinking::Thinking;
use crate::parts::{Slider, Switch, Views};
use crate::{lang, tastes};

/// 설정.
#[component]
pub(super) fn Settings(game: Match) -> impl IntoView {
    let lang = lang();
    view! {
        <section class="panel play-settings">
            {who(game)}
            {strength(game)}
            {arrangement(game).views()}
            <details class="legend">
                <summary>{words::more_settings(lang)}</summary>
                <Thinking game=game />
                {tastes(game)}
            </details>
        </section>
    }
}

/// 누가 두는가.
fn who(game: Match) -> AnyView {
    let names = Mode::ALL.map(|mode| mode_name(game, mode)).to_vec();
    let chosen = Signal::derive(move || {
        let mode = game.state.with(|state| state.mode);
        Mode::ALL.iter().position(|one| *one == mode)
    });
    let choose = Callback::new(move |mode: usize| choose_mode(game, Mode::ALL[mode]));
    choices("mode", words::mode(game.lang).into(), names, chosen, choose)
}

/// 말을 옮기는 놀이는 제 말이 아래에 오게 돌린다. AI끼리는 고른 때가 시작하라는 때다.
fn choose_mode(game: Match, mode: Mode) {
    let shifts =
        game.scene.with_untracked(|scene| scene.moves.iter().any(|mv| mv.stroke.from.is_some()));
    game.running.set(mode == Mode::Watch);
    game.change(|state| {
        state.mode = mode;
        state.flipped = shifts && mode == Mode::Second;
    });
}

fn mode_name(game: Match, mode: Mode) -> String {
    let lang = game.lang;
    let side = |side| {
        game.info.with_untracked(|info| words::mode_side(lang, &side_name(lang, info, side)))
    };
    match mode {
        Mode::First => side(0),
        Mode::Second => side(1),
        Mode::Two => words::mode_two(lang).into(),
        Mode::Watch => words::mode_watch(lang).into(),
    }
}

/// AI의 세기.
fn strength(game: Match) -> AnyView {
    let level = Signal::derive(move || game.state.with(|state| state.level.into()));
    let choose =
        Callback::new(move |level: i64| game.state.update(|state| state.level = level as u8));
    view! {
        <Slider
            label=words::level(game.lang)
            value=level
            range=(1, STRONGEST.into())
            text=match game.lang {
                Lang::Ko => |level| level_name(Lang::Ko, level),
                Lang::En => |level| level_name(Lang::En, level),
            }
            on_input=choose
        />
    }
    .into_any()
}

const LEVEL_NAMES: [Word; STRONGEST as usize] =
    [words::level_1, words::level_2, words::level_3, words::level_4, words::level_5];

fn level_name(lang: Lang, level: i64) -> String {
    let index = level.clamp(1, STRONGEST.into()) as usize - 1;
    LEVEL_NAMES[index](lang).into()
}

/// 이 기기가 기억하는 것: 소리와, 고를 수 있는 놀이면 말의 글자.
fn tastes(game: Match) -> AnyView {
    let lang = game.lang;
    view! {
        <Switch
            label=words::sound(lang)
            about=words::sound_about(lang)
            on=game.sound
            on_change=Callback::new(move |on| game.sound.set(on))
        />
        {sets(game)}
    }
    .into_any()
}

/// 두 벌 가운데 하나, 이름 대신 보기로: 말의 글자와 수의 표기.
fn sets(game: Match) -> Vec<AnyView> {
    let (lang, tastes) = (game.lang, game.engine.tastes());
    let now = tastes.get_untracked();
    let choose = move |chosen: Tastes| {
        if chosen.notation != tastes.get_untracked().notation {
            game.heard.update(Heard::respell);
        }
        tastes::choose(game.engine, lang, chosen);
    };
    let letters = game.info.with_untracked(|info| now.letter_sets(info)).map(|sets| {
        let chosen = Signal::derive(move || Some(usize::from(tastes.get().letters)));
        let choose = Callback::new(move |set| {
            choose(Tastes { letters: set == 1, ..tastes.get_untracked() });
        });
        choices("letters", words::letters(lang).into(), sets.into(), chosen, choose)
    });
    let notation = game.scene.with_untracked(|scene| now.notations(scene)).map(|sets| {
        let chosen = Signal::derive(move || Some(usize::from(tastes.get().notation)));
        let choose = Callback::new(move |set| {
            choose(Tastes { notation: set == 1, ..tastes.get_untracked() });
        });
        choices("notation", words::notations(lang).into(), sets.into(), chosen, choose)
    });
    letters.into_iter().chain(notation).collect()
}
