//! 둔 수의 목록. 누르면 그 수의 뒷이야기와, 그 앞의 나무로 가는 링크가 보인다.

use gaji_lessons::play::{Behind, behind};
use gaji_protocol::{Ask, MoveInfo, Reply, Seat};
use gaji_words::play as words;
use leptos::{html, prelude::*};

use super::model::Match;
use crate::address::href_with;
use crate::parts::Views;
use crate::route::{Page, SLUGS};
use crate::{effect, lang};

/// 둔 수.
#[component]
pub(super) fn Moves(game: Match) -> impl IntoView {
    let lang = lang();
    let list = NodeRef::<html::Ol>::new();
    let said = Memo::new(move |_| game.scene.with(|scene| scene.played.clone()));
    let chosen = RwSignal::new(None::<usize>);
    // 새 수가 보이게 끝으로 밀고, 물러서 없어진 수의 이야기는 거둔다.
    effect(move || {
        let count = said.read().len();
        if chosen.get_untracked().is_some_and(|ply| ply >= count) {
            chosen.set(None);
        }
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let item = move |(ply, mv): (usize, MoveInfo)| {
        let here = move || chosen.get() == Some(ply);
        let press = move |_| chosen.update(|now| *now = (*now != Some(ply)).then_some(ply));
        view! {
            <li>
                <button type="button" aria-pressed=move || here().to_string() on:click=press>
                    <span class="play-ply">{ply + 1}</span>
                    {mv.say}
                </button>
            </li>
        }
    };
    let story = move || chosen.get().and_then(|ply| story(game, ply)).map(told).views();
    view! {
        <section class="panel play-moves">
            <h2>{words::moves(lang)}</h2>
            <p class="play-soft">
                {move || match said.read().is_empty() {
                    true => words::no_moves(lang),
                    false => words::behind_about(lang),
                }}
            </p>
            <ol node_ref=list>
                {move || said.get().into_iter().enumerate().map(item).views()}
            </ol>
            <div class="play-behind" role="status">{story}</div>
        </section>
    }
}

/// `ply`번째(0부터) 수의 뒷이야기.
fn story(game: Match, ply: usize) -> Option<Behind> {
    let seat = game.seat();
    let before = Seat { moves: seat.moves.iter().take(ply).cloned().collect(), ..seat };
    let Some(Reply::Scene(scene)) = game.engine.now(Ask::Look(before.clone())) else { return None };
    let (info, state, heard) = (game.info.read(), game.state.read(), game.heard.read());
    game.scene.with(|now| {
        let mv = now.played.get(ply)?;
        Some(behind(game.lang, &info, &state, &heard, (&before, &scene), mv))
    })
}

fn told(Behind { real, picture, open, query }: Behind) -> AnyView {
    let there = href_with(lang(), &Page::Lesson(SLUGS[0]), &query);
    view! {
        <p>{real}</p>
        <p class="play-soft">{picture}</p>
        <a class="button" href=there>{open}</a>
    }
    .into_any()
}
