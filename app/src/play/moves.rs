//! 둔 수의 목록. 저마다 그 수를 둘 때의 나무로 가는 링크다.

use gaji_lessons::play::how_it_thought;
use gaji_protocol::{Ask, MoveInfo, Reply, Seat};
use gaji_words::play as words;
use leptos::{html, prelude::*};

use super::model::Match;
use crate::address::href;
use crate::parts::Views;
use crate::route::{Page, SLUGS};
use crate::{effect, lang};

/// 둔 수.
#[component]
pub(super) fn Moves(game: Match) -> impl IntoView {
    let lang = lang();
    let list = NodeRef::<html::Ol>::new();
    let said = Memo::new(move |_| game.scene.with(|scene| scene.played.clone()));
    let breadth = breadth(game);
    // 새 수가 보이게 끝으로 민다.
    effect(move || {
        said.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let item = move |(ply, mv): (usize, MoveInfo)| {
        let query = move || {
            game.info.with(|info| {
                game.state.with(|state| how_it_thought(&state.seat(&info.id), ply, breadth.get()))
            })
        };
        let there = move || format!("{}?{}", href(lang, &Page::Lesson(SLUGS[0])), query());
        view! {
            <li>
                <a href=there>
                    <span class="play-ply">{ply + 1}</span>
                    {mv.say}
                    <span class="spoken-only">{words::show_thinking(lang)}</span>
                </a>
            </li>
        }
    };
    view! {
        <section class="panel play-moves">
            <h2>{words::moves(lang)}</h2>
            <p class="play-soft">
                {move || match said.read().is_empty() {
                    true => words::no_moves(lang),
                    false => words::show_thinking_about(lang),
                }}
            </p>
            <ol node_ref=list>
                {move || said.get().into_iter().enumerate().map(item).views()}
            </ol>
        </section>
    }
}

/// 시작 국면에서 둘 수 있는 수의 수: 나무가 얼마나 넓은지 어림한다.
fn breadth(game: Match) -> Memo<usize> {
    let start = Memo::new(move |_| Seat { moves: Vec::new(), ..game.seat() });
    Memo::new(move |_| match game.engine.now(Ask::Look(start.get())) {
        Some(Reply::Scene(scene)) => scene.moves.len(),
        _ => usize::MAX,
    })
}
