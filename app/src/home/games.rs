//! 놀이의 목록. 엔진이 아는 만큼 보인다.

use gaji_protocol::{Ask, GameInfo, Reply, Text};
use gaji_words::{Lang, home};
use leptos::prelude::*;

use crate::{address::href, bridge::use_engine, lang, parts::Views, route::Page};

/// 놀이의 목록.
#[component]
pub(crate) fn GameList() -> impl IntoView {
    let lang = lang();
    let engine = use_engine();
    let list = move || match engine.now(Ask::Games) {
        Some(Reply::Games(games)) => {
            let families = games.chunk_by(|one, next| one.family == next.family);
            let items = families.map(|games| card(lang, games));
            view! { <ul class="games">{items.views()}</ul> }.into_any()
        }
        _ => view! { <p>{engine.waiting(lang)}</p> }.into_any(),
    };
    view! {
        <section aria-labelledby="games">
            <h2 id="games">{home::games(lang)}</h2>
            <p>{home::games_about(lang)}</p>
            {list}
        </section>
    }
}

/// 놀이 하나의 카드: 누르면 첫 변형이고, 변형이 여럿이면 그 아래에서 고른다.
fn card(lang: Lang, games: &[GameInfo]) -> impl IntoView + use<> {
    let say = |text: &Text| lang.pick(&text.ko, &text.en).clone();
    let there = |game: &GameInfo| href(lang, &Page::Play(game.id.clone()));
    let variant = |game: &GameInfo| view! { <a href=there(game)>{say(&game.name)}</a> };
    let variants = games.iter().filter(|_| games.len() > 1).map(variant).views();
    games.first().map(|first| {
        view! {
            <li class="game">
                <a href=there(first)>
                    <strong>{say(&first.family)}</strong>
                    <span>{say(&first.about)}</span>
                </a>
                <p class="variants">{variants}</p>
            </li>
        }
    })
}
