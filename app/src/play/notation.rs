//! 글로 두고, 국면과 기보를 주고받고, 말을 놓아 차린다.

use gaji_lessons::play::{LONGEST_SHEET, ScoreSheet};
use gaji_protocol::MoveInfo;
use gaji_words::{Word, play as words};
use leptos::prelude::*;

use super::model::Match;
use crate::parts::{CopyButton, Field, Views};
use crate::{desk, lang};

/// 글로 하는 일들.
#[component]
pub(super) fn Notation(game: Match) -> impl IntoView {
    let lang = lang();
    view! {
        <section class="panel play-notation">
            <h2>{words::notation(lang)}</h2>
            <TypedMove game=game />
            <details class="legend">
                <summary>{words::exchange(lang)}</summary>
                {PAPERS.map(|paper| exchange(game, paper)).views()}
            </details>
            {desk(game)}
        </section>
    }
}

/// 수를 글로 둔다. 둘 수 없으면 무엇이 왜 틀렸는지 말한다.
#[component]
fn TypedMove(game: Match) -> impl IntoView {
    let lang = lang();
    let text = RwSignal::new(String::new());
    let hint = move || {
        let example = game.scene.with(|scene| scene.moves.first().map(spellings))?;
        Some(words::type_move_hint(lang, &example))
    };
    let play = Callback::new(move |typed: String| {
        let played = game.play_typed(&typed);
        if played.is_ok() {
            text.set(String::new());
        }
        played
    });
    view! {
        <Field
            name="play-move"
            label=words::type_move(lang)
            button=words::play_typed(lang)
            text=text
            on_input=Callback::new(move |typed| text.set(typed))
            on_submit=play
            most=LONGEST_SHEET
            renewed=game.renewed
            hint=Signal::derive(move || hint().unwrap_or_default())
        />
    }
}

/// 한 수를 적는 법: 두 표기가 다르면 나란히.
fn spellings(mv: &MoveInfo) -> String {
    if mv.say == mv.text { mv.text.clone() } else { format!("{}, {}", mv.say, mv.text) }
}

/// 주고받는 글 한 가지.
struct Paper {
    name: &'static str,
    label: Word,
    load: Word,
    copy: Word,
    /// 줄바꿈이 뜻을 갖는가: PGN의 `;` 풀이는 줄 끝까지다.
    lines: bool,
    /// 지금 판의 글.
    write: fn(Match) -> String,
    /// 고쳐 적은 글을 편다. 펼 수 없으면 그 까닭.
    read: fn(Match, &str) -> Result<(), String>,
}

const PAPERS: [Paper; 2] = [
    Paper {
        name: "play-position",
        label: words::position,
        load: words::position_load,
        copy: words::position_copy,
        lines: false,
        write: |game| game.scene.with(|scene| scene.position.clone()),
        read: Match::load_written,
    },
    Paper {
        name: "play-sheet",
        label: words::sheet,
        load: words::sheet_load,
        copy: words::sheet_copy,
        lines: true,
        write: sheet,
        read: Match::load_sheet,
    },
];

fn exchange(game: Match, paper: Paper) -> AnyView {
    let lang = game.lang;
    let Paper { name, label, load, copy, lines, write, read } = paper;
    let draft = RwSignal::new(None::<String>);
    let text = Signal::derive(move || draft.get().unwrap_or_else(|| write(game)));
    let submit = Callback::new(move |typed: String| {
        let loaded = read(game, &typed);
        if loaded.is_ok() {
            draft.set(None);
        }
        loaded
    });
    view! {
        <Field
            name=name
            label=label(lang)
            button=load(lang)
            text=text
            on_input=Callback::new(move |typed| draft.set(Some(typed)))
            on_submit=submit
            most=LONGEST_SHEET
            lines=lines
            renewed=game.renewed
        />
        <CopyButton name=copy text=Callback::new(move |()| untrack(|| write(game))) />
    }
    .into_any()
}

/// 지금까지의 기보, 사람이 읽는 표기로.
fn sheet(game: Match) -> String {
    let position = game.state.with(|state| state.position.clone());
    let said =
        |scene: &gaji_protocol::Scene| scene.played.iter().map(|mv| mv.say.clone()).collect();
    ScoreSheet { position, moves: game.scene.with(said), ..ScoreSheet::default() }.write()
}

/// 지금 국면에서 시작하는 차림판. 말을 놓아 차릴 수 있는 놀이에만 있다.
fn desk(game: Match) -> Option<AnyView> {
    let look = Callback::new(move |()| (game.info.get(), game.scene.get()));
    let load = Callback::new(move |text: String| game.load(&text));
    let able = game.info.with_untracked(|info| !info.letters.is_empty());
    able.then(|| desk::desk(look, load))
}
