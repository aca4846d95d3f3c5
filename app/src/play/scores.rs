//! 수마다의 점수 막대.

use gaji_figures::Figure;
use gaji_lessons::play::{Mover, Told, bars, is_lined_up};
use gaji_protocol::RootWish;
use gaji_words::play as words;
use leptos::prelude::*;

use super::model::Match;
use crate::lang;
use crate::parts::{FigureView, Views};

/// 처음에 보일 수의 수. 나머지는 펼쳐야 보인다.
const FEW: usize = 8;

/// 점수 막대. 아직 세는 중이면 그렇게 말한다.
#[component]
pub(super) fn Scores(game: Match) -> impl IntoView {
    let lang = lang();
    let all = RwSignal::new(false);
    let figure = Memo::new(move |_| figure(game, if all.get() { usize::MAX } else { FEW }));
    let ready = Memo::new(move |_| figure.read().is_some());
    let count = Memo::new(move |_| game.scene.with(|scene| scene.moves.len()));
    let more = move || match all.get() {
        true => words::few_moves(lang).to_string(),
        false => words::all_moves(lang, &count.get()),
    };
    let wait = move || match game.mover() {
        Mover::Nobody => "",
        _ if is_done(game) => words::analysis_short(lang),
        _ => words::analysis_wait(lang),
    };
    let drawn = Signal::derive(move || figure.get().unwrap_or_default());
    let hidden =
        Memo::new(move |_| count.get() > FEW && game.scene.with(|scene| !is_lined_up(scene)));
    let button = move || {
        view! {
            <button class="button" type="button" on:click=move |_| all.update(|all| *all = !*all)>
                {more}
            </button>
        }
    };
    view! {
        <div class="play-scores">
            {move || match ready.get() {
                true => view! { <FigureView figure=drawn /> }.into_any(),
                false => view! { <p class="play-soft">{wait}</p> }.into_any(),
            }}
            {move || hidden.get().then(button).views()}
        </div>
    }
}

fn is_done(game: Match) -> bool {
    let seat = game.seat();
    game.heard.with(|heard| heard.at(&seat).is_some_and(|told| told.done))
}

/// 지금 국면의 막대. 수와 점수는 그림의 설명에도 글로 적는다.
fn figure(game: Match, limit: usize) -> Option<Figure> {
    let seat = game.seat();
    let heard = game.heard.read();
    let counted =
        |told: &&Told| told.ask.root == RootWish::AllExact && !told.thought.moves.is_empty();
    let told = heard.at(&seat).filter(counted)?;
    let (info, scene) = (game.info.read(), game.scene.read());
    let bars = bars(game.lang, &info, &scene, &told.thought, limit);
    let labels: Vec<_> = bars.bars.iter().map(|bar| bar.label.clone()).collect();
    Some(Figure { description: labels.join(", "), ..bars.figure() })
}
