//! 놀이의 목록. 엔진이 아는 만큼 보인다.

use gaji_protocol::{Ask, GameInfo, Reply, Text};
use gaji_words::{Lang, home};
use leptos::prelude::*;

use crate::{address::href, bridge::use_engine, lang, route::Page};

/// 놀이의 목록.
#[component]
pub(crate) fn GameList() -> impl IntoView {
    let lang = lang();
    let engine = use_engine();
    let list = move || match engine.now(Ask::Games) {
        Some(Reply::Games(games)) => {
            let families = games.chunk_by(|one, next| one.family == next.family);
            let items = families.map(|games| view! { <li>{card(lang, games)}</li> });
            view! { <ul class="games">{items.collect_view()}</ul> }.into_any()
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

/// 놀이 하나의 카드. 변형이 여럿이면 카드 안에서 고른다.
fn card(lang: Lang, games: &[GameInfo]) -> AnyView {
    let say = |text: &Text| lang.pick(&text.ko, &text.en).clone();
    let there = |game: &GameInfo| href(lang, &Page::Play(game.id.clone()));
    let words = |game: &GameInfo| {
        view! {
            <strong>{say(&game.family)}</strong>
            <span>{say(&game.about)}</span>
        }
    };
    let variant = |game: &GameInfo| view! { <a href=there(game)>{say(&game.name)}</a> };
    match games {
        [only] => view! { <a class="game" href=there(only)>{words(only)}</a> }.into_any(),
        [first, ..] => {
            let variants = games.iter().map(variant).collect_view();
            view! { <div class="game">{words(first)} <span class="variants">{variants}</span></div> }.into_any()
        }
        [] => ().into_any(),
    }
}
