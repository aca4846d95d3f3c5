//! 놀이의 목록. 엔진이 아는 만큼 보인다.

use gaji_protocol::{Ask, GameInfo, Reply};
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
            let items = games.into_iter().map(|game| view! { <li>{one(lang, &game)}</li> });
            view! { <ul class="games">{items.collect_view()}</ul> }.into_any()
        }
        _ => view! { <p>{home::games_loading(lang)}</p> }.into_any(),
    };
    view! {
        <section aria-labelledby="games">
            <h2 id="games">{home::games(lang)}</h2>
            <p>{home::games_about(lang)}</p>
            {list}
        </section>
    }
}

fn one(lang: Lang, game: &GameInfo) -> impl IntoView + use<> {
    let name = lang.pick(&game.name.ko, &game.name.en).clone();
    let about = lang.pick(&game.about.ko, &game.about.en).clone();
    view! {
        <a class="game" href=href(lang, &Page::Play(game.id.clone()))>
            <strong>{name}</strong>
            <span>{about}</span>
        </a>
    }
}
