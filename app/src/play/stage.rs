//! 무대: 판, 한 문장, 센 점수.

use gaji_figures::Marks;
use gaji_lessons::play::{Mode, Mover, Tray, ending, side_name, trays};
use gaji_protocol::{Ask, Reply, Seat};
use gaji_words::{decimal, play as words};
use leptos::prelude::*;

use super::model::Match;
use super::promotion::Promotion;
use crate::parts::{Board, Status, Views};

/// 무대.
#[component]
pub(super) fn Stage(game: Match) -> impl IntoView {
    let marks = Memo::new(move |_| marks(game));
    let sentence = Memo::new(move |_| game.sentence());
    let flipped = Signal::derive(move || game.state.with(|state| state.flipped));
    // AI끼리 두는 동안의 흔한 수는 소리 내어 읽지 않는다.
    let quiet = Signal::derive(move || {
        let watching = game.state.with(|state| state.mode == Mode::Watch);
        watching && game.running.get() && game.mover() == Mover::Machine
    });
    let size = move || {
        let (width, height) = game.scene.with(|scene| scene.size);
        format!("--columns:{width};--rows:{}", height.max(1))
    };
    view! {
        <section class="play-stage" style=size>
            <Board
                game=game.info
                scene=game.scene
                marks=marks
                flipped=flipped
                on_place=Callback::new(move |place| game.press(place))
                grips=game.grips
                on_stand=Callback::new(move |cells| game.drag_on(cells))
            />
            <Promotion game=game />
            {move || counted(game).views()}
            <Status words=sentence quiet=quiet />
        </section>
    }
}

fn marks(game: Match) -> Marks {
    let (scene, state) = (game.scene.read(), game.state.read());
    let hand = game.hand.read();
    let last = scene.played.last().map(|mv| mv.stroke).unwrap_or_default();
    let hint = game.hint().map(|mv| mv.stroke).unwrap_or_default();
    let open = game.mover() == Mover::Human;
    Marks {
        last: (last.from, last.to),
        checked: scene.checked,
        carried: game.carried.get() == scene.played.len(),
        targets: if open { hand.targets(&scene) } else { Vec::new() },
        selected: hand.selected(),
        chosen: [hint.from, hint.to].into_iter().flatten().collect(),
        line: ending(&state, &scene).map(|ending| ending.line.clone()).unwrap_or_default(),
        ..Marks::default()
    }
}

/// 판 아래의 셈: 잡은 말이나, 판에 센 점수.
fn counted(game: Match) -> Option<AnyView> {
    let start = Seat { moves: Vec::new(), ..game.seat() };
    let taken = match game.engine.now(Ask::Look(start)) {
        Some(Reply::Scene(start)) => {
            game.info.with(|info| game.scene.with(|scene| trays(game.lang, info, &start, scene)))
        }
        _ => None,
    };
    match taken {
        Some(trays) => {
            let scored = game.scene.with(|scene| scene.points.is_some());
            let class = if scored { "play-trays scored" } else { "play-trays" };
            Some(view! { <div class=class>{trays.map(tray).views()}</div> }.into_any())
        }
        None => points(game).map(|points| view! { <p class="play-points">{points}</p> }.into_any()),
    }
}

fn tray(Tray { name, glyphs, class, lead, spoken }: Tray) -> AnyView {
    let taken = (!glyphs.is_empty())
        .then(|| view! { <span class=format!("play-taken {class}")>{glyphs}</span> });
    view! {
        <p>
            <span aria-hidden="true">
                <strong>{name}</strong>
                " "
                {taken.views()}
                " "
                {lead}
            </span>
            <span class="spoken-only">{spoken}</span>
        </p>
    }
    .into_any()
}

/// «검정 2 · 하양 2». 세지 않는 놀이에는 없다. 반 점까지 센다.
fn points(game: Match) -> Option<String> {
    let [first, second] = game.scene.with(|scene| scene.points)?;
    let text = |half: i32| decimal(i64::from(half) * 500);
    game.info.with(|info| {
        let name = |side| side_name(game.lang, info, side);
        Some(words::points(game.lang, &name(0), &text(first), &name(1), &text(second)))
    })
}
